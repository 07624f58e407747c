# SPDX-License-Identifier: MIT OR Apache-2.0
"""The commands. What they use is imported when they are called: linnet starts at once."""

from __future__ import annotations

from functools import partial
from typing import Annotated, NoReturn

import typer

from linnet_cli import signals
from linnet_cli.errors import IO_FAILED, Failure, describe
from linnet_cli.stream import complain

STATUSES = """Exit status: 0 done; 1 something was not verified (not authentic, damaged, a checksum
or an answer that differs); 2 bad usage; 3 input or output failed. A signal ends linnet as it ends
any program."""
DEFAULT_SEAL = "ascon-aead128"
DEFAULT_HASH = "ascon-hash256"

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Files sealed, opened and hashed with lightweight cryptography.",
    epilog=STATUSES,
    context_settings={"help_option_names": ["-h", "--help"]},
)

KeyFile = Annotated[str, typer.Option("--key-file", "-k", metavar="FILE", help="Key file, made by linnet keygen.")]
Input = Annotated[str, typer.Argument(metavar="[IN]", help="Input; standard input if it is - or left out.")]
Output = Annotated[
    str,
    typer.Option("-o", "--output", metavar="OUT", help="Output; standard output if it is - or left out."),
]
Force = Annotated[bool, typer.Option("--force", "-f", help="Replace OUT if it exists.")]
AllowLegacy = Annotated[
    bool,
    typer.Option("--allow-legacy", help="Accept an algorithm that is kept for interoperability only."),
]


def warn(message: str) -> None:
    complain(f"warning: {message}")


def _show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"linnet {version('linnet')}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    pass


@app.command(epilog=STATUSES)
def keygen(
    file: Annotated[str | None, typer.Argument(metavar="FILE", help="The new file.")] = None,
    output: Annotated[str | None, typer.Option("-o", "--output", metavar="FILE", help="The same.")] = None,
) -> None:
    """Write a new key to a new file of mode 0600.

    The file is one line: linnet-key-1 and 32 random bytes in base64. It serves every algorithm.
    Whoever has it opens what was sealed with it; without it nothing does.
    """
    from linnet_cli import key_file

    if (file is None) == (output is None):
        raise typer.BadParameter("expected one FILE")
    key_file.generate(file or output or "")


def _secret(path: str) -> bytes:
    from linnet_cli import key_file

    secret = key_file.read(path)
    if key_file.others_may_read(path):
        warn(f"{path} may be read by others; chmod 600 keeps it to you")
    return secret


@app.command(epilog=STATUSES)
def seal(
    key_file: KeyFile,
    source: Input = "-",
    output: Output = "-",
    algorithm: Annotated[str, typer.Option("-a", "--algorithm", metavar="ALG", help="An AEAD of linnet list.")] = DEFAULT_SEAL,
    force: Force = False,
    allow_legacy: AllowLegacy = False,
) -> None:
    """Encrypt and authenticate a file of any size.

    OUT appears when it is complete, with the permissions of IN within the umask, and never replaces
    a file without --force.
    """
    from linnet_cli import sealing
    from linnet_cli.transfer import refuse_terminal, transfer

    entry = sealing.algorithm_to_seal_with(algorithm)
    if entry.status == "legacy" and not allow_legacy:
        warn(f"{algorithm} is a legacy algorithm; linnet open will ask for --allow-legacy")
    secret = _secret(key_file)
    refuse_terminal(output)
    transfer(
        "sealing",
        source,
        output,
        force=force,
        job=partial(sealing.seal, secret=secret, algorithm=algorithm),
    )


@app.command("open", epilog=STATUSES)
def open_(
    key_file: KeyFile,
    source: Input = "-",
    output: Output = "-",
    force: Force = False,
    allow_legacy: AllowLegacy = False,
) -> None:
    """Open a sealed file, if it is authentic.

    OUT appears when all of it is verified. Standard output gets each part as soon as it is
    verified: if a later part is not, linnet says so and exits with 1, and what was written is an
    authentic prefix.
    """
    from linnet_cli import sealing
    from linnet_cli.transfer import transfer

    secret = _secret(key_file)
    transfer(
        "opening",
        source,
        output,
        force=force,
        job=partial(sealing.open_, secret=secret, allow_legacy=allow_legacy),
    )


@app.command("hash", epilog=STATUSES)
def hash_(
    files: Annotated[list[str] | None, typer.Argument(metavar="[FILES]...", help="- is standard input.")] = None,
    algorithm: Annotated[
        str, typer.Option("-a", "--algorithm", metavar="ALG", help="A hash or xof of linnet list.")
    ] = DEFAULT_HASH,
    check: Annotated[bool, typer.Option("--check", "-c", help="Read checksums from FILES and check them.")] = False,
    tag: Annotated[bool, typer.Option("--tag", help="Name the algorithm in every line.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Checking: print no OK.")] = False,
    status: Annotated[bool, typer.Option("--status", help="Checking: print nothing, the exit status tells.")] = False,
    strict: Annotated[bool, typer.Option("--strict", help="Checking: fail on improperly formatted lines.")] = False,
    warn_: Annotated[bool, typer.Option("--warn", "-w", help="Checking: report improperly formatted lines.")] = False,
    ignore_missing: Annotated[bool, typer.Option("--ignore-missing", help="Checking: pass over missing files.")] = False,
) -> None:
    """Print or check the digests of files, in the format of sha256sum."""
    from linnet_cli import checksums
    from linnet_cli.catalog import entry_of

    entry_of(algorithm, *checksums.KINDS)
    options = checksums.CheckOptions(quiet, status, strict, warn_, ignore_missing)
    if check:
        if tag:
            raise typer.BadParameter("--tag is meaningless with --check: tags are always understood")
        raise typer.Exit(checksums.check(files or ["-"], algorithm, options))
    if options != checksums.CheckOptions():
        raise typer.BadParameter("--quiet, --status, --strict, --warn and --ignore-missing need --check")
    raise typer.Exit(checksums.print_checksums(files or ["-"], algorithm, tag=tag))


@app.command("list", epilog=STATUSES)
def list_(
    as_json: Annotated[bool, typer.Option("--json", help="All fields of the catalog as JSON.")] = False,
) -> None:
    """List the algorithms: sizes in bytes, status, specification."""
    from linnet_cli import catalog_table
    from linnet_cli.stream import print_line

    if as_json:
        print_line(catalog_table.as_json())
    else:
        catalog_table.as_table().print()


@app.command(epilog=STATUSES)
def kat(
    algorithm: Annotated[str | None, typer.Argument(metavar="[ID]", help="An algorithm of linnet list.")] = None,
    verify: Annotated[str | None, typer.Option("--verify", metavar="FILE", help="Check this response file.")] = None,
) -> None:
    """Write or check known answers in NIST's response format.

    With --verify, ID may be left out if FILE is named after it, as in ascon-aead128.txt.
    """
    import linnet
    from linnet_cli import response_file
    from linnet_cli.catalog import entry_of
    from linnet_cli.stream import print_line

    if verify is not None:
        algorithm = algorithm or response_file.algorithm_of(verify)
        count = response_file.verify(verify, algorithm)
        print_line(f"{verify}: {algorithm}: {count} records, all equal")
    elif algorithm is not None:
        print_line(linnet.kat(entry_of(algorithm).id).removesuffix("\n"))
    else:
        raise typer.BadParameter("expected an ID or --verify FILE")


@app.command(epilog=STATUSES)
def bench(
    algorithm: Annotated[list[str] | None, typer.Option("-a", "--algorithm", metavar="ALG", help="May be repeated.")] = None,
    plot: Annotated[str | None, typer.Option("--plot", metavar="OUT.svg", help="Draw the figures too.")] = None,
) -> None:
    """Measure the speed of algorithms by message size.

    In megabytes a second of one core's time, called from Python.
    """
    import linnet
    from linnet_cli import bench as benchmark
    from linnet_cli.catalog import entry_of

    entries = [entry_of(name) for name in algorithm] if algorithm else linnet.catalog()
    if plot is not None:
        benchmark.require_plotting()
    series = [row for entry in entries for row in benchmark.measure(entry)]
    benchmark.as_table(series).print()
    if plot is not None:
        benchmark.plot(series, plot)


def _fail(status: int, message: str) -> NoReturn:
    complain(message)
    raise SystemExit(status)


def main() -> None:
    signals.watch()
    try:
        app(prog_name="linnet")
    except Failure as error:
        _fail(error.status, str(error))
    except OSError as error:
        _fail(IO_FAILED, describe(error))
    except signals.Interrupted as interrupted:
        signals.die_of(interrupted.number)
