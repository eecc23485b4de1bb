import type { DrawingPoint, GrowingPatternFigure, PatternStage } from '@mashq/curriculum/model';

/** A spot in steps of the lattice, y down. */
export interface StageSpot {
  readonly x: number;
  readonly y: number;
}

/** One figure of a pattern, laid out: its pieces and the room they take, in steps. */
export interface StageGeometry {
  readonly width: number;
  readonly height: number;
  readonly dots: readonly StageSpot[];
  /** Upper left corners. */
  readonly squares: readonly StageSpot[];
  readonly sticks: readonly (readonly [StageSpot, StageSpot])[];
}

/** Height of a triangle with sides of one step. */
const TRIANGLE = Math.sqrt(3) / 2;

/** Around dots and sticks for their own thickness, in steps. */
const MARGIN = { dots: 0.4, sticks: 0.15, squares: 0.08 };

/** Turns a figure's places into spots that begin at its upper left corner. */
export function stageGeometry(stage: PatternStage, lattice: GrowingPatternFigure['lattice']): StageGeometry {
  const spot = ([x, y]: DrawingPoint): StageSpot =>
    lattice === 'triangle' ? { x: x / 2, y: -y * TRIANGLE } : { x, y: -y };
  const ends =
    stage.pieces === 'sticks'
      ? stage.at.flatMap(([from, to]) => [spot(from), spot(to)])
      : stage.at.flatMap(([x, y]) =>
          stage.pieces === 'squares' ? [spot([x, y]), spot([x + 1, y + 1])] : [spot([x, y])],
        );
  const margin = MARGIN[stage.pieces];
  const x0 = Math.min(...ends.map(({ x }) => x)) - margin;
  const y0 = Math.min(...ends.map(({ y }) => y)) - margin;
  const moved = (point: DrawingPoint): StageSpot => {
    const { x, y } = spot(point);
    return { x: round(x - x0), y: round(y - y0) };
  };
  return {
    width: round(Math.max(...ends.map(({ x }) => x)) + margin - x0),
    height: round(Math.max(...ends.map(({ y }) => y)) + margin - y0),
    dots: stage.pieces === 'dots' ? stage.at.map(moved) : [],
    squares: stage.pieces === 'squares' ? stage.at.map(([x, y]) => moved([x, y + 1])) : [],
    sticks: stage.pieces === 'sticks' ? stage.at.map(([from, to]) => [moved(from), moved(to)] as const) : [],
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
