import type { AnswerKey, Inline, Misconception, Placing } from '../model/index.ts';
import type { ChoiceSpec } from './choices.ts';
import type { MisconceptionName } from './draft.ts';

const letters = 'abcdefghij';

/** A card and the place of its bin among the labels, counted from 0. */
export interface CategorizeEntry {
  readonly content: readonly Inline[];
  readonly bin: number;
}

export type CategorizeMisconception = MisconceptionName & {
  /** Who has it puts these cards in these bins, both by their places from 0, wherever the others are put. */
  readonly puts: readonly (readonly [card: number, bin: number])[];
};

interface CategorizeDraft {
  /** Two to four. */
  readonly bins: readonly string[];
  /** Shown in this order. */
  readonly entries: readonly CategorizeEntry[];
  readonly misconceptions: readonly CategorizeMisconception[];
}

/** Cards to be sorted into bins. */
export function categorizeAnswer({ bins, entries, misconceptions }: CategorizeDraft): ChoiceSpec {
  const placing = (card: number, bin: number): Placing => [letters.charAt(card), `bin${bin + 1}`];
  const placed = entries.map(({ bin }, card) => placing(card, bin));
  const key: AnswerKey = { kind: 'categorize', placed };
  return {
    answer: {
      kind: 'categorize',
      items: entries.map(({ content }, card) => ({ id: letters.charAt(card), content })),
      bins: bins.map((label, bin) => ({ id: `bin${bin + 1}`, label })),
    },
    key,
    misconceptions: misconceptions.map(({ id, title, message, puts }): Misconception => {
      const telling = puts.map(([card, bin]) => placing(card, bin));
      const rest = placed.filter(([card]) => telling.every(([moved]) => moved !== card));
      return { id, title, message, answer: { kind: 'categorize', placed: [...telling, ...rest], telling } };
    }),
  };
}
