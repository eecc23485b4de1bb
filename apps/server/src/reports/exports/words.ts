import type { Band, DescriptiveLevel, QuizState, QuizStudentRow, StudentHomeworkState } from '@mashq/api/contract';
import { levelNames, measureNames } from '@mashq/api/measures/words';
import { masteryLevelNames } from '@mashq/curriculum';

/** Of a child's part of assigned work, as in the app. */
export const STUDENT_STATES: Readonly<Record<StudentHomeworkState, string>> = {
  not_started: 'شروع نکرده',
  in_progress: 'در حال انجام',
  submitted: 'تحویل داده',
  auto_submitted: 'تحویل خودکار',
  missing: 'انجام نداده',
  excused: 'معاف',
  reviewed: 'دیده‌شده',
};

export const ASSIGNMENT_STATES = {
  draft: 'پیش‌نویس',
  scheduled: 'زمان‌بندی‌شده',
  open: 'باز',
  closed: 'بسته',
  archived: 'بایگانی',
  cancelled: 'حذف‌شده',
} as const;

export const QUIZ_STATES: Readonly<Record<QuizState, string>> = {
  ...ASSIGNMENT_STATES,
  paused: 'نگه داشته شده',
  released: 'نتیجه اعلام شده',
};

/** Where a child is in a quiz. */
export const QUIZ_STUDENT_STATES: Readonly<Record<QuizStudentRow['state'], string>> = {
  upcoming: ASSIGNMENT_STATES.scheduled,
  not_begun: 'شروع نکرده',
  missed: 'انجام نداده',
  running: 'در حال انجام',
  paused: 'نگه داشته شده',
  overdue: 'در مهلت تحویل',
  handed_in: 'تحویل داده',
  timed_out: 'وقتش تمام شده',
  abandoned: 'تحویل نداده',
  excused: 'معاف',
};

const titleOf = (band: Band) => masteryLevelNames[band].title;

export const BANDS: Readonly<Record<Band, string>> = {
  unseen: titleOf('unseen'),
  starting: titleOf('starting'),
  learning: titleOf('learning'),
  near: titleOf('near'),
  learned: titleOf('learned'),
  mastered: titleOf('mastered'),
};

export const levelWords = (level: DescriptiveLevel) => (level === null ? null : levelNames[level]);

export const yesOrNo = (is: boolean) => (is ? 'بله' : 'نه');

/** Headings that several tables share. */
export const HEADINGS = {
  student: 'دانش‌آموز',
  class: 'کلاس',
  grade: 'پایه',
  skill: 'مهارت',
  chapter: 'فصل',
  lesson: 'درس',
  firstPage: 'از صفحه',
  lastPage: 'تا صفحه',
  state: 'وضعیت',
  end: 'مهلت',
  done: measureNames.done,
  unfinished: measureNames.unfinished,
  handedIn: measureNames.handedIn,
  total: measureNames.total,
  answered: measureNames.answered,
  firstTryRight: measureNames.firstTryRight,
  right: measureNames.right,
  hints: 'راهنمایی',
  minutes: measureNames.minutes,
  level: measureNames.level,
  mastery: measureNames.mastery,
  question: 'سؤال',
  questions: 'سؤال‌ها',
  points: 'امتیاز',
  outOf: 'از',
} as const;
