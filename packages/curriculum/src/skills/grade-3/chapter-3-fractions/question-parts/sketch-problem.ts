import type {
  Block,
  Figure,
  Level,
  Misconception,
  QuestionVariant,
  Rng,
  SolutionStep,
} from '../../../../authoring/index.ts';

/** A problem a sketch makes plain, drawn with its numbers. */
export interface Sketch {
  readonly form: QuestionVariant;
  readonly stem: readonly Block[];
  readonly figure?: Figure;
  readonly answer: number;
  readonly unit: string;
  readonly misconceptions: readonly Misconception[];
  /** What to sketch, and how to read it. */
  readonly sketch: readonly [Block, Block];
  readonly solution: readonly SolutionStep[];
}

/** Draws the numbers of one kind of problem. */
export type Maker = (rng: Rng, level: Level) => Sketch | null;
