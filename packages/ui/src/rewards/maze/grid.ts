import type { MazeSide } from '../../i18n/fa/rewards.ts';

/** Steps to the four neighbours, and the side of the neighbour that one comes in by. Rows go down, columns right. */
export const SIDES: Readonly<Record<MazeSide, { row: number; column: number; bit: number; back: MazeSide }>> = {
  up: { row: -1, column: 0, bit: 1, back: 'down' },
  right: { row: 0, column: 1, bit: 2, back: 'left' },
  down: { row: 1, column: 0, bit: 4, back: 'up' },
  left: { row: 0, column: -1, bit: 8, back: 'right' },
};

/** In the order they are spoken in. */
export const SIDE_NAMES: readonly MazeSide[] = ['up', 'right', 'down', 'left'];

export interface MazeGrid {
  columns: number;
  rows: number;
  /** Of each cell, row by row from the upper left, the sides that are open, as bits of `SIDES`. */
  open: readonly number[];
  /** The upper right cell, where a Persian reader begins. */
  start: number;
  /** The lower left cell. */
  exit: number;
}

export interface MazeOptions {
  columns: number;
  rows: number;
  /** The same seed gives the same maze, in every browser. */
  seed: string | number;
}

/** The cell on a side, or null beyond the edge. */
export function neighbour({ columns, rows }: Pick<MazeGrid, 'columns' | 'rows'>, cell: number, side: MazeSide) {
  const row = Math.floor(cell / columns) + SIDES[side].row;
  const column = (cell % columns) + SIDES[side].column;
  return row < 0 || row >= rows || column < 0 || column >= columns ? null : row * columns + column;
}

export function isOpen({ open }: Pick<MazeGrid, 'open'>, cell: number, side: MazeSide): boolean {
  return ((open[cell] ?? 0) & SIDES[side].bit) !== 0;
}

export function openSides(grid: Pick<MazeGrid, 'open'>, cell: number): MazeSide[] {
  return SIDE_NAMES.filter((side) => isOpen(grid, cell, side));
}

/**
 * A perfect maze: every cell is reached, by one way alone. The recursive backtracker, a depth-first walk that goes on to
 * a random neighbour not seen yet and turns back where there is none (J. Buck, Mazes for Programmers, 2015, chapter 5);
 * it makes long winding ways with few short dead ends.
 */
export function makeMaze({ columns, rows, seed }: MazeOptions): MazeGrid {
  const random = mulberry32(fnv1a(String(seed)));
  const open = new Array<number>(columns * rows).fill(0);
  const start = columns - 1;
  const seen = new Set([start]);
  const way = [start];
  for (let cell = way.at(-1); cell !== undefined; cell = way.at(-1)) {
    const choices = SIDE_NAMES.flatMap((side) => {
      const next = neighbour({ columns, rows }, cell, side);
      return next === null || seen.has(next) ? [] : [{ side, next }];
    });
    const choice = choices[Math.floor(random() * choices.length)];
    if (choice === undefined) {
      way.pop();
      continue;
    }
    const { side, next } = choice;
    open[cell] = (open[cell] ?? 0) | SIDES[side].bit;
    open[next] = (open[next] ?? 0) | SIDES[SIDES[side].back].bit;
    seen.add(next);
    way.push(next);
  }
  return { columns, rows, open, start, exit: columns * (rows - 1) };
}

/** The sides to go by from a cell to the exit, breadth first; empty at the exit. */
export function wayOut(grid: MazeGrid, from: number): MazeSide[] {
  // Walked from the exit, so that every cell knows the side that leads there.
  const towards = new Map<number, MazeSide | null>([[grid.exit, null]]);
  const queue = [grid.exit];
  for (const cell of queue) {
    for (const side of openSides(grid, cell)) {
      const next = neighbour(grid, cell, side);
      if (next === null || towards.has(next)) continue;
      towards.set(next, SIDES[side].back);
      queue.push(next);
    }
  }
  const sides: MazeSide[] = [];
  let cell: number | null = from;
  while (cell !== null) {
    const side = towards.get(cell);
    if (!side) break;
    sides.push(side);
    cell = neighbour(grid, cell, side);
  }
  return sides;
}

/** A gate across the way out: the last cell before it, and the side it is on. */
export interface Gate {
  cell: number;
  side: MazeSide;
}

/** Gates on the way out, as far from each other as from start and exit; on a short way fewer than asked for. */
export function gatesOf(grid: MazeGrid, count: number): Gate[] {
  const way = wayOut(grid, grid.start);
  const gates: Gate[] = [];
  const places = Math.min(count, way.length - 1);
  let cell: number | null = grid.start;
  for (const [taken, side] of way.entries()) {
    if (cell === null) break;
    if (gates.length < places && taken === Math.round(((gates.length + 1) * way.length) / (places + 1))) {
      gates.push({ cell, side });
    }
    cell = neighbour(grid, cell, side);
  }
  return gates;
}

/** Numbers from 0 up to 1 from a seed of 32 bits: mulberry32 by T. Ettinger (public domain, 2017). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A text as 32 bits: FNV-1a (G. Fowler, L. Noll, K.-P. Vo). */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
