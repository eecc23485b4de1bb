import type { LateReason } from '../../platform/db/schema/index.ts';
import { acceptsAt, effectiveDeadline, GRACE_MS, takesAnswers } from '../assignment-state.ts';
import type { AssignmentRecord, QuestionRecord } from '../question-record.ts';

/** How long an answer may wait on a device for the network and still count from when it was given. */
export const MAX_WAIT_MS = 7 * 24 * 60 * 60_000;

/** A device whose clock is off by more than this has its times moved by the difference. */
const CLOCK_TOLERANCE_MS = 60_000;

/** The times of an answer as the device gives them, ISO 8601. */
export interface GivenTimes {
  readonly shownAt: string;
  readonly answeredAt: string;
  /** The device's clock when it sent the answer; shows how far that clock is off. */
  readonly sentAt?: string | undefined;
  /** It waited for the network. */
  readonly offline: boolean;
}

export interface AnswerTimes {
  readonly shownAt: Date;
  readonly answeredAt: Date;
  /** At least one was impossible and was moved to the nearest possible moment. */
  readonly isAdjusted: boolean;
  /** They are in an order that cannot have happened, beyond what a clock that is off explains. */
  readonly isImpossible: boolean;
}

/** The times of an answer between the making of its question and `now`. */
export function possibleTimes(given: GivenTimes, createdAt: Date, now: Date): AnswerTimes {
  const skew = given.sentAt === undefined ? 0 : now.getTime() - Date.parse(given.sentAt);
  const moved = Math.abs(skew) > CLOCK_TOLERANCE_MS ? skew : 0;
  const shown = Date.parse(given.shownAt) + moved;
  const answered = Date.parse(given.answeredAt) + moved;
  const first = createdAt.getTime();
  const last = now.getTime();
  const clamp = (time: number, from: number) => Math.min(Math.max(time, from), last);
  const shownAt = clamp(shown, first);
  const answeredAt = given.offline ? clamp(answered, shownAt) : last;
  const isOff = (one: number, other: number) => Math.abs(one - other) > CLOCK_TOLERANCE_MS;
  const isImpossible =
    isOff(shown, shownAt) || isOff(answered, clamp(answered, first)) || shown > answered + CLOCK_TOLERANCE_MS;
  return {
    shownAt: new Date(shownAt),
    answeredAt: new Date(answeredAt),
    isAdjusted: isImpossible || moved !== 0,
    isImpossible,
  };
}

/** Whether and how an answer counts that arrives now: in time, as given earlier, or not at all and why. */
export type Mastery = 'in_time' | 'earlier' | LateReason | 'refused';

/** Whether what is right has been shown, to this child or to one with the same questions; the answer then waits for the teacher. */
function shownBefore({ revealedAt, assignment }: QuestionRecord): 'revealed' | 'shown_to_others' | null {
  if (revealedAt !== null) return 'revealed';
  return assignment?.keysShownAt == null ? null : 'shown_to_others';
}

/**
 * In a quiz an answer counts that was given before the end or the hand-in and arrives within a minute of it. Any other is
 * stored for the teacher to see, and is worth nothing: none is refused.
 */
function quizTiming(
  record: QuestionRecord,
  assignment: AssignmentRecord,
  { answeredAt }: AnswerTimes,
  now: Date,
): Mastery {
  if (takesAnswers(assignment, assignment, now)) return shownBefore(record) ?? 'in_time';
  if (assignment.excusedAt !== null || assignment.archivedAt !== null) return 'after_end';
  const due = effectiveDeadline(assignment, assignment);
  if (answeredAt >= due) return 'after_end';
  const { submittedAt } = assignment;
  if (submittedAt !== null && answeredAt > submittedAt) return 'after_hand_in';
  if (record.revealedAt !== null) return 'revealed';
  const over = submittedAt === null || due < submittedAt ? due : submittedAt;
  return now.getTime() < over.getTime() + GRACE_MS ? (shownBefore(record) ?? 'earlier') : 'too_old';
}

/**
 * The rule of honest marks. An answer that arrives while its assignment accepts answers is in time. One that arrives later
 * counts as given earlier only if nobody could have made it up since: the device had the question, and the times are
 * possible. Neither counts by itself once the server has shown what is right to this child, or to another one with the same
 * questions. An online answer that comes too late is refused; one that waited for the network is stored for the teacher to
 * see, and is worth nothing.
 */
export function answerTiming(record: QuestionRecord, given: GivenTimes, times: AnswerTimes, now: Date): Mastery {
  const { assignment, fetchedAt, revealedAt } = record;
  if (assignment?.kind === 'quiz') return quizTiming(record, assignment, times, now);
  if (assignment === null) return 'in_time';
  if (acceptsAt(assignment, assignment, now)) return shownBefore(record) ?? 'in_time';
  if (!given.offline || assignment.excusedAt !== null || assignment.archivedAt !== null || now < assignment.startAt) {
    return 'refused';
  }
  const at = times.answeredAt;
  if (assignment.latePolicy === 'reject' && at >= effectiveDeadline(assignment, assignment)) return 'after_end';
  if (assignment.submittedAt !== null && at > assignment.submittedAt) return 'after_hand_in';
  if (revealedAt !== null) return 'revealed';
  if (now.getTime() - at.getTime() > MAX_WAIT_MS) return 'too_old';
  if (times.isImpossible) return 'impossible_times';
  if (fetchedAt === null || times.shownAt.getTime() < fetchedAt.getTime() - GRACE_MS) return 'not_fetched';
  return shownBefore(record) ?? 'earlier';
}
