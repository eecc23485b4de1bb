import type { QuizSkill } from '@mashq/api/contract';
import type { NewQuiz } from '@mashq/state/work/quizzes/quiz-teacher';
import { deadlineDay } from '../../homework/deadline-days.ts';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';

const words = teacherQuiz.form;

export type Mix = keyof typeof words.mixes;
export type Duration = keyof typeof words.durations;
export type Method = keyof typeof words.methods;
export type Navigation = keyof typeof words.navigations;
export type Release = keyof typeof words.releases;

/** The form's values. */
export interface DraftQuiz {
  firstPage: number | null;
  lastPage: number | null;
  /** Empty: all of the pages. */
  skillIds: string[];
  items: number | null;
  points: number | null;
  mix: Mix;
  /** Null begins at once; left out until the teacher has chosen, empty while what is written is no moment. */
  startAt?: string | null;
  duration: Duration;
  /** The end, where the duration is until a moment. */
  endAt: string;
  limit: number | null;
  tries: number | null;
  method: Method;
  grace: number | null;
  navigation: Navigation;
  shuffle: boolean;
  release: Release;
  shows: { marks: boolean; right_answers: boolean; solutions: boolean };
  /** Nobody named: the whole class. */
  groupIds: string[];
  title: string;
  note: string;
}

export const emptyDraft: DraftQuiz = {
  firstPage: null,
  lastPage: null,
  skillIds: [],
  items: 1,
  points: 1,
  mix: 'book',
  duration: 'day',
  endAt: '',
  limit: 30,
  tries: 1,
  method: 'highest',
  grace: 0,
  navigation: 'free',
  shuffle: true,
  release: 'manual',
  shows: { marks: true, right_answers: true, solutions: true },
  groupIds: [],
  title: '',
  note: '',
};

/** A quiz asks no more skills than this. */
export const MAX_SKILLS = 30;

const LEVELS = { book: [], mixed: [1, 2, 3], easier: [1, 2] } as const satisfies Record<Mix, readonly number[]>;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The skills that are asked: those chosen, or all that are there. */
export function askedSkills({ skillIds }: Pick<DraftQuiz, 'skillIds'>, skills: readonly QuizSkill[]): QuizSkill[] {
  const there = skills.filter(({ available }) => available);
  const chosen = there.filter(({ id }) => skillIds.includes(id));
  return chosen.length > 0 ? chosen : there;
}

/** When it begins, in milliseconds; null while nothing or no moment is written. */
function startOf({ startAt }: DraftQuiz, now: number): number | null {
  if (startAt === null) return now;
  return startAt === undefined || startAt === '' ? null : Date.parse(startAt);
}

function endOf(start: number, { duration, endAt }: DraftQuiz): string {
  switch (duration) {
    case 'until':
      return endAt;
    case 'hour':
      return new Date(start + HOUR).toISOString();
    case 'two':
      return new Date(start + 2 * HOUR).toISOString();
    case 'day':
      return deadlineDay(new Date(start).toISOString());
    case 'three':
      return deadlineDay(new Date(start + 2 * DAY).toISOString());
    case 'week':
      return deadlineDay(new Date(start + 6 * DAY).toISOString());
  }
}

/** Whether start and end are written; a draft may be without a start. */
export const hasTimes = (draft: DraftQuiz, isDraft: boolean): boolean =>
  (startOf(draft, 0) !== null || (isDraft && draft.startAt === undefined)) &&
  (draft.duration !== 'until' || draft.endAt !== '');

/** The request for a new quiz, whose times are written. */
export function contentOf(
  draft: DraftQuiz,
  skills: readonly QuizSkill[],
  now: number,
): Omit<NewQuiz, 'id' | 'classId'> {
  const start = startOf(draft, now) ?? now;
  return {
    title: draft.title,
    note: draft.note,
    groupIds: draft.groupIds,
    skills: askedSkills(draft, skills).map(({ id: skillId }) => ({
      skillId,
      items: draft.items ?? 1,
      points: draft.points ?? 1,
      levels: [...LEVELS[draft.mix]],
    })),
    ...(start !== now && { startDate: new Date(start).toISOString() }),
    endDate: endOf(start, draft),
    timeLimitMinutes: draft.limit,
    navigation: draft.navigation,
    shuffle: draft.shuffle,
    triesAllowed: draft.tries ?? 1,
    gradeMethod: draft.method,
    graceMinutes: draft.grace ?? 0,
    resultRelease: draft.release,
    shows: draft.shows,
  };
}
