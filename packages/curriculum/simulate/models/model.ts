import type { Level } from '../../src/index.ts';

/** What a model may know of a first try. */
export interface Observation {
  readonly level: Level;
  readonly targetLevel: Level;
  /** How many options a guess chose from; null where it was typed. */
  readonly guessable: number | null;
  /** 1 where it was right, hints or not. */
  readonly value: number;
  readonly hintsOpened: number;
  /** Days since the first try before it in this skill; 0 for the first. */
  readonly days: number;
}

export interface Skill {
  readonly levels: readonly Level[];
  readonly targetLevel: Level;
  readonly guessable: number | null;
}

/** A model of learning: what it keeps of a child and a skill, and what follows. All of them are compared by this interface. */
export interface Model<State> {
  readonly name: string;
  readonly begin: State;
  readonly update: (state: State, observation: Observation) => State;
  /** The chance at the target level without a guess, `days` after the last question. */
  readonly estimate: (state: State, days: number) => number;
  /** Of the estimate: half the width that holds about two in three. */
  readonly uncertainty: (state: State, days: number) => number;
  readonly isLearned: (state: State) => boolean;
  readonly needsHelp: (state: State) => boolean;
  readonly nextLevel: (state: State, skill: Skill, firstOfSession: boolean) => Level;
}

/** What every model but the old one counts beside its belief. */
export interface Counts {
  readonly tries: number;
  /** First tries at the target level or above, those that are right with a hint left out. */
  readonly atLevel: number;
  /** Whether the last of them at the target level itself was right. */
  readonly lastRight: boolean;
  /** Wrong in a row at the target level or below; a right answer with a hint neither adds nor ends. */
  readonly wrongInARow: number;
  readonly belowInARow: number;
}

export const noCounts: Counts = { tries: 0, atLevel: 0, lastRight: false, wrongInARow: 0, belowInARow: 0 };

/** Whether an answer says something of what the child knows: one that is right with a hint does not. */
export const isEvidence = ({ value, hintsOpened }: Observation) => hintsOpened === 0 || value === 0;

export function counted(before: Counts, observation: Observation): Counts {
  const { level, targetLevel, value } = observation;
  const belowInARow = level < targetLevel ? before.belowInARow + 1 : 0;
  const tries = before.tries + 1;
  if (!isEvidence(observation)) return { ...before, tries, belowInARow };
  const isAtLevel = level >= targetLevel;
  return {
    tries,
    atLevel: before.atLevel + (isAtLevel ? 1 : 0),
    lastRight: level === targetLevel ? value === 1 : before.lastRight,
    wrongInARow: value === 1 ? 0 : before.wrongInARow + (level <= targetLevel ? 1 : 0),
    belowInARow,
  };
}

/**
 * The rules of help that all models share, for a teacher reads why: four wrong in a row, or twenty questions without having
 * learned. A model says when that is trouble, and when the child was only unlucky, or is slow.
 */
export interface HelpParameters {
  /** How sure of trouble a model must be after four wrong in a row, and after twenty questions. */
  readonly trouble: number;
  readonly late: number;
}

const WRONG_IN_A_ROW = 4;
const MANY = 20;

/** `inTrouble` is the model's chance, 0 to 1, that practice will not bring the child there. */
export function isInTrouble(help: HelpParameters, { wrongInARow, tries }: Counts, inTrouble: number): boolean {
  return (wrongInARow >= WRONG_IN_A_ROW && inTrouble >= help.trouble) || (tries >= MANY && inTrouble >= help.late);
}

export const logistic = (x: number) => 1 / (1 + Math.exp(-x));
export const logit = (p: number) => Math.log(p / (1 - p));

/** The chance of a right answer where it may be a guess. */
export const withGuess = (known: number, guessable: number | null) =>
  guessable === null ? known : known + (1 - known) / guessable;

/** At most so many questions in a row are easier than the target level. */
const MAX_BELOW = 2;

export interface ChoiceParameters {
  /** The success that a question should have: of the first questions of a skill, and of all others. */
  readonly opening: number;
  readonly wanted: number;
}

/** What a session begins with should be easier, unless it is found out whether the skill is known already. */
const FIRST_OF_SESSION = 0.85;

/** Questions at the beginning of a skill that find out whether it is known already. */
const OPENING = 2;

/** The level whose success is nearest to what is wanted; of two as near, the easier. */
export function nearestLevel(
  { levels, targetLevel }: Skill,
  { belowInARow, tries }: Pick<Counts, 'belowInARow' | 'tries'>,
  success: (level: Level) => number,
  p: ChoiceParameters,
  firstOfSession: boolean,
): Level {
  const wanted = tries < OPENING ? p.opening : firstOfSession ? FIRST_OF_SESSION : p.wanted;
  if (belowInARow >= MAX_BELOW) return targetLevel;
  // Nobody begins a skill with what goes beyond it.
  const possible = tries < OPENING ? levels.filter((level) => level <= targetLevel) : levels;
  return possible.reduce((best, level) =>
    Math.abs(success(level) - wanted) < Math.abs(success(best) - wanted) ? level : best,
  );
}
