import { expect, test } from 'vitest';
import { hideSmallGroups } from './small-groups.ts';

const shown = (...counts: number[]) =>
  hideSmallGroups(
    counts.map((students_count) => ({ students_count, practiced: 1 })),
    ['practiced'],
  ).map(({ practiced }) => practiced);

test('figures of fewer than five children are hidden, those of five and of none are not', () => {
  expect(shown(5, 30)).toEqual([1, 1]);
  expect(shown(4)).toEqual([null]);
  expect(shown(0, 12)).toEqual([1, 1]);
});

test('nobody learns what is hidden by subtracting the rest from the whole', () => {
  expect(shown(30, 4, 20)).toEqual([1, null, null]);
  expect(shown(30, 4, 0)).toEqual([null, null, 1]);
});

test('hidden parts that are many children together give nothing away', () => {
  expect(shown(4, 3, 20)).toEqual([null, null, 1]);
});
