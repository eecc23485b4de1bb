import type { MazeSide } from '../../i18n/fa/rewards.ts';
import { type Gate, isOpen, type MazeGrid, neighbour, wayOut } from './grid.ts';

/** Cells of the way that a hint shows. */
const HINT_LENGTH = 4;

/** Somebody's way through a maze so far. */
export interface Walk {
  at: number;
  /** Steps taken, those back included. */
  steps: number;
  /** Cells from the start to here, without the detours that were walked back. */
  trail: readonly number[];
  /** Sides of the shown way from here; empty when none is shown. */
  hint: readonly MazeSide[];
  hints: number;
  /** What happened last. */
  event: 'start' | 'step' | 'wall' | 'gate' | 'hint' | 'solved';
  /** The side last tried against a hedge. */
  blocked: MazeSide | null;
  /** Counts events, so that the same words are said again. */
  turn: number;
}

/** At the start, or at the gate that was opened last. */
export function startWalk(maze: MazeGrid, turn = 0, opened?: Gate): Walk {
  const at = opened?.cell ?? maze.start;
  return { at, steps: 0, trail: [at], hint: [], hints: 0, event: 'start', blocked: null, turn };
}

/** Where somebody is in a maze, to go on from there another time. */
export interface MazePlace {
  /** Number of the cell, from the upper left and row by row. */
  at: number;
  /** Steps taken, those back included. */
  steps: number;
  /** How often the way was shown. */
  hints: number;
}

/** Goes on where it was left; null where there is no such cell. */
export function resumeWalk(maze: MazeGrid, { at, steps, hints }: MazePlace): Walk | null {
  if (!Number.isInteger(at) || at < 0 || at >= maze.columns * maze.rows) return null;
  const event = at === maze.exit ? 'solved' : 'start';
  return { at, steps, trail: [at], hint: [], hints, event, blocked: null, turn: 0 };
}

/** A step to a side, or against the hedge or the closed gate there. At the exit nobody goes on. */
export function step(maze: MazeGrid, walk: Walk, side: MazeSide, closed?: Gate): Walk {
  if (walk.at === maze.exit) return walk;
  if (closed?.cell === walk.at && closed.side === side) {
    return { ...walk, event: 'gate', blocked: side, turn: walk.turn + 1 };
  }
  const next = isOpen(maze, walk.at, side) ? neighbour(maze, walk.at, side) : null;
  if (next === null) return { ...walk, event: 'wall', blocked: side, turn: walk.turn + 1 };
  const isBack = walk.trail.at(-2) === next;
  return {
    at: next,
    steps: walk.steps + 1,
    trail: isBack ? walk.trail.slice(0, -1) : [...walk.trail, next],
    hint: walk.hint[0] === side ? walk.hint.slice(1) : [],
    hints: walk.hints,
    event: next === maze.exit ? 'solved' : 'step',
    blocked: null,
    turn: walk.turn + 1,
  };
}

export function showWay(maze: MazeGrid, walk: Walk): Walk {
  if (walk.at === maze.exit) return walk;
  return {
    ...walk,
    hint: wayOut(maze, walk.at).slice(0, HINT_LENGTH),
    hints: walk.hints + 1,
    event: 'hint',
    blocked: null,
    turn: walk.turn + 1,
  };
}
