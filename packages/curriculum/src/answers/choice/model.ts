import type { Inline } from '../../content/blocks.ts';

export interface ChoiceOption {
  readonly id: string;
  readonly content: readonly Inline[];
}

/** One of a few options. */
export interface ChoiceForm {
  readonly kind: 'choice';
  readonly options: readonly ChoiceOption[];
  /** Laid out as big tiles side by side (comparison signs, fractions) or as lines of text. */
  readonly layout: 'tiles' | 'list';
}

export interface ChoiceInput {
  readonly kind: 'choice';
  readonly option: string | null;
}

export interface ChoiceKey {
  readonly kind: 'choice';
  readonly option: string;
}
