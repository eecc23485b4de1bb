import type { Inline } from '../../content/blocks.ts';
import { line, text } from '../../content/build.ts';
import type { AnswerMessages, AnswerModel } from '../kind.ts';
import { type Fields, given, listOf, type Reading, refuse, sameParts } from '../reading.ts';
import { matchEmptiness } from './empty.ts';
import type { MatchForm, MatchInput, MatchItem, MatchKey, MatchPair } from './model.ts';

function publicForm({ kind, first, second }: MatchForm): MatchForm {
  return { kind, first: first.map(publicCard), second: second.map(publicCard) };
}

export function publicCard({ id, content }: MatchItem): MatchItem {
  return { id, content };
}

/** Cards joined two and two: each card once, none left over. */
function read({ first, second }: MatchForm, fields: Fields): Reading {
  const list = listOf(fields.pairs);
  if (list === null) return refuse('unknown-option');
  const partners = new Map<unknown, unknown>();
  for (const pair of list) {
    const [one, other, ...rest] = listOf(pair) ?? [];
    const known = first.some(({ id }) => id === one) && second.some(({ id }) => id === other) && rest.length === 0;
    if (!known || partners.has(one)) return refuse('unknown-option');
    partners.set(one, other);
  }
  if (new Set(partners.values()).size !== partners.size) return refuse('unknown-option');
  if (partners.size === 0) return refuse('empty');
  if (partners.size < first.length) return refuse('incomplete');
  return given(first.map(({ id }) => `${id}-${String(partners.get(id))}`).sort());
}

function parts({ pairs }: MatchKey): readonly string[] {
  return pairs.map((pair) => pair.join('-')).sort();
}

function inputFromKey({ kind, pairs }: MatchKey): MatchInput {
  return { kind, pairs };
}

function rule({ telling }: MatchKey): string | null {
  return telling === undefined ? null : JSON.stringify(telling);
}

function matches(key: MatchKey, given: readonly string[]): boolean {
  return key.telling === undefined
    ? sameParts(parts(key), given)
    : key.telling.every(([first, second]) => given.includes(`${first}-${second}`));
}

function printKey({ pairs }: MatchKey, form: MatchForm): readonly Inline[] {
  return joined(pairs, form);
}

function printInput({ pairs }: MatchInput, form: MatchForm): readonly Inline[] {
  return joined(pairs, form);
}

/** «دو سوم ← ۲⁄۳؛ نیم ← ۱⁄۲»: pairs in the order of the first column. */
function joined(pairs: readonly MatchPair[], { first, second }: MatchForm): readonly Inline[] {
  const found = first.flatMap((item) => {
    const partner = second.find(({ id }) => pairs.some(([one, other]) => one === item.id && other === id));
    return partner === undefined ? [] : [[...item.content, text(' ← '), ...partner.content]];
  });
  return found.flatMap((pair, index) => (index === 0 ? pair : [text('؛ '), ...pair]));
}

const messages: AnswerMessages = {
  empty: line`اول هر کارت را به جفتش وصل کن.`,
  wrong: line`هر کارت را یک بار دیگر با جفتش مقایسه کن.`,
  partial: (right, outOf) => line`${right} جفت از ${outOf} جفت درست است. بقیه را یک بار دیگر با هم مقایسه کن.`,
};

export const matchModel: AnswerModel<MatchForm, MatchInput, MatchKey> = {
  kind: 'match',
  publicForm,
  read,
  parts,
  inputFromKey,
  matches,
  rule,
  printKey,
  printInput,
  messages,
  emptiness: matchEmptiness,
};
