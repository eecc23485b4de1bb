import type { Population } from './children/populations.ts';
import type { Model } from './models/model.ts';
import { KNOWN_ENOUGH, type Outcome, practice } from './practice.ts';

export interface Measures {
  /** Of first tries without a hint, the share that was right, of those who do not struggle. */
  readonly success: number;
  /** Median questions until learned, of those who learned and do not struggle. */
  readonly toLearn: number;
  /** Of those called learned, the share whose true chance was below .70. */
  readonly tooEarly: number;
  /** Of those who struggle, the share that came on the teacher's list; and of the list, the share that struggle. */
  readonly found: number;
  readonly precision: number;
  /** Median questions until one who struggles came on it. */
  readonly toFind: number;
  /** Questions answered while the child knew the skill, a child, of those who do not struggle. */
  readonly needless: number;
  /** How far what is believed after a summer is from the truth, on average. */
  readonly summer: number;
}

const share = (part: number, whole: number) => (whole === 0 ? Number.NaN : part / whole);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function medianAsked(outcomes: readonly Outcome[]): number {
  const counts = outcomes.map(({ asked }) => asked).sort((a, b) => a - b);
  return counts[Math.floor(counts.length / 2)] ?? Number.NaN;
}

export function measuresOf(outcomes: readonly Outcome[]): Measures {
  const others = outcomes.filter(({ struggles }) => !struggles);
  const strugglers = outcomes.filter(({ struggles }) => struggles);
  const learned = outcomes.filter(({ end }) => end === 'learned');
  const listed = outcomes.filter(({ end }) => end === 'listed');
  const summers = learned.flatMap(({ summer }) => (summer === null ? [] : [Math.abs(summer.believed - summer.known)]));
  return {
    success: share(sum(others.map(({ right }) => right)), sum(others.map(({ alone }) => alone))),
    toLearn: medianAsked(others.filter(({ end }) => end === 'learned')),
    tooEarly: share(learned.filter(({ known }) => known < KNOWN_ENOUGH).length, learned.length),
    found: share(strugglers.filter(({ end }) => end === 'listed').length, strugglers.length),
    precision: share(listed.filter(({ struggles }) => struggles).length, listed.length),
    toFind: medianAsked(strugglers.filter(({ end }) => end === 'listed')),
    needless: share(sum(others.map(({ needless }) => needless)), others.length),
    summer: share(sum(summers), summers.length),
  };
}

/** A whole population through one model: each child the same, whatever the model, by `seed`. */
export function outcomesOf<State>(
  model: Model<State>,
  population: Population,
  ofBooks: readonly (number | null)[],
  children: number,
  seed: number,
): Outcome[] {
  const guessable = population.guessable ?? ofBooks;
  return Array.from({ length: children }, (_, index) =>
    practice(model, population, guessable[index % guessable.length] ?? null, seed * 1_000_000 + index),
  );
}
