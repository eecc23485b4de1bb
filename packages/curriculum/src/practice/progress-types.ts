import type { Level } from '../model/index.ts';
import type { MasteryLevel } from './mastery-levels.ts';

/** What is kept of one student in one skill. Begin with `newProgress`; every change gives a new object. */
export interface SkillProgress {
  /** How sure it is that the student knows the skill, 0 to 1; never shown. */
  readonly score: number;
  /** First tries at the target level itself that say something of the student. */
  readonly counted: number;
  /** Whether the last of them was fully right. */
  readonly lastRight: boolean;
  /** First tries of any level. */
  readonly tries: number;
  /** Wrong first tries in a row, at or below the target level; stretch questions do not count. */
  readonly wrongInARow: number;
  /** First tries below the target level in a row. */
  readonly belowInARow: number;
  /** Where the skill is not known: log odds that practice brings the student on, against being stuck. */
  readonly rating: number;
  readonly band: MasteryLevel;
  /** Spaced reviews passed one after another. */
  readonly reviewsPassed: number;
}

/** The first try at a question. */
export interface FirstTry {
  readonly level: Level;
  readonly targetLevel: Level;
  /** 0 to 1, as `firstTryValue` gives it. */
  readonly value: number;
  /** How many options a guess chose from; null where guessing does not pay. */
  readonly guessable: number | null;
  /** Whether a hint was opened before it. */
  readonly hinted: boolean;
  /** Days since the first try before it in this skill; 0 for the first. */
  readonly days: number;
}
