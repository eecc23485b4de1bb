import type { QuizStateSchema, QuizStudentStateSchema } from '@mashq/api/contract';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import { AssignmentTimes, assignmentState, GRACE_MS } from '../../questions/assignment-state.ts';

export type QuizState = InferOutput<typeof QuizStateSchema>;
export type QuizStudentState = InferOutput<typeof QuizStudentStateSchema>;

/** The rules of a quiz on which its states depend. */
export const QuizRules = v.object({
  ...AssignmentTimes.entries,
  timeLimitMs: v.nullable(v.number()),
  triesAllowed: v.number(),
  graceMs: v.number(),
  resultRelease: v.picklist(['immediately', 'after_close', 'manual']),
  pausedAt: v.nullable(v.date()),
  releasedAt: v.nullable(v.date()),
});
export type QuizRules = v.InferOutput<typeof QuizRules>;

/** What one child is given beyond the others. */
export const Allowance = v.object({
  extraMs: v.number(),
  extraTries: v.number(),
  /** Its window in place of the quiz's: from when on it may begin, and until when. */
  ownStartAt: v.nullable(v.date()),
  ownEndAt: v.nullable(v.date()),
});
export type Allowance = v.InferOutput<typeof Allowance>;

export const Try = v.object({
  tryNo: v.number(),
  startedAt: v.date(),
  pausedMs: v.number(),
  submittedAt: v.nullable(v.date()),
  acceptedAt: v.nullable(v.date()),
});
export type Try = v.InferOutput<typeof Try>;

const after = (at: Date, ms: number) => new Date(at.getTime() + ms);
const earlier = (one: Date, other: Date) => (one < other ? one : other);
const later = (one: Date, other: Date) => (one > other ? one : other);

/** From when on a child may begin. */
export function opensAt({ startAt }: Pick<QuizRules, 'startAt'>, { ownStartAt }: Allowance): Date {
  return ownStartAt ?? startAt;
}

/** The last moment at which a child may begin. */
export function closesAt({ endAt }: Pick<QuizRules, 'endAt'>, { ownEndAt }: Allowance): Date {
  return ownEndAt ?? endAt;
}

/** When the time of a try is over: by its limit or the end of the quiz. Extra time and pauses go beyond both. */
export function dueAt(rules: QuizRules, child: Allowance, { startedAt, pausedMs }: Try): Date {
  const close = closesAt(rules, child);
  const end = rules.timeLimitMs === null ? close : earlier(after(startedAt, rules.timeLimitMs), close);
  return after(end, child.extraMs + pausedMs);
}

/** A try whose clock a pause has stopped: it was running when the pause began. */
export function isPaused(rules: QuizRules, child: Allowance, current: Try): boolean {
  return rules.pausedAt !== null && current.submittedAt === null && rules.pausedAt < dueAt(rules, child, current);
}

/** Where a child is. Nothing has to run at an end: times and the clock alone decide. */
export function quizStudentState(rules: QuizRules, child: Allowance, current: Try | null, now: Date): QuizStudentState {
  if (current === null) {
    if (now < opensAt(rules, child)) return 'upcoming';
    return now < closesAt(rules, child) && rules.archivedAt === null ? 'not_begun' : 'missed';
  }
  if (current.submittedAt !== null) return 'handed_in';
  if (isPaused(rules, child, current)) return 'paused';
  const due = dueAt(rules, child, current);
  if (now < due) return 'running';
  if (rules.graceMs === 0) return 'timed_out';
  if (now < after(due, rules.graceMs)) return 'overdue';
  return current.acceptedAt === null ? 'abandoned' : 'timed_out';
}

const OVER: readonly QuizStudentState[] = ['handed_in', 'timed_out', 'abandoned'];
/** Whether the newest try is over, or there is none. */
export const isOver = (state: QuizStudentState) => OVER.includes(state);

/** Whether the child may begin, for the first time or again. */
export function mayBegin(rules: QuizRules, child: Allowance, current: Try | null, now: Date): boolean {
  const state = quizStudentState(rules, child, current, now);
  const used = current?.tryNo ?? 0;
  return (
    rules.publishedAt !== null &&
    rules.archivedAt === null &&
    rules.removedAt === null &&
    rules.pausedAt === null &&
    rules.releasedAt === null &&
    now >= opensAt(rules, child) &&
    now < closesAt(rules, child) &&
    (state === 'not_begun' || isOver(state)) &&
    used < rules.triesAllowed + child.extraTries
  );
}

/**
 * From when on the child may know its result; null while nobody knows when. What the clock ends is shown once the minute
 * is over in which answers still arrive.
 */
export function resultsAt(rules: QuizRules, child: Allowance, current: Try | null): Date | null {
  if (current === null || isPaused(rules, child, current)) return null;
  const over = after(dueAt(rules, child, current), GRACE_MS + rules.graceMs);
  switch (rules.resultRelease) {
    case 'manual':
      return rules.releasedAt;
    case 'immediately':
      return current.submittedAt ?? over;
    case 'after_close': {
      // The end of all as well as the child's own: answers travel from desk to desk.
      const closed = after(later(rules.endAt, closesAt(rules, child)), GRACE_MS);
      return rules.releasedAt ?? (current.submittedAt === null ? later(closed, over) : closed);
    }
  }
}

/**
 * From when on what is right may be shown: everybody has the same questions, so not before all windows are over, extra time,
 * pauses and the minute in which answers still arrive included. Null while the quiz is paused. Who has handed in learns its
 * score before (`resultsAt`), and nothing of single questions.
 */
export function keysAt(
  rules: QuizRules,
  children: readonly (Allowance & { readonly current: Try | null; readonly excusedAt: Date | null })[],
): Date | null {
  if (rules.pausedAt !== null) return null;
  if (rules.releasedAt !== null) return rules.releasedAt;
  const last = children
    .filter(({ excusedAt }) => excusedAt === null)
    .map((child) => after(closesAt(rules, child), child.extraMs + (child.current?.pausedMs ?? 0)))
    .reduce(later, rules.endAt);
  return after(last, GRACE_MS + rules.graceMs);
}

/** The state of a quiz at `now`. */
export function quizState(rules: QuizRules, now: Date): QuizState {
  const state = assignmentState(rules, now);
  // A child with an own start may take it before the others: such a quiz can be paused, too.
  if ((state === 'open' || state === 'scheduled') && rules.pausedAt !== null) return 'paused';
  if (state !== 'closed') return state;
  if (rules.pausedAt !== null) return 'paused';
  if (rules.resultRelease === 'manual') return rules.releasedAt === null ? 'closed' : 'released';
  return now >= after(rules.endAt, GRACE_MS) || rules.releasedAt !== null ? 'released' : 'closed';
}
