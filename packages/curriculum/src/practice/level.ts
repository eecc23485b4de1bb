import type { Level } from '../model/index.ts';
import type { FirstTry, SkillProgress } from './skill-progress.ts';

/**
 * Elo as in Pelánek (2016): success is expected by the logistic of rating minus difficulty, and the rating moves by
 * a / (1 + b·n) times the surprise, with a = 1, b = .05. It serves the choice of level alone and is never shown.
 */
const stepAtFirst = 1;
const stepDecay = 0.05;

/** Logits between one level and the next, until measured difficulties take their place. */
const levelGap = 0.8;

/** Students begin at about 65 % right (Koedinger et al. 2023): logit of .65, against the target level. */
export const startingRating = 0.62;

/** A session opens at .85 or easier; after that .80 is aimed at (Math Garden: higher success, more practice, larger gains). */
const openingSuccess = 0.85;
const wantedSuccess = 0.8;

/** After this many easier questions one at the target level comes, so that the score gets its evidence. */
const mostBelowInARow = 2;

/** The chance of success expected at a level, guessing included. */
export function expectedSuccess(rating: number, level: Level, targetLevel: Level, guessable: number | null): number {
  const known = 1 / (1 + Math.exp((level - targetLevel) * levelGap - rating));
  return guessable === null ? known : known + (1 - known) / guessable;
}

/** The rating after a first try. */
export function updatedRating({ rating, tries }: SkillProgress, attempt: FirstTry): number {
  const expected = expectedSuccess(rating, attempt.level, attempt.targetLevel, attempt.guessable);
  return rating + (stepAtFirst / (1 + stepDecay * tries)) * (attempt.value - expected);
}

/** What of a skill the choice of level needs. */
export interface LevelChoice {
  readonly levels: readonly Level[];
  readonly targetLevel: Level;
  readonly guessable: number | null;
}

/**
 * The level of the next question: the one whose expected success is nearest .80 (of two as near, the easier). The first question of a session is the
 * hardest that still promises .85, or the easiest there is. Never more than two questions in a row below the target level.
 */
export function nextLevel(skill: LevelChoice, progress: SkillProgress, firstOfSession: boolean): Level {
  const { levels, targetLevel, guessable } = skill;
  const success = (level: Level) => expectedSuccess(progress.rating, level, targetLevel, guessable);
  if (progress.belowInARow >= mostBelowInARow) return targetLevel;
  const easiest = levels[0] ?? targetLevel;
  if (firstOfSession) return levels.findLast((level) => success(level) >= openingSuccess) ?? easiest;
  return levels.reduce(
    (best, level) =>
      Math.abs(success(level) - wantedSuccess) < Math.abs(success(best) - wantedSuccess) ? level : best,
    easiest,
  );
}
