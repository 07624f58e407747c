# SPDX-License-Identifier: MIT OR Apache-2.0
"""A command's options and operands as data. Help, completion and manual are made from it too.

The command line is parsed as by GNU getopt(3). Python's getopt would do, but importing it takes longer than sealing a small file.
"""

from __future__ import annotations

from linnet_cli.errors import BadUsage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, NoReturn


class Given:
    """The parsed command line: an attribute for each option and operand."""

    def __init__(self, **values: Any) -> None:
        self.__dict__.update(values)

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...


class Option:
    """A switch, or with a metavar an option with a value. Its last name, without dashes, is the attribute that holds it. A switch
    that `asks` is for a secret: every process of the machine may read a command line."""

    def __init__(
        self, *names: str, help: str, metavar: str = "", default: str | None = None, many: bool = False, asks: bool = False
    ) -> None:
        self.names = names
        self.help = help
        self.metavar = metavar
        self.default: Any = [] if many else default if metavar else False
        self.many = many
        self.asks = asks
        self.attribute = names[-1].lstrip("-").replace("-", "_")

    def __str__(self) -> str:
        return ", ".join(self.names)


class Operand:
    """An argument without a dash; with `many` all remaining ones, in a list."""

    def __init__(
        self, attribute: str, metavar: str, *, help: str, optional: bool = False, default: str | None = None, many: bool = False
    ) -> None:
        self.attribute = attribute
        self.metavar = metavar
        self.help = help
        self.optional = optional
        self.default = default
        self.many = many


NAMES_OF_FILES = ("FILE", "IN", "OUT", "DIR")
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
        options, operands = self._split(list(words), intermixed=intermixed)
        given = Given(**{o.attribute: o.default for o in self.options}, **{o.attribute: o.default for o in self.operands})
        self._take_options(given, options)
        if not given.help:
            self._take_operands(given, operands)
        return given

    def refuse(self, message: str) -> NoReturn:
        raise BadUsage(message, hint=f"Try '{self.name} --help'.")

    def _split(self, words: list[str], *, intermixed: bool) -> tuple[list[tuple[Option, str]], list[str]]:
        """The options with their values, and the operands."""
        options: list[tuple[Option, str]] = []
        operands: list[str] = []
        while words:
            word = words.pop(0)
            if word == "--":
                return options, operands + words
            if word.startswith("--"):
                options.append(self._long(word, words))
            elif word.startswith("-") and word != "-":
                options += self._short(word, words)
            elif intermixed:
                operands.append(word)
            else:
                return options, [word, *words]
        return options, operands

    def _long(self, word: str, words: list[str]) -> tuple[Option, str]:
        """--name, --name=value, or --name and the next word; an unambiguous prefix of a name is enough."""
        name, equals, value = word.partition("=")
        names = {known: option for option in self.options for known in option.names if known.startswith(name)}
        if name not in names and len(set(names.values())) > 1:
            self.refuse(f"option {name} may be {' or '.join(names)}")
        if not names:
            self._refuse_unknown(name)
        full = name if name in names else next(iter(names))
        option = names[full]
        if equals and not option.metavar:
            self.refuse(f"option {full} takes no value" + (": linnet asks for it" if option.asks else ""))
        return option, value if equals else self._value(full, option, words)

    def _short(self, word: str, words: list[str]) -> list[tuple[Option, str]]:
        """-a; several in one word; the last one may have a value in the same word or the next."""
        found = []
        letters = word[1:]
        while letters:
            name, letters = f"-{letters[0]}", letters[1:]
            option = next((option for option in self.options if name in option.names), None)
            if option is None:
                self._refuse_unknown(name)
            if option.metavar and letters:
                return [*found, (option, letters)]
            found.append((option, self._value(name, option, words)))
        return found

    def _value(self, name: str, option: Option, words: list[str]) -> str:
        if not option.metavar:
            return ""
        if not words:
            self.refuse(f"option {name} needs a value: {name} {option.metavar}")
        return words.pop(0)

    def _take_options(self, given: Given, options: list[tuple[Option, str]]) -> None:
        seen = set()
        for option, value in options:
            self._require_name(str(option), option.metavar, value)
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
            if taken in (None, []) and not operand.optional:
                self.refuse(f"expected {operand.metavar}")
            for word in taken if operand.many else [taken]:
                self._require_name(operand.metavar, operand.metavar, word)
            setattr(given, operand.attribute, taken)
        if operands:
            self.refuse(f"unexpected argument '{operands[0]}'")

    def _require_name(self, what: str, metavar: str, value: str | None) -> None:
        if value == "" and metavar in NAMES_OF_FILES:
            self.refuse(f"{what} is empty; expected the name of a file")

    def _refuse_unknown(self, name: str) -> NoReturn:
        from difflib import get_close_matches

        near = get_close_matches(name, [name for option in self.options for name in option.names], n=1, cutoff=0.7)
        self.refuse(f"no such option {name}" + (f"; did you mean {near[0]}?" if near else ""))


def from_hex(text: str, option: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadUsage(f"{option} is '{text}'; expected hexadecimal digits, two for a byte") from None


def number(text: str, option: str, largest: int = 1 << 16, smallest: int = 1) -> int:
    found = int(text) if text.isascii() and text.isdigit() and len(text) <= len(str(largest)) else 0
    if not smallest <= found <= largest:
        raise BadUsage(f"{option} is '{text}'; expected a number from {smallest} to {largest}")
    return found
