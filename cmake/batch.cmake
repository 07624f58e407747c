# SPDX-License-Identifier: MIT OR Apache-2.0
# Batches as kernels. A compiler for devices is seldom the project's compiler: LINNET_SYCL is the command of such a compiler, for
# example `acpp;--acpp-targets=omp` or `icpx;-fsycl`, and LINNET_CUDA for example `nvcc;-arch=native`. It compiles the kernels and
# links the programs. LINNET_SYCL_FLAGS and LINNET_CUDA_FLAGS are further options for kernels.
set(LINNET_SYCL "" CACHE STRING "SYCL compiler, with options, for batches as kernels")
set(LINNET_CUDA "" CACHE STRING "CUDA compiler, with options, for the same")
set(LINNET_SYCL_FLAGS "-O2" CACHE STRING "Further options for SYCL kernels")
set(LINNET_CUDA_FLAGS "--expt-relaxed-constexpr" CACHE STRING "Further options for CUDA kernels")

# Compiles a source file; options follow the object.
function(linnet_batch_object backend source object)
    string(TOUPPER ${backend} upper)
    add_custom_command(
        OUTPUT "${object}"
        COMMAND
            ${LINNET_${upper}} -std=c++20 ${LINNET_${upper}_FLAGS} ${ARGN} "-I${PROJECT_SOURCE_DIR}/include" "-I${PROJECT_SOURCE_DIR}/src"
            "-I${PROJECT_SOURCE_DIR}/tests" -MMD -MF "${object}.d" -c "${source}" -o "${object}"
        DEPENDS "${source}"
        DEPFILE "${object}.d"
        COMMENT "${backend} object ${object}"
        VERBATIM)
endfunction()

# Compiles a source file for each family, with LINNET_FAMILY and LINNET_HEADER, and sets `objects`; further options follow.
function(linnet_batch_families backend source objects)
    set(all)
    get_filename_component(name "${source}" NAME)
    foreach(family IN LISTS LINNET_FAMILIES)
        set(object "${CMAKE_CURRENT_BINARY_DIR}/${name}_${family}.o")
        linnet_batch_object(${backend} "${source}" "${object}" -DLINNET_FAMILY=${family}_family "-DLINNET_HEADER=<linnet/${family}.hpp>" ${ARGN})
        list(APPEND all "${object}")
    endforeach()
    set(${objects} "${all}" PARENT_SCOPE)
endfunction()
