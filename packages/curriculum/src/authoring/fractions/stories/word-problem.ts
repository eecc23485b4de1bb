import type { Block, Rng } from '../../index.ts';

/** One situation a story skill can be stated in. */
export interface WordProblem<T> {
  /** Whether these numbers make sense in it; always, when left out. */
  readonly fits?: (numbers: T) => boolean;
  /** The whole stem: what happened, and what is asked. */
  readonly write: (rng: Rng, numbers: T) => readonly Block[];
}

/** One of the word problems these numbers fit, stated; null when none does, so that other numbers are drawn. */
export function pickWordProblem<T>(
  rng: Rng,
  wordProblems: readonly WordProblem<T>[],
  numbers: T,
): readonly Block[] | null {
  const fitting = wordProblems.filter(({ fits }) => fits?.(numbers) ?? true);
  return fitting.length === 0 ? null : rng.pick(fitting).write(rng, numbers);
}

/** Parts of an hour are stated only where they are whole minutes. */
export function isMinutes(denominator: number): boolean {
  return 60 % denominator === 0;
}

/** Scales, jugs and measuring cups show these parts of a kilogram, a litre or a cup. */
export function isOnScales(denominator: number): boolean {
  return [2, 3, 4, 5, 6, 8, 10].includes(denominator);
}
