import type { Block, MathNode, Rng } from '../../../../authoring/index.ts';

/** A story of measures that takes several steps. */
export interface MeasureTask {
  readonly unit: string;
  readonly stem: readonly [Block, Block];
  /** Each step with what is said of it. */
  readonly steps: readonly (readonly [statement: string, written: MathNode])[];
  /** Where somebody stops who leaves the last step out. */
  readonly between: number;
  readonly answer: number;
  /** What comes of leaving the units, or the number of times, as they are. */
  readonly unconverted: number | null;
  /** Whether that is an hour taken for a hundred minutes. */
  readonly isHundred?: true;
  /** The subtraction turned into an addition, or the other way round. */
  readonly turned: number | null;
  /** Whether that is also the two numbers of the story side by side. */
  readonly isJoined?: true;
  readonly hints: readonly string[];
}

/** `scale` grows with the level. */
export type MeasureMaker = (rng: Rng, scale: number) => MeasureTask;
