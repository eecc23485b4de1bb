/**
 * Measures of a child, of assigned work and of a class: each is worked out here, and for rows of the database in
 * `apps/server/src/questions/measures.ts`, nowhere else. `list.ts` says what each means; docs/measures.md is made from it.
 */
import type { InferOutput } from 'valibot';
import type { StudentAssignmentStateSchema } from '../questions/answered-question.schemas.ts';
import type { BandSchema, DescriptiveLevelSchema } from '../questions/skill.schemas.ts';
import type { AssignmentCountsSchema } from '../work/homework.schemas.ts';

type State = InferOutput<typeof StudentAssignmentStateSchema>;
type Counts = InferOutput<typeof AssignmentCountsSchema>;
type Band = InferOutput<typeof BandSchema>;
export type Level = InferOutput<typeof DescriptiveLevelSchema>;

/** A part and what it is a part of. A screen says both numbers, and divides nothing. */
export interface Share {
  readonly part: number;
  readonly whole: number;
}

/** A share as a part of one, for the length of a bar, a chart or the order of a table's rows; null of nothing. */
export const fractionOf = ({ part, whole }: Share): number | null => (whole === 0 ? null : part / whole);

/** Done questions below which no level is given. */
export const MIN_ASSESSED = 5;
/** Tenths right at the first try for each level, best first: the borders of a skill's bands; «خیلی خوب» asks for nine. */
const LEVEL_TENTHS = [
  ['very-good', 9],
  ['good', 8],
  ['acceptable', 6],
] as const;
/**
 * Tenths right at the first try, of the questions that a child did in a work, below which it needs help. Half: with the border of
 * «قابل قبول», a teacher's list has half of a class.
 */
export const HELP_BELOW_TENTHS = 5;
/** Days that «lately» goes back: who practiced, and who needs help. */
export const RECENT_DAYS = 7;
/** Whole days without an answer after which the next one is a return. */
export const RETURN_AFTER_DAYS = 7;

/** The level of a share that is right, whole numbers or points. */
function levelOfShare({ part, whole }: Share): NonNullable<Level> {
  // Multiplied: nine of ten is exactly at the border.
  return LEVEL_TENTHS.find(([, tenths]) => part * 10 >= whole * tenths)?.[0] ?? 'needs-work';
}

export interface WorkResult {
  /** The child may not go on: it handed in, or the time is over. An excused child has no result. */
  readonly isOver: boolean;
  /** Questions of this child's work. */
  readonly total: number;
  readonly done: number;
  readonly firstTryRight: number;
}

/**
 * The descriptive level (ارزشیابی توصیفی) of a child's work: the share of all its questions that were right at the first try
 * without a hint. What was left out counts as not right, so that leaving out never raises it. Null until the work is over, and
 * where fewer than five questions were done: that is not enough to say.
 */
export function workLevel({ isOver, total, done, firstTryRight }: WorkResult): Level {
  if (!isOver || done < MIN_ASSESSED) return null;
  return levelOfShare({ part: firstTryRight, whole: Math.max(total, done) });
}

/** The level of a test: points, or right answers, of all. What is empty counts as not right. */
export function testLevel(share: Share, questions: number): Level {
  return questions < MIN_ASSESSED || share.whole < MIN_ASSESSED ? null : levelOfShare(share);
}

const OVER: readonly State[] = ['submitted', 'auto_submitted', 'reviewed'];

/** Whether a child may not go on with a work it was to do. */
export const isOver = (state: State): boolean => OVER.includes(state);

/** Children who are to do a work: those it was given to without the excused. */
export const expectedOf = ({ assigned, excused }: Pick<Counts, 'assigned' | 'excused'>): number => assigned - excused;

/** Children who handed in of those who are to. Work that the clock took unfinished is not handed in. */
export const handedInOf = (counts: Counts): Share => ({ part: counts.submitted, whole: expectedOf(counts) });

/** Children who began of those who are to. */
export const begunOf = (counts: Counts): Share => ({
  part: counts.in_progress + counts.submitted + counts.auto_submitted,
  whole: expectedOf(counts),
});

/** Whether a work that is over has questions that were never done. */
export const isUnfinished = (row: { state: State; items_done: number; items_total: number }): boolean =>
  isOver(row.state) && row.items_done < row.items_total;

/** Questions that were answered and may be answered again: wrong so far, not done. */
export const unfinishedOf = ({ answered, done }: { answered: number; done: number }): number =>
  Math.max(0, answered - done);

/** Learned: also those who keep it. */
export const isLearned = (band: Band): boolean => band === 'learned' || band === 'mastered';

/** Whole minutes; less than one is zero, and is said in words. */
export const minutesOf = (seconds: number): number => Math.round(seconds / 60);
