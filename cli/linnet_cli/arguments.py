# SPDX-License-Identifier: MIT OR Apache-2.0
"""What a command takes, as data: getopt reads it, which costs next to nothing, and help, completion and manual are made from it."""

from __future__ import annotations

import getopt
from collections.abc import Sequence
from types import SimpleNamespace

from linnet_cli.errors import BadUsage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, NoReturn

Given = SimpleNamespace


class Option:
    """A switch, or with a metavar an option with a value. Its last name, without dashes, is the attribute that holds it."""

    def __init__(self, *names: str, help: str, metavar: str = "", default: str | None = None, many: bool = False) -> None:
        self.names = names
        self.help = help
        self.metavar = metavar
        self.default: Any = [] if many else default if metavar else False
        self.many = many
        self.attribute = names[-1].lstrip("-").replace("-", "_")

    def __str__(self) -> str:
        return ", ".join(self.names)


class Operand:
    """What stands without a dash; with `many` all that are left, in a list."""

    def __init__(
        self, attribute: str, metavar: str, *, help: str, optional: bool = False, default: str | None = None, many: bool = False
    ) -> None:
        self.attribute = attribute
        self.metavar = metavar
        self.help = help
        self.optional = optional
        self.default = default
        self.many = many


HELP = Option("-h", "--help", help="Show this help.")


class Syntax:
    """The options and operands of a command, and the text of its help."""

    def __init__(self, name: str, text: str, options: Sequence[Option] = (), operands: Sequence[Operand] = ()) -> None:
        self.name = name
        self.text = text
        self.options = (*options, HELP)
        self.operands = operands

    def parse(self, words: Sequence[str], *, intermixed: bool = True) -> Given:
        """Options may stand anywhere before `--`; if not intermixed, before the first operand only."""
        short = "".join(name[1] + ":" * bool(o.metavar) for o in self.options for name in o.names if name[1] != "-")
        long = [name[2:] + "=" * bool(o.metavar) for o in self.options for name in o.names if name[1] == "-"]
        try:
            options, operands = (getopt.gnu_getopt if intermixed else getopt.getopt)(list(words), short, long)
        except getopt.GetoptError as error:
            self.refuse(self._explain(error))
        given = Given(**{o.attribute: o.default for o in self.options}, **{o.attribute: o.default for o in self.operands})
        self._take_options(given, options)
        if not given.help:
            self._take_operands(given, operands)
        return given

    def refuse(self, message: str) -> NoReturn:
        raise BadUsage(message, hint=f"Try '{self.name} --help'.")

    def _take_options(self, given: Given, options: list[tuple[str, str]]) -> None:
        by_name = {name: option for option in self.options for name in option.names}
        seen = set()
        for name, value in options:
            option = by_name[name]
            if option.many:
                setattr(given, option.attribute, [*getattr(given, option.attribute), value])
            elif option.metavar and option in seen:
                self.refuse(f"option {option} given twice; expected one {option.metavar}")
            else:
                setattr(given, option.attribute, value if option.metavar else True)
            seen.add(option)

    def _take_operands(self, given: Given, operands: list[str]) -> None:
        for operand in self.operands:
            taken: Any = operands if operand.many else operands[0] if operands else operand.default
            operands = [] if operand.many else operands[1:]
            if not taken and not operand.optional:
                self.refuse(f"expected {operand.metavar}")
            setattr(given, operand.attribute, taken)
        if operands:
            self.refuse(f"unexpected argument '{operands[0]}'")

    def _explain(self, error: getopt.GetoptError) -> str:
        name = f"--{error.opt}" if len(error.opt) > 1 else f"-{error.opt}"
        if "not recognized" not in error.msg:
            return error.msg
        from difflib import get_close_matches

        near = get_close_matches(name, [name for option in self.options for name in option.names], n=1, cutoff=0.7)
        return f"no such option {name}" + (f"; did you mean {near[0]}?" if near else "")
