import type { Level } from '../model/index.ts';
import type { MasteryLevel } from './mastery-levels.ts';

/** What is kept of one student in one skill. Begin with `newProgress`; every change gives a new object. */
export interface SkillProgress {
  /** Moving average of first tries at the target level, 0 to 1; shown from five counted tries. */
  readonly score: number;
  /** First tries that moved the score. */
  readonly counted: number;
  /** Whether the last counted first try was fully right. */
  readonly lastRight: boolean;
  /** First tries of any level. */
  readonly tries: number;
  /** Wrong first tries in a row, at or below the target level; stretch questions do not count. */
  readonly wrongInARow: number;
  /** First tries below the target level in a row. */
  readonly belowInARow: number;
  /** Elo rating in logits against the target level, for choosing the next level alone. */
  readonly rating: number;
  readonly band: MasteryLevel;
  /** Spaced reviews passed one after another. */
  readonly reviewsPassed: number;
}

/** The first try at a question. */
export interface FirstTry {
  readonly level: Level;
  readonly targetLevel: Level;
  /** 0 to 1, as `firstTryWorth` gives it. */
  readonly value: number;
  /** How many options a guess chose from; null where guessing does not pay. */
  readonly guessable: number | null;
}
