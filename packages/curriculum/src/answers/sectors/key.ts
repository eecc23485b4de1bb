import type { RightParts } from '../kind.ts';
import type { SectorsInput, SectorsKey, SectorsRule } from './model.ts';

/** A white part in records. */
const WHITE = '-';

export function toneParts(tones: readonly (string | null)[]): readonly string[] {
  return tones.map((tone) => tone ?? WHITE);
}

export function parts({ tones }: SectorsKey): readonly string[] {
  return toneParts(tones);
}

export function inputFromKey({ kind, tones }: SectorsKey): SectorsInput {
  return { kind, tones };
}

export function rule({ rules }: SectorsKey): string {
  return JSON.stringify(rules);
}

export function matches({ rules }: SectorsKey, given: readonly string[]): boolean {
  return rules.every((one) => keepsSectorsRule(one, given));
}

/** Where each color has its own number of parts, colors count one by one; a number of none counts for nothing. */
export function rightParts({ rules }: SectorsKey, given: readonly string[]): RightParts {
  const counted = rules.filter((one) => one.t === 'count' && one.count > 0);
  if (counted.length < rules.length || rules.length < 2) return { right: 0, outOf: rules.length };
  return { right: counted.filter((one) => keepsSectorsRule(one, given)).length, outOf: rules.length };
}

/** Whether the numbers of parts in each tone keep a rule. */
export function keepsSectorsRule(one: SectorsRule, given: readonly string[]): boolean {
  const count = (tone: string) => given.filter((part) => part === tone).length;
  switch (one.t) {
    case 'count':
      return count(one.tone) === one.count;
    case 'more':
      return count(one.tone) > count(one.than);
    case 'equal':
      return count(one.tone) === count(one.to);
  }
}
