import type { MasteryLevel } from './mastery-levels.ts';

/** A skill that a practice session may ask for. */
export interface SkillCandidate {
  readonly id: string;
  readonly band: MasteryLevel;
  /** A review of it is due. */
  readonly isDue: boolean;
}

/** Of a session, the most that are reviews of earlier skills: 30 to 50 % of mixed practice is remembered best (Rohrer et al. 2020). */
const REVIEW_SHARE = 0.4;

/** Skills a student is in the middle of come first, then those that are nearly learned, then the next new ones. */
const ORDER: readonly MasteryLevel[] = ['learning', 'starting', 'near', 'unseen', 'learned', 'mastered'];

/** Different skills in a session at most: enough to mix, few enough that each is met more than once. */
const MAX_SKILLS = 5;

/**
 * The skills of the questions of a practice session in order, chosen for the student: skills under way, due reviews and the
 * next new skill of the book. `candidates` are in the book's order. Empty only where there are no candidates.
 */
export function chooseSkills(candidates: readonly SkillCandidate[], count: number): string[] {
  const due = candidates.filter(({ isDue }) => isDue);
  const others = candidates
    .filter(({ isDue, band }) => !isDue && band !== 'learned' && band !== 'mastered')
    .sort((one, other) => ORDER.indexOf(one.band) - ORDER.indexOf(other.band));
  const reviews = others.length === 0 ? MAX_SKILLS : Math.round(MAX_SKILLS * REVIEW_SHARE);
  const chosen = [...others.slice(0, MAX_SKILLS - Math.min(reviews, due.length)), ...due.slice(0, reviews)];
  // Everything is learned and nothing is due: what was learned is practiced again.
  const skills = chosen.length > 0 ? chosen : candidates.slice(0, MAX_SKILLS);
  return mixSkills(
    skills.map(({ id }) => id),
    count,
  );
}

/**
 * `count` places for skills, round by round, so that no two neighbors are of one skill where there are several: mixed
 * practice is remembered better than blocks of one kind (Rohrer et al. 2014, 2015).
 */
export function mixSkills(skillIds: readonly string[], count: number): string[] {
  if (skillIds.length === 0) return [];
  return Array.from({ length: count }, (_, index) => skillIds[index % skillIds.length] as string);
}
