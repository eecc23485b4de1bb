import type { CellBoard } from '../../src/model/index.ts';

/** The filled surface of a board in small squares, added up in half squares. */
export function filledArea({ filled }: CellBoard): number {
  let halves = 0;
  for (const { half } of filled) halves += half === undefined ? 2 : 1;
  return halves / 2;
}
