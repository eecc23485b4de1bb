import { expect, it } from 'vitest';
import { type Level, plainBlocks, type Question, skillById } from '../src/index.ts';
import { toLatinDigits } from '../src/numbers/persian/digits.ts';

/** The mean of a measure over questions of one level. */
function mean(id: string, level: Level, measure: (question: Question) => number): number {
  const skill = skillById(id);
  if (skill === undefined) throw new Error(`no skill ${id}`);
  const values = Array.from({ length: 200 }, (_, seed) => measure(skill.generate(seed, level)));
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const numbersIn = ({ stem }: Question) => toLatinDigits(plainBlocks(stem)).match(/\d+/g)?.map(Number) ?? [];

/** Denominators of the stem, what both parts must be brought to, and a blank elsewhere than at the end. */
function differenceLoad({ stem, form }: Question): number {
  const denominators = [...toLatinDigits(plainBlocks(stem)).matchAll(/\d+⁄(\d+)/g)].map(([, lower]) => Number(lower));
  const common = [...new Set(denominators)].reduce((product, each) => product * each, 1);
  return common + (form === 'reverse' ? 20 : 0);
}

/** Segments drawn inside the figure; zero where the figure is points on a line. */
function segmentsInside({ figure, form }: Question): number {
  if (form !== 'compare' || figure === undefined) return 0;
  return Number(toLatinDigits(figure.description).match(/\d+/)?.[0] ?? 0);
}

it.each<readonly [id: string, measure: (question: Question) => number, least: number]>([
  // Numbers to be worked with: two runs of hops in place of one, and no hop is drawn.
  [
    'g3-skip-count-numberline',
    (question) =>
      numbersIn(question).length +
      (question.answer.kind === 'number-line' && question.answer.line.hops !== undefined ? 0 : 1),
    2,
  ],
  ['g5-mixed-sub', differenceLoad, 20],
  // Beyond the times table, and tenths of more than ten wholes.
  ['g3-mult-split', (question) => Math.max(...numbersIn(question)), 5],
  ['g4-decimal-from-tenths', (question) => Math.max(...numbersIn(question)), 50],
  ['g3-segment-count', segmentsInside, 0.1],
])('asks more of %s at level 4 than at level 3', (id, measure, least) => {
  expect(mean(id, 4, measure) - mean(id, 3, measure)).toBeGreaterThanOrEqual(least);
});

it('never leaves a whole number alone to be subtracted from at level 4 of g5-mixed-sub', () => {
  expect(mean('g5-mixed-sub', 4, ({ stem }) => ((plainBlocks(stem).match(/⁄/g)?.length ?? 0) < 2 ? 1 : 0))).toBe(0);
});
