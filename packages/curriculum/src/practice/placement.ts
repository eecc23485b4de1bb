import { type Grade, mathBook } from '../books/index.ts';
import { allPrerequisitesOf, prerequisitesOf } from '../books/prerequisites/index.ts';
import { newProgress } from './progress.ts';
import type { SkillProgress } from './progress-types.ts';

/** Questions of a placement at most, and the active time after which no further one is asked. */
export const PLACEMENT_QUESTIONS = 16;
export const PLACEMENT_SECONDS = 600;

/** How sure it is that a skill is known that a right answer built on, or that builds on a wrong one: far from learned, and from stuck. */
const LIKELY_KNOWN = 0.75;
const LIKELY_MISSING = 0.35;

export interface PlacementAnswer {
  readonly skillId: string;
  /** Right at the first try, without a hint. */
  readonly isRight: boolean;
}

/**
 * Where to begin in a chapter: `known`, there is nothing that has to be begun; `from`, at this skill of it; `before`, at an earlier
 * skill that it builds on; `unasked`, nothing was asked, so at its first skill.
 */
export interface PlacementResult {
  readonly chapter: number;
  readonly state: 'known' | 'from' | 'before' | 'unasked';
  /** Null where the chapter is known. */
  readonly skillId: string | null;
}

type IsAsked = (skillId: string) => boolean;

interface Walk {
  readonly chapter: number;
  readonly result: PlacementResult;
  /** The skill to ask about next; null where the chapter is done. */
  readonly next: string | null;
}

/** A chapter is tried at its middle; then at its end, or at what the middle builds on. */
function walkChapter(
  chapter: number,
  skillIds: readonly string[],
  answers: ReadonlyMap<string, boolean>,
  isAsked: IsAsked,
): Walk | null {
  const first = skillIds[0];
  const last = skillIds.at(-1);
  const place = Math.floor((skillIds.length - 1) / 2);
  const middle = skillIds[place];
  if (first === undefined || last === undefined || middle === undefined) return null;
  const at = (state: PlacementResult['state'], skillId: string | null, next: string | null = null): Walk => ({
    chapter,
    result: { chapter, state, skillId },
    next,
  });
  const isMiddleRight = answers.get(middle);
  if (isMiddleRight === undefined) return at('unasked', first, middle);
  if (isMiddleRight) {
    const isLastRight = last === middle ? true : answers.get(last);
    if (isLastRight === true) return at('known', null);
    return at('from', skillIds[place + 1] ?? middle, isLastRight === undefined ? last : null);
  }
  const needed = prerequisitesOf(middle).find(({ skillId }) => isAsked(skillId))?.skillId;
  if (needed === undefined) return at('from', first);
  const isNeededRight = answers.get(needed);
  if (isNeededRight === undefined) return at('from', first, needed);
  if (isNeededRight) return at('from', skillIds.includes(needed) ? middle : first);
  return skillIds.includes(needed) ? at('from', needed) : at('before', needed);
}

function walk(grade: Grade, given: readonly PlacementAnswer[], isAsked: IsAsked): readonly Walk[] {
  const answers = new Map(given.map(({ skillId, isRight }) => [skillId, isRight]));
  return mathBook(grade).chapters.flatMap(({ number, lessons }) => {
    const skillIds = lessons.flatMap(({ skills }) => skills.map(({ id }) => id)).filter(isAsked);
    const walked = walkChapter(number, skillIds, answers, isAsked);
    return walked === null ? [] : [walked];
  });
}

/**
 * The skill that a placement asks about after these answers, or null where it is over. Every chapter of the grade's book is tried at
 * its middle before any is looked at closer, so that one that is broken off has something to say of each.
 */
export function nextInPlacement(
  grade: Grade,
  given: readonly PlacementAnswer[],
  isAsked: IsAsked = () => true,
): string | null {
  if (given.length >= PLACEMENT_QUESTIONS) return null;
  const walks = walk(grade, given, isAsked);
  const open = walks.find(({ result }) => result.state === 'unasked') ?? walks.find(({ next }) => next !== null);
  return open?.next ?? null;
}

/** Where to begin in each chapter of the grade's book. */
export function placementResults(
  grade: Grade,
  given: readonly PlacementAnswer[],
  isAsked: IsAsked = () => true,
): readonly PlacementResult[] {
  return walk(grade, given, isAsked).map(({ result }) => result);
}

/**
 * What is believed, before their first question, of skills that were not asked about: likely known is what a right answer builds
 * on, likely missing what builds on a wrong one. Nothing is learned by it: that takes three tries of the skill itself.
 */
export function startingProgress(grade: Grade, given: readonly PlacementAnswer[]): ReadonlyMap<string, SkillProgress> {
  const asked = new Set(given.map(({ skillId }) => skillId));
  const wrong = new Set(given.filter(({ isRight }) => !isRight).map(({ skillId }) => skillId));
  const known = new Set(given.filter(({ isRight }) => isRight).flatMap(({ skillId }) => allPrerequisitesOf(skillId)));
  const missing = mathBook(grade)
    .chapters.flatMap(({ lessons }) => lessons.flatMap(({ skills }) => skills.map(({ id }) => id)))
    .filter((id) => prerequisitesOf(id).some(({ skillId }) => wrong.has(skillId)));
  const believed = new Map<string, SkillProgress>();
  for (const id of known) if (!asked.has(id)) believed.set(id, { ...newProgress, score: LIKELY_KNOWN });
  // Who answers a later skill rightly may still miss a part of it: the wrong answer says more.
  for (const id of missing) if (!asked.has(id)) believed.set(id, { ...newProgress, score: LIKELY_MISSING });
  return believed;
}
