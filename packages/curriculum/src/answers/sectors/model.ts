import type { FigureTone } from '../../content/tone.ts';

/** A color to paint with. The accent has no name of its own: it shades where there is but one color. */
export interface Paint {
  readonly tone: Exclude<FigureTone, 'none'>;
  /** What it stands for («سیب»). Default the name of the color: «زرد», «سبز», «قرمز», «آبی». */
  readonly label?: string;
}

/** Equal parts of a bar, a circle or a spinner to be colored. */
export interface SectorsForm {
  readonly kind: 'sectors';
  readonly shape: 'bar' | 'circle' | 'spinner';
  /** 2 to 12: from the left, or clockwise from 12 o'clock. */
  readonly parts: number;
  /** At most four, each tone once. */
  readonly palette: readonly Paint[];
  /** No part may stay white. */
  readonly all?: true;
}

export interface SectorsInput {
  readonly kind: 'sectors';
  /** The tone of each part; null for a white one. */
  readonly tones: readonly (Paint['tone'] | null)[];
}

/** What must hold of the numbers of parts in each tone. */
export type SectorsRule =
  | { readonly t: 'count'; readonly tone: Paint['tone']; readonly count: number }
  | { readonly t: 'more'; readonly tone: Paint['tone']; readonly than: Paint['tone'] }
  | { readonly t: 'equal'; readonly tone: Paint['tone']; readonly to: Paint['tone'] };

export interface SectorsKey {
  readonly kind: 'sectors';
  /** One example of those that keep all rules. */
  readonly tones: readonly (Paint['tone'] | null)[];
  readonly rules: readonly SectorsRule[];
}
