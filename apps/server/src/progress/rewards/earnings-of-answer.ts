import { earningsOf, type SkillProgress } from '@mashq/curriculum';
import { tehranDay } from '../../platform/calendar.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Earning } from './award.ts';

/** What an answer was graded against. */
export interface Before {
  readonly skillId: string;
  readonly tries: number;
  readonly hintsOpened: number;
  readonly solutionViewedAt: Date | null;
  readonly similarTo: string | null;
  readonly learnedAt: Date | null;
  readonly progress: SkillProgress;
}

/** What it came to. */
export interface After {
  readonly verdict: string;
  readonly hidesResult: boolean;
  readonly learnedAt: Date | null;
  readonly progress: SkillProgress | null;
}

/** What an answer earns, with the reason that makes each count once: corrections count once a day in a skill. */
export function earningsOfAnswer(before: Before, after: After, now: Date): Earning[] {
  if (after.hidesResult) return [];
  const { skillId, progress } = before;
  const reviewsPassed = after.progress?.reviewsPassed ?? progress.reviewsPassed;
  const kinds = earningsOf({
    isRight: after.verdict === 'right',
    triesBefore: before.tries,
    hintsOpened: before.hintsOpened,
    sawSolution: before.solutionViewedAt !== null,
    isSimilar: before.similarTo !== null,
    isLearnedBefore: progress.band === 'learned' || progress.band === 'mastered',
    wasEverLearned: before.learnedAt !== null,
    isLearnedAfter: after.learnedAt !== null,
    passedReview: reviewsPassed > progress.reviewsPassed,
  });
  return kinds.map((kind) => {
    if (kind === 'learned') return { kind, reason: skillId };
    return { kind, reason: `${skillId} ${kind === 'reviewed' ? reviewsPassed : tehranDay(now)}` };
  });
}

/** Days away after which coming back earns. */
const GAP_MS = 7 * 86_400_000;
const REMEMBERED = 20_000;

/** The last day of each child that is known to have an answer, so that a gap before it is looked for once a day. */
const lastDays = new WeakMap<Database, Map<string, string>>();

/** Whether an answer of the child's day was not stored by this server yet. */
export function isFirstOfDay(db: Database, studentId: string, now: Date): boolean {
  return lastDays.get(db)?.get(studentId) !== tehranDay(now);
}

/** Remembers the day of an answer that was stored. */
export function rememberDay(db: Database, studentId: string, now: Date): void {
  const days = lastDays.get(db) ?? new Map<string, string>();
  lastDays.set(db, days);
  if (days.size >= REMEMBERED) days.clear();
  days.set(studentId, tehranDay(now));
}

/** Whether an answer comes after days without any. */
export function isReturn(previousAt: Date | null, now: Date): boolean {
  return previousAt !== null && now.getTime() - previousAt.getTime() >= GAP_MS;
}
