import type { ChoiceOption } from '../choice/model.ts';

/** Options of which more than one may be right. */
export interface MultipleSelectForm {
  readonly kind: 'multiple-select';
  readonly options: readonly ChoiceOption[];
  /** Laid out as big tiles side by side (numbers, fractions) or as lines of text. */
  readonly layout: 'tiles' | 'list';
  /** How many are to be picked at least. Shown to the child and required by the checker. */
  readonly minimum?: number;
  /** How many can be picked at most; one more is not taken, and the child hears why. */
  readonly maximum?: number;
}

export interface MultipleSelectInput {
  readonly kind: 'multiple-select';
  /** Ids of the picked options, in the order the form has them, whatever was picked first. */
  readonly options: readonly string[];
}

export interface MultipleSelectKey {
  readonly kind: 'multiple-select';
  /** At least one. */
  readonly options: readonly string[];
}
