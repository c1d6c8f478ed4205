"""The command line: which commands there are, and what is said when one is mistyped or meets a mishap."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from io import TextIOWrapper

import cyclopts
from cyclopts import App

from budokan.cli import (
    about,
    actions,
    balance,
    belief,
    bench,
    cards,
    compare,
    demo,
    doctor,
    games,
    lab,
    ladder,
    new_game,
    openings,
    play,
    puzzles,
    replay,
    rule,
    serve,
    sim,
    try_card,
)
from budokan.cli.exit_codes import BAD_WORDS, FAILED, WELL
from budokan.cli.help import SpokenHelp
from budokan.cli.terminal import Terminal
from budokan.kernel.errors import BadWords, BudokanError
from budokan.kernel.texts import Text
from budokan.kernel.words import LANGUAGES, language_of
from budokan.version import VERSION

COMMANDS: dict[str, Callable[..., int]] = {
    "play": play.play,
    "sim": sim.sim,
    "compare": compare.compare,
    "ladder": ladder.ladder,
    "belief": belief.belief,
    "bench": bench.bench,
    "replay": replay.replay,
    "cards": cards.cards,
    "try": try_card.try_card,
    "actions": actions.actions,
    "games": games.games,
    "rule": rule.rule,
    "new-game": new_game.new_game,
    "serve": serve.serve,
    "export": serve.export,
    "backup": serve.backup,
    "restore": serve.restore,
    "move": serve.move,
    "doctor": doctor.doctor,
    "demo": demo.demo,
}

GROUPS: dict[str, dict[str, Callable[..., int]]] = {
    "lab": {
        "study": lab.study,
        "report": lab.report,
        "balance": balance.balance,
        "puzzles": puzzles.puzzles,
        "openings": openings.openings,
    }
}
"""Commands of several words: `budokan lab study`."""


def run(tokens: list[str]) -> int:
    """Do what these words say; the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a letter the terminal lacks is no reason to stop
    terminal = Terminal(language_of())
    try:
        language, rest = language_asked_for(tokens)
        terminal = Terminal(language)
        code = obey(terminal, rest)
        terminal.flush()
        return code
    except BudokanError as error:
        terminal.complain(terminal.words.say(error.why))
        return BAD_WORDS
    except cyclopts.CycloptsError as error:
        terminal.complain(terminal.words.say(mistyped(error)))
        return BAD_WORDS
    except KeyboardInterrupt:
        mishap = terminal.say("cli-interrupted")
    except BrokenProcessPool:
        mishap = terminal.say("cli-worker-lost")
    except OSError as error:
        mishap = terminal.mishap(error)
    with suppress(OSError):  # if nobody reads stderr either, the exit code has to do
        terminal.complain(mishap)
    return FAILED


def obey(terminal: Terminal, tokens: Sequence[str]) -> int:
    """Find the command and call it."""
    if sorted(tokens) == ["--verbose", "--version"]:
        about.tell(terminal)
        return WELL
    app = command_line(terminal)
    command, bound, ignored = app.parse_args(tokens, console=terminal.out, print_error=False, exit_on_error=False)
    if "terminal" not in ignored:  # --help and --version, which cyclopts does by itself
        command(*bound.args, **bound.kwargs)
        return WELL
    code: int = command(*bound.args, **bound.kwargs, terminal=terminal)
    return code


def command_line(terminal: Terminal) -> App:
    """All the commands, their help in the reader's language."""
    app = App(
        name="budokan",
        usage="budokan",
        version=VERSION,
        help_flags=["--help", "-h"],
        version_flags=["--version"],
        help_formatter=SpokenHelp(terminal),
        help_format="plaintext",
    )
    for name, command in COMMANDS.items():
        app.command(command, name=name, usage=name)
    for name, commands in GROUPS.items():
        group = App(name=name, usage=name, help_flags=["--help", "-h"], version_flags=[], help_formatter=SpokenHelp(terminal))
        for further, command in commands.items():
            group.command(command, name=further, usage=further)
        app.command(group)
    app.default(serve.open_the_hall)
    return app


def language_asked_for(tokens: Sequence[str]) -> tuple[str, list[str]]:
    """`--lang` may stand anywhere; without it the environment decides."""
    rest = list(tokens)
    for index, token in enumerate(rest):
        name, equals, value = token.partition("=")
        if name == "--lang":
            taken = 1 if equals else 2
            wanted = value if equals else "".join(rest[index + 1 : index + 2])
            if wanted not in LANGUAGES:
                raise BadWords("cli-unknown-language", found=wanted[:20], known=", ".join(LANGUAGES))
            return wanted, rest[:index] + rest[index + taken :]
    return language_of(), rest


def mistyped(error: cyclopts.CycloptsError) -> Text:
    """What was wrong with the words, as one of our own messages."""
    argument = error.argument
    name = argument.name if argument is not None else ""
    if argument is not None and argument.index is not None:
        name = name.lstrip("-").upper()
    if isinstance(error, cyclopts.UnknownOptionError):
        return Text("cli-unknown-argument", {"found": (error.token.keyword or error.token.value)[:40]})
    if isinstance(error, cyclopts.MissingArgumentError):
        return Text("cli-missing-argument", {"name": name})
    if isinstance(error, cyclopts.RepeatArgumentError):
        return Text("cli-repeated-argument", {"name": error.token.keyword or name})
    if isinstance(error, cyclopts.CoercionError) and error.token is not None:
        return Text("cli-bad-value", {"name": name, "found": error.token.value[:40]})
    unused = (error.unused_tokens or [""])[0]
    if isinstance(error, cyclopts.UnusedCliTokensError | cyclopts.UnknownCommandError) and not error.command_chain:
        return Text("cli-unknown-command", {"found": unused[:40], "known": ", ".join([*COMMANDS, *GROUPS])})
    return Text("cli-one-too-many", {"found": unused[:40]})
