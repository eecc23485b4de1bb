import type { SectorsForm, SectorsRule } from '../model/index.ts';
import { type Fields, type Given, given, listOf, refuse, type Unreadable } from './read-built.ts';

/** A white part, as it is kept. */
const white = '-';

export function sectorParts(tones: readonly (string | null)[]): readonly string[] {
  return tones.map((tone) => tone ?? white);
}

/** A color, or none, for every part; only colors of the palette. */
export function readSectors({ parts, palette, all }: SectorsForm, fields: Fields): Given | Unreadable {
  const list = listOf(fields.tones);
  if (list === null || list.length > parts) return refuse('unknown-option');
  const tones = Array.from({ length: parts }, (_, index) => list[index] ?? null);
  const painted = tones.map((tone) => (tone === null ? null : palette.find((paint) => paint.tone === tone)?.tone));
  const known = painted.filter((tone) => tone !== undefined);
  if (known.length < parts) return refuse('unknown-option');
  if (known.every((tone) => tone === null)) return refuse('empty');
  return all === true && known.includes(null) ? refuse('incomplete') : given(sectorParts(known));
}

/** Whether the numbers of parts in each tone keep a rule. */
export function keepsSectorsRule(rule: SectorsRule, parts: readonly string[]): boolean {
  const count = (tone: string) => parts.filter((part) => part === tone).length;
  switch (rule.t) {
    case 'count':
      return count(rule.tone) === rule.count;
    case 'more':
      return count(rule.tone) > count(rule.than);
    case 'equal':
      return count(rule.tone) === count(rule.to);
  }
}
