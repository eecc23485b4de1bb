import type { Inline } from '../../content/blocks.ts';

export interface ChoiceOption {
  readonly id: string;
  readonly content: readonly Inline[];
}

/** One of a few options. */
export interface ChoiceForm {
  readonly kind: 'choice';
  readonly options: readonly ChoiceOption[];
  /**
   * Laid out as big tiles side by side (comparison signs, fractions), as a list of sentences, or as the lines of worked maths in
   * their order, of which one is pointed at.
   */
  readonly layout: 'tiles' | 'list' | 'lines';
}

export interface ChoiceInput {
  readonly kind: 'choice';
  readonly option: string | null;
}

export interface ChoiceKey {
  readonly kind: 'choice';
  readonly option: string;
}
