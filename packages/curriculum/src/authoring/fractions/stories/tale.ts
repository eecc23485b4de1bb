import type { Block, Rng } from '../../index.ts';

/** One situation a story skill can be told in. */
export interface Tale<T> {
  /** Whether these numbers make sense in it; always, when left out. */
  readonly fits?: (numbers: T) => boolean;
  /** The whole stem: what happened, and what is asked. */
  readonly tell: (rng: Rng, numbers: T) => readonly Block[];
}

/** One of the tales these numbers fit, told; null when none does, so that other numbers are drawn. */
export function tellOne<T>(rng: Rng, tales: readonly Tale<T>[], numbers: T): readonly Block[] | null {
  const fitting = tales.filter(({ fits }) => fits?.(numbers) ?? true);
  return fitting.length === 0 ? null : rng.pick(fitting).tell(rng, numbers);
}

/** Parts of an hour are told only where they are whole minutes. */
export function isMinutes(bottom: number): boolean {
  return 60 % bottom === 0;
}

/** Scales, jugs and measuring cups show these parts of a kilogram, a litre or a cup. */
export function isOnScales(bottom: number): boolean {
  return [2, 3, 4, 5, 6, 8, 10].includes(bottom);
}
