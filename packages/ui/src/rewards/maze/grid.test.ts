import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpen, makeMaze, neighbour, openSides, SIDE_NAMES, SIDES, wayOut } from './grid.ts';

const options = fc.record({
  columns: fc.integer({ min: 2, max: 16 }),
  rows: fc.integer({ min: 2, max: 16 }),
  seed: fc.oneof(fc.string(), fc.integer()),
});
const mazes = options.map(makeMaze);

describe('makeMaze', () => {
  it('opens a side from both of its cells and never the outer hedge', () => {
    fc.assert(
      fc.property(mazes, (maze) => {
        for (const [cell] of maze.open.entries()) {
          for (const side of SIDE_NAMES) {
            const next = neighbour(maze, cell, side);
            const seenFromThere = next !== null && isOpen(maze, next, SIDES[side].back);
            expect(isOpen(maze, cell, side)).toBe(seenFromThere);
          }
        }
      }),
    );
  });

  it('reaches every cell, by exactly one way', () => {
    fc.assert(
      fc.property(mazes, (maze) => {
        const reached = new Set([maze.start]);
        for (const cell of reached) {
          for (const side of openSides(maze, cell)) reached.add(neighbour(maze, cell, side) ?? -1);
        }
        expect(reached.size).toBe(maze.open.length);
        // A connected graph of n cells with n - 1 openings is a tree: between two cells there is one way.
        const openings = maze.open.reduce((sum, _, cell) => sum + openSides(maze, cell).length, 0) / 2;
        expect(openings).toBe(maze.open.length - 1);
      }),
    );
  });

  it('makes the same maze of the same seed, and another of another', () => {
    fc.assert(
      fc.property(options, (given) => {
        expect(makeMaze(given)).toEqual(makeMaze(given));
      }),
    );
    const drawn = Array.from({ length: 40 }, (_, seed) => makeMaze({ columns: 9, rows: 9, seed }).open.join());
    expect(new Set(drawn).size).toBe(40);
  });

  it('is the same in every release: a saved seed keeps its garden', () => {
    expect(makeMaze({ columns: 3, rows: 3, seed: 'باغ' }).open).toEqual([6, 8, 4, 7, 10, 9, 3, 10, 8]);
  });
});

describe('wayOut', () => {
  it('leads from any cell through openings to the exit, never twice through a cell', () => {
    fc.assert(
      fc.property(mazes, fc.nat(), (maze, n) => {
        let cell = n % maze.open.length;
        const visited = [cell];
        for (const side of wayOut(maze, cell)) {
          expect(isOpen(maze, cell, side)).toBe(true);
          cell = neighbour(maze, cell, side) ?? -1;
          visited.push(cell);
        }
        expect(cell).toBe(maze.exit);
        expect(new Set(visited).size).toBe(visited.length);
      }),
    );
  });
});
