import type { NumberLine } from '../../content/figure.ts';

/** A tick of a line to be pointed at. */
export interface NumberLineForm {
  readonly kind: 'number-line';
  readonly line: NumberLine;
}

export interface NumberLineInput {
  readonly kind: 'number-line';
  /** The tick the handle is on; null while it was not touched. */
  readonly tick: number | null;
}

export interface NumberLineKey {
  readonly kind: 'number-line';
  readonly tick: number;
}
