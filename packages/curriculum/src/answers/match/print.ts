import type { Inline } from '../../content/blocks.ts';
import { line, text } from '../../content/build.ts';
import type { AnswerMessages } from '../kind.ts';
import type { MatchForm, MatchInput, MatchKey, MatchPair } from './model.ts';

export function printKey({ pairs }: MatchKey, form: MatchForm): readonly Inline[] {
  return joined(pairs, form);
}

export function printInput({ pairs }: MatchInput, form: MatchForm): readonly Inline[] {
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

export const messages: AnswerMessages = {
  empty: line`اول هر کارت را به جفتش وصل کن.`,
  wrong: line`هر کارت را یک بار دیگر با جفتش مقایسه کن.`,
  partial: (right, outOf) => line`${right} جفت از ${outOf} جفت درست است. بقیه را یک بار دیگر با هم مقایسه کن.`,
};
