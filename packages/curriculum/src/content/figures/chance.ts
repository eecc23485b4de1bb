import type { FigureTone } from '../tone.ts';

/**
 * A tone that has the same name in every theme, which the legend writes: turmeric «زرد», leaf «سبز», rose «قرمز», sky
 * «آبی», none «خاکستری». The accent is another color in each theme and cannot be spoken of.
 */
export type NamedTone = Exclude<FigureTone, 'accent'>;

/** Spinners of equal sectors side by side, each with its arrow. */
export interface SpinnerFigure {
  readonly t: 'spinner';
  readonly spinners: readonly {
    /** Clockwise from 12 o'clock. */
    readonly sectors: readonly { readonly tone: NamedTone; readonly label?: string }[];
    readonly label?: string;
    /** Colors that help points at: the others are pale. */
    readonly marked?: readonly NamedTone[];
  }[];
}

/** Bags of beads side by side; the beads of a bag lie mixed, all to be seen. */
export interface BagFigure {
  readonly t: 'bag';
  readonly bags: readonly {
    readonly beads: readonly { readonly tone: NamedTone; readonly count: number }[];
    readonly label?: string;
    /** Colors that help points at: the others are pale. */
    readonly marked?: readonly NamedTone[];
  }[];
}

/** Dice in a row, each showing so many pips. */
export interface DiceFigure {
  readonly t: 'dice';
  /** 1 to 6 each. */
  readonly faces: readonly number[];
}

/** Coins in a row: heads «رو», tails «پشت». */
export interface CoinsFigure {
  readonly t: 'coins';
  readonly sides: readonly ('heads' | 'tails')[];
}
