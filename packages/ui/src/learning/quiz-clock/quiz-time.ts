/** How a quiz is in its time; all in milliseconds since the epoch. */
export interface QuizSpan {
  readonly start: number;
  readonly end: number;
  readonly now: number;
}

export interface QuizTime {
  readonly phase: 'before' | 'running' | 'over';
  /** Whole minutes that have passed, and whole minutes of the quiz. */
  readonly passed: number;
  readonly total: number;
  /** Minutes left; a begun minute counts. */
  readonly left: number;
  /** Part of the time that has passed, 0 to 1. */
  readonly share: number;
}

const MINUTE = 60_000;

/** The time of a quiz in whole minutes; the same for the same three points in time. */
export function quizTime({ start, end, now }: QuizSpan): QuizTime {
  const length = Math.max(0, end - start);
  const at = Math.min(Math.max(0, now - start), length);
  return {
    phase: now < start ? 'before' : now < end ? 'running' : 'over',
    passed: Math.floor(at / MINUTE),
    total: Math.round(length / MINUTE),
    left: Math.ceil((length - at) / MINUTE),
    share: length === 0 ? 1 : at / length,
  };
}

/** A moment that is announced: half of the time, so many minutes left, the end. */
export type QuizMoment = 'half' | 10 | 5 | 1 | 'over';

/**
 * The moment worth telling that it is now; null while it is none. Each lasts its own minute and the end stays, so that
 * what is said is true whenever it is heard. In a short quiz the moments would crowd: minutes left are announced only in its
 * last third.
 */
export function momentOf(span: QuizSpan): QuizMoment | null {
  const { phase, total } = quizTime(span);
  if (phase === 'before') return null;
  if (phase === 'over') return 'over';
  const left = span.end - span.now;
  for (const minutes of [1, 5, 10] as const) {
    if (left <= minutes * MINUTE && left > (minutes - 1) * MINUTE && minutes * 3 <= total) return minutes;
  }
  const sinceHalf = span.now - (span.start + span.end) / 2;
  return sinceHalf >= 0 && sinceHalf < MINUTE ? 'half' : null;
}
