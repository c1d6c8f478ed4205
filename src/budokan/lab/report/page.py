"""The page of a study: one file that needs nothing else, neither a network nor a script."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from budokan.lab.report.drawing import Scale, bars, key, table
from budokan.lab.report.figures import (
    Finding,
    Match,
    Results,
    cards_of,
    courses_of,
    findings_of,
    groups_of,
    matched_labels,
    matches_of,
    values_of,
)
from budokan.lab.report.sentences import Speaker
from budokan.lab.report.style import STYLE
from budokan.lab.simulate import quarters

MOST_CARDS = 80


def write_page(results: Results, speaker: Speaker, file: Path) -> None:
    file.write_text(page(results, speaker), encoding="utf-8")


def page(results: Results, speaker: Speaker) -> str:
    """The whole page."""
    study = results.study
    say = speaker.say
    parts = [
        _told(results, speaker),
        *(_group(results, speaker, label, findings) for label, findings in groups_of(results)),
        *(_matrix(results, speaker, label) for label in matched_labels(results)),
        _lengths(results, speaker),
        _ways(results, speaker),
        _courses(results, speaker) if "decisions" in study.rows else "",
        _cards(results, speaker) if "cards" in study.rows else "",
    ]
    title = escape(say("lab-page-title", name=study.name))
    under = say("lab-page-under", game=say(f"game-{study.game}"), seats=study.seats, deals=results.found.deals)
    return (
        f'<!doctype html>\n<html lang="{speaker.words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<link rel="icon" href="data:,">\n<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n'
        f'<h1>{escape(study.name)}</h1>\n<p class="under">{escape(under)}</p>\n{"".join(parts)}\n</main>\n</body>\n</html>\n'
    )


def _section(title: str, body: str) -> str:
    return f"<section>\n<h2>{escape(title)}</h2>\n{body}</section>\n"


def _told(results: Results, speaker: Speaker) -> str:
    """What came out, in sentences; and what was played."""
    say, study, found = speaker.say, results.study, results.found
    findings = findings_of(results)
    sentences = [speaker.sentence(one) for one in findings if one.difference is not None]
    if not sentences:
        sentences = [speaker.share(one) for one in findings]
    told = "".join(f"<li>{escape(one)}</li>" for one in sentences)
    facts = [
        (say("lab-fact-games"), speaker.number(found.games), ""),
        (say("lab-fact-bots"), ", ".join(dict.fromkeys(speaker.value("bot", bot) for bot in study.variants[0].bots)), ""),
        (say("lab-fact-stop"), say(f"lab-stop-{found.enough}"), ""),
        (say("lab-fact-failures"), speaker.number(found.failures), ""),
        (say("lab-fact-digest"), found.digest, ' class="small"'),
    ]
    cells = "".join(f"<div><dt>{escape(name)}</dt><dd{small}>{escape(value)}</dd></div>" for name, value, small in facts)
    how = say("lab-how-sequence" if study.stop else "lab-how-settled")
    return _section(
        say("lab-found"), f'<ul class="told">{told}</ul><dl class="facts">{cells}</dl><p class="how">{escape(how)}</p>'
    )


def _group(results: Results, speaker: Speaker, label: str, findings: list[Finding]) -> str:
    """One table with its plots: every value of a label, in every variant."""
    say = speaker.say
    scale = Scale([one.share for one in findings])
    changed = [one.difference for one in findings if one.difference is not None]
    apart = Scale(changed, zero=True) if changed else None
    cells = (
        f'<th scope="col">{escape(say(f"lab-by-{label}"))}</th><th scope="col" class="name">{escape(say("lab-variant"))}</th>'
    )
    cells += "".join(f'<th scope="col">{escape(say(id))}</th>' for id in ("lab-games", "lab-won", "lab-interval"))
    cells += f'<th scope="col" class="plot">{scale.head(speaker)}</th>'
    if apart is not None:
        cells += f'<th scope="col">{escape(say("lab-difference"))}</th><th scope="col" class="plot">{apart.head(speaker)}</th>'
    at = {variant.name: number for number, variant in enumerate(results.study.variants)}
    body = ""
    for measure in dict.fromkeys(one.measure for one in findings):
        rows = [one for one in findings if one.measure == measure]
        for first, one in enumerate(rows):
            number = at[one.variant]
            name = f'<th scope="rowgroup" rowspan="{len(rows)}">{escape(speaker.measure(measure))}</th>' if not first else ""
            body += f'<tr>{name}<td class="name">{key(number)}{escape(one.variant)}</td><td>{speaker.number(one.games)}</td>'
            body += f"<td>{speaker.percent(one.share.mean)}</td><td>{escape(speaker.between(one.share))}</td>"
            body += f'<td class="plot">{scale.plot(one.share, number)}</td>'
            if apart is not None and one.difference is not None:
                said = f"{speaker.points(one.difference.mean)} <small>({escape(speaker.between(one.difference))})</small>"
                body += f'<td class="apart">{said}</td><td class="plot">{apart.plot(one.difference, number)}</td>'
            elif apart is not None:
                body += "<td></td><td></td>"
            body += "</tr>"
    whole = f'<table class="group"><thead><tr>{cells}</tr></thead><tbody>{body}</tbody></table>'
    return _section(say("lab-won-by", what=say(f"lab-by-{label}")), f'<div class="wide" tabindex="0">{whole}</div>')


def _matrix(results: Results, speaker: Speaker, label: str) -> str:
    """Who comes out ahead of whom, in each variant."""
    say = speaker.say
    values = values_of(results, label)
    body = ""
    for number, variant in enumerate(results.study.variants):
        found = {(one.one, one.other): one for one in matches_of(results, label, number)}
        heads = "".join(f'<th scope="col">{escape(speaker.value(label, one))}</th>' for one in values)
        rows = ""
        for one in values:
            cells = "".join(_match(speaker, found.get((one, other))) for other in values)
            rows += f'<tr><th scope="row">{escape(speaker.value(label, one))}</th>{cells}</tr>'
        body += f"<h3>{key(number)}{escape(variant.name)}</h3>"
        head = f'<tr><th scope="col">{escape(say("lab-ahead"))}</th>{heads}</tr>'
        body += f'<div class="wide" tabindex="0"><table class="matrix"><thead>{head}</thead><tbody>{rows}</tbody></table></div>'
    return _section(
        say("lab-matches", what=say(f"lab-by-{label}")), body + f'<p class="how">{escape(say("lab-matches-how"))}</p>'
    )


def _match(speaker: Speaker, match: Match | None) -> str:
    if match is None or match.one == match.other:
        return "<td>–</td>"
    sure, sign = ("well", "▲ ") if match.share.low > 0.5 else ("ill", "▼ ") if match.share.high < 0.5 else ("", "")
    ends = f"<small>{escape(speaker.between(match.share))}</small>"
    return f'<td class="{sure}">{sign}{speaker.percent(match.share.mean)}{ends}</td>'


def _lengths(results: Results, speaker: Speaker) -> str:
    """How many decisions games took."""
    say = speaker.say
    lengths = [[game.decisions for game in results.of_variant(number)] for number in range(len(results.study.variants))]
    every = [one for each in lengths for one in each]
    if not every:
        return ""
    body = ""
    for number, variant in enumerate(results.study.variants):
        if not lengths[number]:
            continue
        least, quarter, half, three, most = (speaker.number(one) for one in quarters(lengths[number]))
        said = say("lab-lengths-said", least=least, quarter=quarter, half=half, three=three, most=most)
        body += f"<h3>{key(number)}{escape(variant.name)}</h3>{bars(lengths[number], min(every), max(every), number, said)}"
        ends = "".join(f"<span>{speaker.number(one)}</span>" for one in (min(every), max(every)))
        body += f'<div class="ends" aria-hidden="true">{ends}</div>'
        body += f'<p class="how">{escape(said)}</p>'
    return _section(say("lab-lengths"), body)


def _ways(results: Results, speaker: Speaker) -> str:
    """How games ended, and for whom."""
    say = speaker.say
    counted: dict[tuple[str, str], list[int]] = {}
    for (variant, _), game in results.games.items():
        if game.ended:
            counted.setdefault((game.side, game.way), [0] * len(results.study.variants))[variant] += 1
    rows = (
        [
            escape(" + ".join(speaker.value("side", one) for one in side.split("+"))),
            escape(speaker.way(way)),
            *(speaker.number(one) for one in figures),
        ]
        for (side, way), figures in sorted(counted.items(), key=lambda one: -sum(one[1]))
    )
    names = [f"{key(number)}{escape(variant.name)}" for number, variant in enumerate(results.study.variants)]
    return _section(say("lab-ways"), table([escape(say("lab-ways-won")), escape(say("lab-ways-how")), *names], rows, ""))


def _courses(results: Results, speaker: Speaker) -> str:
    """Branching, changes of the lead, when it was decided, comebacks."""
    say = speaker.say
    heads = [
        say(id)
        for id in ("lab-variant", "lab-games", "lab-branching", "lab-leads", "lab-decided", "lab-comebacks", "lab-interval")
    ]
    rows = (
        [
            f"{key(number)}{escape(one.variant)}",
            speaker.number(one.games),
            speaker.number(one.options, 1),
            speaker.number(one.lead_changes, 1),
            speaker.percent(one.decided),
            speaker.percent(one.comebacks.mean),
            escape(speaker.between(one.comebacks)),
        ]
        for number, one in enumerate(courses_of(results))
    )
    how = f'<p class="how">{escape(say("lab-course-how"))}</p>'
    return _section(say("lab-course"), table([escape(one) for one in heads], rows, "") + how)


def _cards(results: Results, speaker: Speaker) -> str:
    """What was done with the cards, most often first; one table a variant."""
    say = speaker.say
    body = ""
    for number, variant in enumerate(results.study.variants):
        heads = [escape(say(id)) for id in ("lab-card", "lab-move", "lab-games", "lab-times", "lab-won", "lab-against-others")]
        body += f"<details{' open' if not number else ''}><summary>{key(number)}{escape(variant.name)}</summary>"
        body += table(heads, _card_rows(results, speaker, number), "") + "</details>"
    return _section(say("lab-cards"), body + f'<p class="how">{escape(say("lab-cards-how"))}</p>')


def _card_rows(results: Results, speaker: Speaker, variant: int) -> Iterator[Sequence[str]]:
    for one in cards_of(results, variant)[:MOST_CARDS]:
        apart = f"{speaker.points(one.difference.mean)} <small>({escape(speaker.between(one.difference))})</small>"
        yield [
            escape(speaker.card(one.card)),
            escape(one.move),
            speaker.number(one.games),
            speaker.number(one.times, 1),
            speaker.percent(one.share.mean),
            apart,
        ]
