// SPDX-License-Identifier: MIT OR Apache-2.0
//! Compiles liblinnet for one processor level, without batches. On x86-64 and AArch64 the fast code asks the processor.

use std::env;
use std::error::Error;
use std::fs;
use std::path::Path;

/// What liblinnet has beside the families.
const LIBRARY: [&str; 4] = ["algorithms.cpp", "c_by_id.cpp", "c_common.cpp", "level.cpp"];
const FLAGS: [&str; 4] = ["-fno-exceptions", "-fno-rtti", "-fno-threadsafe-statics", "-fvisibility=hidden"];
/// Each function is linked alone.
const SECTIONS: [&str; 2] = ["-ffunction-sections", "-fdata-sections"];
/// g++ otherwise wipes and copies by `rep stos` and `rep movs`, whose start-up takes longer than many a short message.
const SHORT_COPIES: [&str; 2] = [
    "-mmemset-strategy=vector_loop:1024:noalign,libcall:-1:noalign",
    "-mmemcpy-strategy=vector_loop:1024:noalign,libcall:-1:noalign",
];

/// Constant time is tested at -O2 and -Os, so a debug build has -O2 too. `LINNET_OPT_LEVEL` states another level.
fn level() -> String {
    let of_profile = env::var("OPT_LEVEL").unwrap_or_default();
    let size = of_profile == "s" || of_profile == "z";
    env::var("LINNET_OPT_LEVEL").unwrap_or_else(|_| if size { "s" } else { "2" }.into())
}

/// A program for newer processors has a library for them. Other programs ask the processor only where that is worth a call.
fn processor() -> Option<&'static str> {
    let features = env::var("CARGO_CFG_TARGET_FEATURE").unwrap_or_default();
    let has = |names: &[&str]| names.iter().all(|name| features.split(',').any(|feature| feature == *name));
    let (v3, v4) = (["avx2", "bmi1", "bmi2"], ["avx512bw", "avx512dq", "avx512vl", "avx512cd"]);
    if !has(&v3) {
        None
    } else if has(&v4) {
        Some("-march=x86-64-v4")
    } else {
        Some("-march=x86-64-v3")
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=cpp");
    println!("cargo::rerun-if-env-changed=LINNET_OPT_LEVEL");
    let (include, source) = (Path::new("cpp/include"), Path::new("cpp/src"));
    let mut build = cc::Build::new();
    build.cpp(true).std("c++20").cpp_link_stdlib(None).warnings(false).opt_level_str(&level()).debug(false);
    build.include(include).include(source).define("LINNET_LIBRARY", None).flags(FLAGS).flags(SECTIONS);
    if env::var("CARGO_CFG_TARGET_ARCH")? == "x86_64" && build.get_compiler().is_like_gnu() {
        build.flags(SHORT_COPIES);
    }
    if let Some(flag) = processor() {
        build.flag(flag);
    }
    build.files(LIBRARY.map(|name| source.join(name)));
    for entry in fs::read_dir(source.join("generated"))? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "cpp") {
            build.file(path);
        }
    }
    build.compile("linnet");
    Ok(())
}
