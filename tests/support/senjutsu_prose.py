"""Puts a card of Senjutsu into the sentences of the ledger, so that card files and ledger can be held against each other."""

from __future__ import annotations

from budokan.games.senjutsu.cards import Card, Half
from budokan.games.senjutsu.language.parser import parse
from budokan.games.senjutsu.language.values import (
    ALL,
    KAMAE,
    TYPES,
    Aim,
    Asterisk,
    Attack,
    Block,
    Cancel,
    CardText,
    Change,
    Clause,
    Discard,
    Draw,
    DropFocus,
    Effect,
    Fetch,
    Forbid,
    Gain,
    Gate,
    Give,
    Init,
    Limit,
    Look,
    Marks,
    Mill,
    Numbered,
    Option,
    Part,
    Pass,
    Place,
    Plain,
    PlayFetched,
    Range,
    React,
    Remove,
    Replace,
    Rotate,
    Shift,
    Shuffle,
    ShuffleDrawn,
    ShuffleHand,
    Stays,
    Steal,
    Step,
    Suffer,
    Swap,
    Switch,
)

WAYS = {
    "F": "front",
    "FR": "front right",
    "BR": "back right",
    "B": "back",
    "BL": "back left",
    "FL": "front left",
    "ARC": "front arc",
    "DIAG": "front diagonals",
    "REAR": "rear arc",
    "RDIAG": "rear diagonals",
    "XDIAG": "four diagonals",
    "ANY": "any direction",
    "LINE": "front or back",
    "Y": "front left, front right or back",
}
MARKS = {"w": "Wound", "bl": "Bleeding Wound", "poi": "Poison", "st": "Stun", "hob": "Hobbled"}
WHEN = {
    "start-of-turn": "Played at the start of the turn before cards are chosen.",
    "before-block-speed": "Played before the speed of your block is announced.",
    "before-own-card": "Played before your own card is resolved; this one is resolved first.",
    "after-own-card": "Played after your own card has been resolved.",
    "attack-succeeded": "Played if the attack succeeded.",
    "block-succeeded": "Played if the block succeeded.",
    "attack-or-block-succeeded": "Played if the attack or block succeeded.",
    "dog-attack-succeeded": "Played if the attack and Hachiko's attack succeeded.",
    "opponent-attack-succeeded": "Played if an opponent's attack succeeded.",
    "contract-completed": "Played after completing a contract.",
    "discarded-by-effect": "Played when an effect that is not of a Special card discards it, for 1 focus; "
    "it cannot be played as an ability card.",
    "defeated": "Played when you are defeated.",
}
REQUIRES = {
    "stealth": "requires Stealth",
    "desperation": "requires Desperation",
    "enlightened": "requires the three Enlightened cards in play",
    "behind": "requires an opponent on F that faces the same way as you",
}
WEAPONS = {"bo": "Bo staff", "off-hand": "Off-hand blade", "carrack": "Carrack sword", "silver-frost": "Silver Frost"}
PLAIN = {
    "adv": "gain Advantage",
    "stealth": "enter Stealth",
    "flip dog": "flip Hachiko's kamae card",
    "unblockable": "the attack is unblockable",
    "no draw wounds": "you take no Wounds for being unable to draw",
    "open discards": "all discard piles are turned face up and discards are face up",
    "open hand": "you play with your hand revealed",
    "choose last": "each turn the others choose their cards first and you choose last",
    "survive": "you are not defeated",
    "return poisons": "return any number of your used poisons to your poison deck",
    "return contract": "put one contract back into play face up",
    "discard contracts": "discard all contracts in play",
    "spend contracts": "discard all contracts in play, and for each completed one "
    "choose +1 initiative or +1 Wound for this attack",
    "behave": "change behaviour",
    "reset": "reset the deck",
    "recall at": "shuffle the top Attack of its discards into its deck",
    "banish": "the card is removed from the game",
    "tally": "put a marker on this card after each of its successful attacks and blocks; at 3 markers wound limit +1, "
    "at 5 no status affects it, at 7 its attacks deal 1 Wound more",
}
FORBID = {
    "instants": "no player may play Additional or Replacement cards as instants",
    "type": "choose Attack or Meditation: nobody may play that type this turn",
    "copies": "nobody may play copies of cards that lie face up in their own discard pile",
    "named": "in Advantage order each player names an ability card, and those cannot be played this turn",
    "spying": "nobody may look at another's hand or make others discard cards",
}
REPLACE = {
    "attack w bl": "the Wounds of this attack become Bleeding Wounds",
    "T 1 w bl": "1 Wound the target has becomes a Bleeding Wound",
    "all bl w": "all your Bleeding Wounds become Wounds",
    "1 bl w": "1 of your Bleeding Wounds becomes a Wound",
    "received w st": "all Wounds received this turn are replaced by as many Stuns",
}


def ledger_sentence(card: Card) -> str:
    """The card as its ruling in the ledger puts it."""
    if card.aggression is not None and card.determination is not None:
        halves = f"{_half('Aggression', card.aggression)} {_half('Determination', card.determination)}"
        return f"{card.name} ({card.number}): {card.rank.capitalize()} card of Hachiko. {halves}"
    return f"{card.name} ({card.number}): {_strip(card)}.{_moments(card)}{_body(parse(card.text))}"


def solo_sentence(card: Card) -> str:
    """A solo card as its ruling in the ledger puts it."""
    whose = card.number or f"of {card.deck.removeprefix('solo-').title()}"
    dream = ", Nightmare" if card.nightmare else ""
    kind = str(card.type).capitalize()
    reach = f", range {card.range}" if card.range else ""
    strip = f"{kind}, initiative {card.initiative.replace('-', ' to ')}{reach}"
    said = f"{card.name} (solo card {whose}{dream}): {strip}.{_body(parse(card.text))}"
    if not card.otherwise:
        return said
    rest = _body(parse(card.otherwise)).strip()
    return f"{said} Otherwise, at initiative {card.otherwise_initiative}: {rest[0].lower()}{rest[1:]}"


def _half(kamae: str, half: Half) -> str:
    cost = f", cost {half.focus} focus" if half.focus else ""
    reach = f", range {half.range}" if half.range else ""
    return f"{kamae}, {half.name}: initiative {half.initiative}{cost}{reach}.{_body(parse(half.text))}"


def _strip(card: Card) -> str:
    kind = " and ".join(one.capitalize() for one in str(card.type).split("+"))
    if card.rank == "special":
        words = ["Special Ability card" if not card.weapon else "Special Weapon"]
        words += [kind] if card.weapon else []
    else:
        words = [f"{card.rank.capitalize()} {kind}"]
    if card.instant:
        words.append(
            {"plain": "Instant", "additional": "Instant Additional", "replacement": "Instant Replacement"}[card.instant]
        )
    words += ["Bushido"] if "bushido" in card.keywords else []
    words += ["Prepared"] if card.prepared else []
    words.append("no initiative" if card.initiative == "none" else f"initiative {card.initiative.replace('-', ' to ')}")
    words += [f"weapon {WEAPONS.get(card.weapon, card.weapon.capitalize())}"] if card.weapon else []
    words += [f"cost {card.focus} focus"] if card.focus else []
    words += [f"range {card.range}"] if card.range else []
    if card.kamae:
        words.append(f"requires {' or '.join(KAMAE[letter].capitalize() for letter in card.kamae)}")
    words += [REQUIRES[card.requires]] if card.requires else []
    return ", ".join(words)


def _moments(card: Card) -> str:
    said = f" {WHEN[card.when]}" if card.when else ""
    said += " May also be played after a successful reaction." if card.also else ""
    return said + (" Played only after a successful reaction." if card.only else "")


def _body(text: CardText) -> str:
    return "".join(_part(part, number) for number, part in enumerate(text.parts))


def _part(part: Part, number: int) -> str:
    said = ""
    for section in part.sections:
        clauses = [_clause(clause) for clause in section.clauses]
        if section.label:
            label = {
                "IS": "If successful",
                "WHEN reduced": "Each time it reduces damage",
                "WHEN turn starts": "At the start of your turn",
                "WHEN revealed": "When revealed",
            }[section.label]
            said += f" {label}: {'; '.join(clauses)}."
        else:
            opening = f"At initiative {part.high}{f' to {part.low}' if part.low != part.high else ''}: " if number else ""
            for index, clause in enumerate(clauses):
                first = opening if index == 0 else ""
                said += f" {first}{clause if first else _capital(clause)}."
    return said


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]


def _clause(clause: Clause) -> str:
    options = [_option(option) for option in clause.options]
    return options[0] if len(options) == 1 else "one of: " + " OR ".join(options)


def _option(option: Option) -> str:
    said = ""
    for line in option.lines:
        effects = [_effect(effect) for effect in line.effects]
        words = ", ".join(effects) + (", in any order" if len(effects) > 1 else "")
        said += {"": "", "THEN": ", then ", "+": ", and "}[line.joint] + words
    gate = _gate(option.gate)
    return f"{gate}: {said}" if gate else said


def _gate(gate: Gate) -> str:
    words = []
    if gate.kamae:
        words.append("in " + " or ".join(KAMAE[letter].capitalize() for letter in gate.kamae))
    names = {
        "S": "stealthed",
        "X": "desperate",
        "st": "for 1 Stun taken",
        "attack": "after a successful attack",
        "block": "after a successful block",
        "near": "if adjacent to the Ashigaru",
    }
    words += [names[word] for word in gate.words]
    words += [f"for {gate.focus} focus"] if gate.focus else []
    return " and ".join(words)


def _marks(marks: Marks) -> str:
    said = []
    for count, mark in marks:
        if mark == "*":
            said.append("the asterisk line")
        elif mark == "exec":
            said.append("Execute")
        else:
            name = MARKS[mark]
            said.append(f"{count} {name}{'s' if count > 1 and mark in ('w', 'bl', 'st') else ''}")
    return " and ".join(said)


def _listed(words: list[str], last: str) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def _cell(name: str) -> str:
    return {"RING1": "all six neighbours", "RING2": "all twelve hexes of the second ring"}.get(name, name)


def _attack(effect: Attack) -> str:
    groups: dict[Marks, list[str]] = {}
    for cell, marks in effect.cells:
        groups.setdefault(marks, []).append(_cell(cell))
    return "attack: " + ", ".join(f"{_marks(marks)} on {_listed(cells, 'and')}" for marks, cells in groups.items())


def _block(effect: Block) -> str:
    plain = ", ".join(cell for cell, star in effect.cells if not star)
    starred = ", ".join(cell for cell, star in effect.cells if star)
    return f"block on {plain}" + (f" and, by the asterisk line, {starred}" if starred else "")


def _step(effect: Step) -> str:
    names = [WAYS[way] for way in effect.ways]
    ways = _listed(names, "or")
    said = f"{'forced step of' if effect.forced else 'optional step of up to'} {effect.number} ({ways})"
    if effect.toward:
        said += f", which must lead toward the {'target' if effect.toward == 'T' else 'Ashigaru'}"
    if effect.who:
        who = "the target" if effect.who == "T" else "Hachiko"
        return f"{who} makes {'a' if effect.forced else 'an'} {said}"
    return said


def _filter(words: tuple[str, ...], count: str) -> str:
    if not words:
        return f"{count} ability card"
    names: list[str] = []
    tail = ""
    for word in words:
        if word in TYPES:
            names.append(TYPES[word].capitalize())
        elif word == "non-jade":
            names.append("non-Jade")
        elif word == "stunning":
            tail = " that inflicts Stun"
        else:
            names.append(" or ".join(one.capitalize() for one in word.split("/")))
    return f"{count} {' '.join(names)} card{tail}"


def _fetch(effect: Fetch) -> str:
    what = _filter(effect.filter, str(effect.number))
    if effect.others:
        return "each other player may do the same"
    if effect.number == ALL:
        return f"reveal the top {effect.top} cards of your deck and take all {effect.filter[0].capitalize()} cards"
    if effect.place == "T discard":
        return f"search the target's discard pile for {what} and play it as a Replacement"
    place = {"deck": "your deck", "discard": "your discard pile", "top": f"the top {effect.top} cards of your deck"}[
        effect.place
    ]
    return f"search {place} and take {what}"


def _effect(effect: Effect) -> str:
    if isinstance(effect, Step):
        return _step(effect)
    if isinstance(effect, Attack):
        return _attack(effect)
    if isinstance(effect, Block):
        return _block(effect)
    if isinstance(effect, Fetch):
        return _fetch(effect)
    return _moves(effect) or _cards(effect) or _focus(effect) or _lasting(effect)


def _moves(effect: Effect) -> str:
    if isinstance(effect, Rotate):
        if effect.who:
            return f"the target is rotated by {effect.number}"
        return f"{'forced rotation of' if effect.forced else 'optional rotation of up to'} {effect.number}"
    if isinstance(effect, Shift):
        plus = ", plus 1 for each hex moved with this card" if effect.moved else ""
        return f"the target is {'pushed' if effect.kind == 'push' else 'pulled'} by {effect.number}{plus}"
    if isinstance(effect, Swap):
        return "swap places with the target"
    if isinstance(effect, Cancel):
        if effect.what == "cards":
            return "every target cancels its active ability cards"
        return f"the target's active {effect.what} is cancelled"
    if isinstance(effect, Asterisk):
        if effect.block:
            return "the asterisk is a block"
        return f"on the asterisk {_effect(effect.effect)}" if effect.effect else f"the asterisk gives {_marks(effect.marks)}"
    if isinstance(effect, React):
        return f"Reaction at {', '.join(str(speed) for speed in effect.speeds)}"
    if isinstance(effect, Aim):
        times = " for each point of difference between the two initiatives" if effect.by_difference else ""
        return f"strike a target of lower initiative: {_marks(effect.marks)}{times}"
    if isinstance(effect, Give):
        times = " for each hex moved with this card" if effect.per_hex else ""
        return f"{'the' if effect.whom == 'T' else 'every'} target takes {_marks(effect.marks)}{times}"
    if isinstance(effect, Suffer):
        return f"take {_marks(effect.marks)}"
    if isinstance(effect, Replace):
        return REPLACE[effect.what]
    if isinstance(effect, Remove):
        return _remove(effect)
    return ""


def _remove(effect: Remove) -> str:
    if effect.number == ALL:
        names = {"w": "Wounds", "bl": "Bleeding Wounds", "poi": "Poisons", "st": "Stuns", "hob": "Hobbled"}
        what = "status effects" if effect.kinds == ("status",) else ", ".join(names[kind] for kind in effect.kinds)
        return f"remove all your {what}"
    many = effect.number > 1
    kinds = [MARKS[kind] + ("s" if many and kind in ("st", "w", "bl") else "") for kind in effect.kinds]
    return f"remove {'up to ' if effect.up_to else ''}{effect.number} {' or '.join(kinds)}"


def _cards(effect: Effect) -> str:
    if isinstance(effect, Draw):
        plural = f"{'up to ' if effect.up_to else ''}{effect.number} card{'s' if effect.number > 1 else ''}"
        times = " for each completed contract in play" if effect.per_contract else ""
        verb = {"": "draw", "T": "the target draws", "all": "all players draw"}[effect.who]
        return f"{verb} {plural}{times}"
    if isinstance(effect, Discard):
        verb = "the target discards" if effect.who else "discard"
        name = {"card": "", **{kind: f"{kind.capitalize()} " for kind in ("wood", "steel", "gold", "jade")}}
        what = name.get(effect.what, f"{TYPES.get(effect.what, '').capitalize()} ")
        chance = " at random" if effect.random else ""
        return f"{verb} {effect.number} {what}card{'s' if effect.number > 1 else ''}{chance}"
    if isinstance(effect, Pass):
        return f"search the top {effect.top} cards of the target's deck, choose 1 ability card and the target takes it"
    if isinstance(effect, PlayFetched):
        return "play the card just taken as a Replacement"
    if isinstance(effect, Shuffle):
        what = _filter(effect.filter, f"{'up to ' if effect.up_to else ''}{effect.number}")
        times = " for each completed contract in play" if effect.per_contract else ""
        if effect.who == "T":
            return f"the target shuffles {what} from hand into its deck"
        return f"shuffle {what} from {'your discard pile' if effect.from_discard else 'hand'} into your deck{times}"
    if isinstance(effect, ShuffleHand):
        all_cards = "all non-special ability cards from hand into the deck"
        return f"all players shuffle {all_cards}" if effect.who == "all" else f"shuffle {all_cards}"
    if isinstance(effect, ShuffleDrawn):
        return "shuffle as many cards from hand into your deck as you drew"
    if isinstance(effect, Mill):
        return "the target discards from the top of its deck 1 card plus 1 for each Wound and Bleeding Wound it has"
    return "look at the target's hand" if isinstance(effect, Look) else ""


def _focus(effect: Effect) -> str:
    if isinstance(effect, Gain):
        return f"gain {effect.number} focus{' for each completed contract in play' if effect.per_contract else ''}"
    if isinstance(effect, DropFocus):
        verb = {"": "discard", "T": "the target discards", "all": "all players discard"}[effect.who]
        return f"{verb} {'all' if effect.number == ALL else effect.number} focus"
    if isinstance(effect, Steal):
        return "steal 1 focus from the target"
    if isinstance(effect, Change):
        branches = f"change kamae up to {effect.number} branch{'es' if effect.number > 1 else ''}"
        return f"the target is made to {branches}" if effect.who else branches
    if isinstance(effect, Switch):
        verb = {"": "switch", "T": "the target switches", "all": "all players switch"}[effect.who]
        if effect.to == "free":
            return "switch to any kamae except Neutral, or stay in the present one"
        if effect.to == "any":
            return f"{verb} to any other kamae except Neutral{' of your choice' if effect.who else ''}"
        return f"{verb} to {KAMAE[effect.to].capitalize()}"
    return PLAIN.get(effect.word, "") if isinstance(effect, Plain) else ""


def _lasting(effect: Effect) -> str:
    if isinstance(effect, Stays):
        if effect.on_target:
            return "the card goes to the target's area and remains in play"
        return "the card remains in play through four ends of turn" if effect.turns == 4 else "the card remains in play"
    if isinstance(effect, Limit):
        name = {"hand": "hand limit", "wounds": "wound limit", "focus": "focus limit"}[effect.what]
        return f"{name} becomes {effect.number}" if effect.sign == "=" else f"{name} {effect.sign}{effect.number}"
    if isinstance(effect, Numbered):
        return {
            "armour": f"each attack suffered deals {effect.number} Wound less, but at least 1",
            "slow": f"its ability cards have initiative -{effect.number}, at least 1",
            "mills": f"before each of its draws {effect.number} card of its deck is discarded face down",
            "buyout": f"at the end of a turn any player may spend {effect.number} focus to discard this card",
            "widen": f"the initiative range of your block is {effect.number} wider, at either end",
            "refill": f"if your deck is empty, shuffle {effect.number} random discards into it",
            "keep": f"discard all focus but {effect.number}",
            "prefer": f"its preferred distance becomes {effect.number}",
        }[effect.word]
    if isinstance(effect, Forbid):
        return FORBID[effect.what]
    if isinstance(effect, Init):
        return f"initiative {effect.high}{f' to {effect.low}' if effect.low != effect.high else ''}"
    if isinstance(effect, Range):
        return "range +1 for each completed contract in play" if effect.per_contract else f"range {effect.number}"
    assert isinstance(effect, Place), "every effect has a sentence"
    cells = ", ".join(effect.cells)
    if effect.token == "caltrop":
        return f"put 1 caltrop on one empty hex among {cells}"
    return f"put 3 trap tokens face down (2 live, 1 decoy) on the empty hexes among {cells}"
