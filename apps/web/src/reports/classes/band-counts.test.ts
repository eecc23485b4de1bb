import type { Contract, ResponseOf } from '@mashq/api/contract';
import { expect, it } from 'vitest';
import { bandCounts } from './ClassCard.tsx';

type Grid = Parameters<typeof bandCounts>[0];
type Cell = ResponseOf<Contract['teacher']['dashboard']['skillGrid']>['cells'][number];

it('counts each skill of each student once, the ones nobody has begun as unseen', () => {
  const cell = (band: string) => ({ mastery: { band } }) as Cell;
  const grid = { students: [{}, {}, {}], skills: [{}, {}], cells: ['near', 'near', 'mastered', 'unseen'].map(cell) };
  expect(bandCounts(grid as unknown as Grid)).toEqual({
    unseen: 3,
    starting: 0,
    learning: 0,
    near: 2,
    learned: 0,
    mastered: 1,
  });
});
