// What is printed on a card, what another source tells of it, and what is ours: field by field (KEN-34.15).
import { t } from '../../lib/speech.svelte';
import type { Card } from '../../generated/ken/box';

export type Origin = 'printed' | 'attested' | 'reconstructed';

export function originOf(card: Card, field: string): Origin {
  if (card.printed?.includes(field)) return 'printed';
  return card.attested?.includes(field) ? 'attested' : 'reconstructed';
}

/** The fields that say something on such a card. */
export function fieldsOf(card: Card): string[] {
  const fields = ['name', 'type', 'school', 'moral'];
  if (card.duration) fields.push('duration');
  if (card.type === 'equipment' || card.type === 'special') fields.push('profile');
  if (card.type === 'place') fields.push('inhabited', 'green');
  else {
    const fights = card.type === 'master' || card.type === 'character' || card.type === 'army';
    for (const figure of ['attack', 'defence', 'resistance'] as const) if (fights || card[figure]) fields.push(figure);
    if (fights || card.ochre) fields.push('ochre');
    if (card.green) fields.push('green');
  }
  if (card.lives || card.printed?.includes('effect')) fields.push('effect');
  return fields;
}

const ORIGINS: Origin[] = ['printed', 'attested', 'reconstructed'];

/** A card as a whole: everything is printed, nothing is known, or something of both. */
export function wholeOf(card: Card): 'printed' | 'partly' | 'reconstructed' {
  const origins = new Set(fieldsOf(card).map((field) => originOf(card, field)));
  if (origins.size > 1 || origins.has('attested')) return 'partly';
  return origins.has('printed') ? 'printed' : 'reconstructed';
}

export const wholeLine = (card: Card): string => t(`kt-whole-${wholeOf(card)}`);

/** Every field by where it comes from, in words. */
export function originLines(card: Card): string[] {
  const fields = fieldsOf(card);
  return ORIGINS.flatMap((origin) => {
    const named = fields.filter((field) => originOf(card, field) === origin).map((field) => t(`kt-field-${field}`));
    return named.length ? [t(`kt-fields-${origin}`, { fields: named.join(', ') })] : [];
  });
}
