import type { AnswerKey, Inline, MultipleSelectForm } from '../model/index.ts';
import type { AnswerSpec } from './answers.ts';

const letters = 'abcdefghij';

/** Something that may be picked. */
export interface SelectEntry {
  readonly content: readonly Inline[];
  readonly isRight: boolean;
}

export type MultipleSelectSpec = AnswerSpec & {
  /** The answer of a misconception: who has it picks the options at these places, counted from 0. */
  readonly picked: (places: readonly number[]) => AnswerKey;
};

/** Options in the order given, of which at least one is right. Misconceptions with `picked`. */
export function multipleSelectAnswer(
  entries: readonly SelectEntry[],
  draft: Omit<MultipleSelectForm, 'kind' | 'options'>,
): MultipleSelectSpec {
  const picked = (places: readonly number[]): AnswerKey => ({
    kind: 'multiple-select',
    options: places.map((place) => letters.charAt(place)),
  });
  return {
    answer: {
      kind: 'multiple-select',
      options: entries.map(({ content }, index) => ({ id: letters.charAt(index), content })),
      ...draft,
    },
    key: picked(entries.flatMap(({ isRight }, index) => (isRight ? [index] : []))),
    picked,
  };
}
