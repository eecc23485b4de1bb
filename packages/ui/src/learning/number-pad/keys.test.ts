import { describe, expect, it } from 'vitest';
import { neighbour, padCells, placeKeys } from './keys.ts';

const everything = { hasDecimalMark: true, hasMinus: true, hasNext: true, hasDone: true };
const nothing = { hasDecimalMark: false, hasMinus: false, hasNext: false, hasDone: false };

const named = (cells: ReturnType<typeof padCells>, name: string) => {
  const key = placeKeys(cells).find((each) => each.name === name);
  if (key === undefined) throw new Error(`no key ${name}`);
  return key;
};

describe('keys of the pad', () => {
  it('fills the pad without a hole or an overlap, whatever keys it has', () => {
    for (let mask = 0; mask < 16; mask += 1) {
      const shape = {
        hasDecimalMark: (mask & 1) > 0,
        hasMinus: (mask & 2) > 0,
        hasNext: (mask & 4) > 0,
        hasDone: (mask & 8) > 0,
      };
      const keys = placeKeys(padCells(shape));
      expect(keys.reduce((area, key) => area + key.rows * key.columns, 0)).toBe(16);
      expect(keys.filter(({ name }) => /^\d$/.test(name))).toHaveLength(10);
      for (const [flag, name] of [
        ['hasDecimalMark', 'decimalMark'],
        ['hasMinus', 'minus'],
        ['hasNext', 'next'],
        ['hasDone', 'done'],
      ] as const) {
        expect(keys.some((key) => key.name === name)).toBe(shape[flag]);
      }
    }
  });

  it('lies like a calculator: 7 8 9 above, left to right', () => {
    expect(padCells(everything)[0]).toEqual(['7', '8', '9', 'erase']);
    expect(named(padCells(nothing), '0')).toMatchObject({ row: 4, column: 1, columns: 4 });
  });

  it('walks from key to key on the screen and stops at the edge', () => {
    const cells = padCells(everything);
    expect(neighbour(cells, named(cells, '5'), 0, 1)).toBe('6');
    expect(neighbour(cells, named(cells, '5'), 0, -1)).toBe('4');
    expect(neighbour(cells, named(cells, '5'), -1, 0)).toBe('8');
    expect(neighbour(cells, named(cells, '3'), 1, 0)).toBe('done');
    expect(neighbour(cells, named(cells, 'done'), 0, 1)).toBe('done');
    expect(neighbour(cells, named(cells, '7'), 0, -1)).toBe('7');
    const plain = padCells(nothing);
    expect(neighbour(plain, named(plain, 'erase'), 1, 0)).toBe('0');
  });
});
