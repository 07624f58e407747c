// SPDX-License-Identifier: MIT OR Apache-2.0
//! Compiles liblinnet without batches: for one processor level, or with `opt-level = 3` on and for x86_64-unknown-linux-gnu for several. A
//! program then uses the best level that its processor has.

use cc::Build;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::env;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// What liblinnet has beside the families.
const LIBRARY: [&str; 4] = ["algorithms.cpp", "c_by_id.cpp", "c_common.cpp", "level.cpp"];
const FLAGS: [&str; 5] = ["-fno-lto", "-fno-exceptions", "-fno-rtti", "-fno-threadsafe-statics", "-fvisibility=hidden"];
/// Each function is linked alone.
const SECTIONS: [&str; 2] = ["-ffunction-sections", "-fdata-sections"];
/// g++ otherwise wipes and copies by `rep stos` and `rep movs`, whose start-up takes longer than many a short message.
const SHORT_COPIES: [&str; 2] = [
    "-mmemset-strategy=vector_loop:1024:noalign,libcall:-1:noalign",
    "-mmemcpy-strategy=vector_loop:1024:noalign,libcall:-1:noalign",
];

/// Constant time is tested at -O2 and -Os, so a debug build has -O2 too.
fn optimization() -> &'static str {
    let of_profile = env::var("OPT_LEVEL").unwrap_or_default();
    if of_profile == "s" || of_profile == "z" { "s" } else { "2" }
}

/// A program for newer processors has a library for them.
fn processor() -> Option<&'static str> {
    let features = env::var("CARGO_CFG_TARGET_FEATURE").unwrap_or_default();
    let has = |names: &[&str]| names.iter().all(|name| features.split(',').any(|feature| feature == *name));
    let v3 = ["avx2", "bmi1", "bmi2", "f16c", "fma", "lzcnt", "movbe", "popcnt"];
    let v4 = ["avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"];
    has(&v3).then_some(if has(&v4) { "-march=x86-64-v4" } else { "-march=x86-64-v3" })
}

fn configured(include: &Path, source: &Path) -> Result<Build> {
    let mut build = Build::new();
    build.cpp(true).std("c++20").cpp_link_stdlib(None).warnings(false).opt_level_str(optimization()).debug(false);
    build.include(include).include(source).define("LINNET_LIBRARY", None).flags(FLAGS).flags(SECTIONS);
    if env::var("CARGO_CFG_TARGET_ARCH")? == "x86_64" && build.get_compiler().is_like_gnu() {
        build.flags(SHORT_COPIES);
    }
    Ok(build)
}

/// The names of the families, which have a source each.
fn families(source: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(source.join("generated"))? {
        let name = entry?.file_name();
        found.extend(name.to_string_lossy().strip_suffix(".cpp").map(String::from));
    }
    found.sort();
    Ok(found)
}

/// The processor levels of the library, as cmake/levels.cmake states them for CMake.
struct Levels {
    lists: HashMap<String, Vec<String>>,
}

impl Levels {
    fn read(path: &Path) -> Result<Self> {
        let text = fs::read_to_string(path)?;
        let list = |line: &str| {
            let (name, words) = line.trim().strip_prefix("set(")?.split_once(')')?.0.split_once(' ')?;
            Some((name.into(), words.split_whitespace().map(String::from).collect()))
        };
        Ok(Self { lists: text.lines().filter_map(list).collect() })
    }

    fn list(&self, name: &str) -> &[String] {
        self.lists.get(name).unwrap_or_else(|| panic!("levels.cmake has no {name}"))
    }

    fn number(&self, level: &str) -> usize {
        self.list("all_levels").iter().position(|name| name == level).expect("one of all_levels")
    }

    /// The level that serves a family on each level of the library: the highest that the family has up to that.
    fn serving(&self, family: &str) -> Vec<&str> {
        let own = self.list(&format!("levels_of_{family}"));
        let serving = |level| own.iter().rfind(|one| self.number(one) <= self.number(level)).expect("the lowest");
        self.list("default_levels").iter().map(|level| serving(level).as_str()).collect()
    }

    /// Writes the headers by which the library chooses.
    fn write(&self, folder: &Path, families: &[String]) -> Result<()> {
        let numbers =
            |levels: &[&str]| levels.iter().map(|level| self.number(level).to_string()).collect::<Vec<_>>().join(", ");
        let all: Vec<&str> = self.list("default_levels").iter().map(String::as_str).collect();
        fs::create_dir_all(folder.join("levels"))?;
        let text = format!(
            "namespace linnet_library {{\ninline constexpr std::size_t level_count = {};\n\
             inline constexpr std::size_t level_numbers[] = {{{}}};\n}}\n",
            all.len(),
            numbers(&all)
        );
        fs::write(folder.join("levels.hpp"), text)?;
        for family in families {
            let serving = self.serving(family);
            let mut text = String::from("namespace linnet_library {\n");
            for number in serving.iter().map(|level| self.number(level)).collect::<BTreeSet<_>>() {
                text += &format!("extern template struct kernels<of_{family}, {number}>;\n");
            }
            text += "template <>\ninline constexpr std::array<std::size_t, level_count> ";
            text += &format!("served<of_{family}>{{{}}};\n}}\n", numbers(&serving));
            fs::write(folder.join("levels").join(format!("{family}.hpp")), text)?;
        }
        Ok(())
    }

    /// The flags of a family for a level.
    fn flags(&self, family: &str, level: &str, gnu: bool) -> Vec<String> {
        let has = |list| self.list(list).iter().any(|name| name == family);
        let mut flags = self.list(&format!("level_flags_{level}")).to_vec();
        flags.push(format!("-DLINNET_LEVEL={}", self.number(level)));
        flags.push(if has("asking_families") { "-DLINNET_LEVEL_LIMIT" } else { "-DLINNET_NO_DISPATCH" }.into());
        if gnu {
            flags.push("-fno-gnu-unique".into());
            flags.extend(has("families_at_O1").then(|| "-O1".into()));
            flags.extend(has("families_without_guesses").then(|| "-fno-guess-branch-probability".into()));
            flags.extend(has("families_without_ivopts").then(|| "-fno-ivopts".into()));
        }
        flags
    }
}

fn run(program: &str, arguments: &[&str]) -> Result<()> {
    let done = Command::new(program).args(arguments).output()?;
    if done.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&done.stderr).into()) }
}

/// Makes the tables the only global symbols of an object. Section groups are dissolved: otherwise a linker could take one object's copy
/// of a template for another's, and so code for a processor that is not there.
fn tables_alone(object: &Path, linker: &str) -> Result<PathBuf> {
    let (whole, alone) = (object.with_extension("whole.o"), object.with_extension("tables.o"));
    let [object, whole_name, alone_name] = [object, &whole, &alone].map(|path| path.to_str().expect("a path in UTF-8"));
    run(linker, &["-r", "--force-group-allocation", "-o", whole_name, object])?;
    run("objcopy", &["--wildcard", "--keep-global-symbol=_ZN14linnet_library7kernelsI*", whole_name, alone_name])?;
    Ok(alone)
}

/// Compiles the tables of each family for each of its levels.
fn tables(levels: &Levels, families: &[String], include: &Path, source: &Path, linker: &str) -> Result<Vec<PathBuf>> {
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let mut groups = BTreeMap::<Vec<String>, Vec<PathBuf>>::new();
    let gnu = Build::new().cpp(true).get_compiler().is_like_gnu();
    for family in families {
        for level in levels.serving(family).into_iter().collect::<BTreeSet<_>>() {
            let file = source.join("generated").join(format!("{family}.cpp"));
            groups.entry(levels.flags(family, level, gnu)).or_default().push(file);
        }
    }
    let mut made = Vec::new();
    for (number, (flags, files)) in groups.iter().enumerate() {
        let mut build = configured(include, source)?;
        let objects = build
            .out_dir(out.join(format!("tables_{number}")))
            .flags(flags)
            .files(files)
            .try_compile_intermediates()?;
        for object in objects {
            made.push(tables_alone(&object, linker)?);
        }
    }
    Ok(made)
}

/// The linker that makes tables, if the build is one for which several levels are worth their time.
fn linker_of_levels() -> Result<Option<&'static str>> {
    let (target, optimized) = (env::var("TARGET")?, env::var("OPT_LEVEL")? == "3");
    if !optimized || target != "x86_64-unknown-linux-gnu" || target != env::var("HOST")? || processor().is_some() {
        return Ok(None);
    }
    let dissolves = |linker: &&str| {
        let help = Command::new(linker).arg("--help").output();
        help.is_ok_and(|done| String::from_utf8_lossy(&done.stdout).contains("--force-group-allocation"))
    };
    let found = ["ld.bfd", "ld"].into_iter().find(dissolves).filter(|_| run("objcopy", &["--version"]).is_ok());
    if found.is_none() {
        println!("cargo::warning=without GNU ld and objcopy, linnet is compiled for one processor level");
    }
    Ok(found)
}

fn main() -> Result<()> {
    // In a clone the library's sources are where they are, and in a crate where tools/package/rust.sh puts them.
    let clone = Path::new("../../src/kinds.toml").exists();
    let [include, source, levels] = if clone {
        ["../../include", "../../src", "../../cmake/levels.cmake"].map(Path::new)
    } else {
        ["cpp/include", "cpp/src", "cpp/levels.cmake"].map(Path::new)
    };
    for path in [include, source, levels] {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let families = families(source)?;
    let mut build = configured(include, source)?;
    if let Some(flag) = processor() {
        build.flag(flag);
    }
    if let Some(linker) = linker_of_levels()? {
        let levels = Levels::read(levels)?;
        levels.write(&out.join("generated"), &families)?;
        build.objects(tables(&levels, &families, include, source, linker)?);
        build.include(out.join("generated")).define("LINNET_SEVERAL_LEVELS", None);
    }
    build.files(LIBRARY.map(|name| source.join(name)));
    build.files(families.iter().map(|family| source.join("generated").join(format!("{family}.cpp"))));
    build.compile("linnet");
    Ok(())
}
