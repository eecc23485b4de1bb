/** What the clock of a quiz shows and says. Minutes come in already written in the reader's digits. */
export interface QuizClockMessages {
  /** Name of the whole. */
  clock: string;
  passed: (minutes: string, total: string) => string;
  left: (minutes: string) => string;
  /** Less than a minute has passed, or is left. */
  justBegun: string;
  lastMinute: string;
  before: string;
  over: string;
  /** Is where the time would. */
  hidden: string;
  hide: string;
  show: string;
  /** Said once, when half of the time has passed. */
  half: string;
  /** Said a few times near the end. */
  leftSpoken: (minutes: string) => string;
}

/** Default Persian strings of the clock of a quiz. */
export const faQuizClock: QuizClockMessages = {
  clock: 'وقت آزمون',
  passed: (minutes, total) => `${minutes} دقیقه از ${total} دقیقه وقت آزمون گذشته`,
  left: (minutes) => `${minutes} دقیقه از وقت آزمون مانده`,
  justBegun: 'وقت آزمون تازه شروع شده',
  lastMinute: 'یک دقیقه از وقت آزمون مانده',
  before: 'آزمون هنوز شروع نشده',
  over: 'وقت تمام شد؛ هر چه نوشته‌ای نگه داشته شده.',
  hidden: 'وقت پنهان است',
  hide: 'پنهان کردن وقت',
  show: 'نشان دادن وقت',
  half: 'نیمی از وقت آزمون گذشته است.',
  leftSpoken: (minutes) => `${minutes} دقیقه از وقت آزمون مانده است.`,
};

/** What the list of a quiz's questions shows and says. Numbers come in already written in the reader's digits. */
export interface QuestionListMessages {
  /** Name of the list. */
  list: string;
  /** Name of one question with what came of it. */
  question: (place: string, state: string) => string;
  /** Read after the name of a question the child wants to come back to. */
  flagged: string;
  open: string;
  skipped: string;
  answered: string;
  right: string;
  partial: string;
  wrong: string;
  /** What is filtered by, and its choices; each is followed by how many there are. */
  filter: string;
  all: string;
  groupAnswered: string;
  groupRight: string;
  groupWrong: string;
  groupOpen: string;
  choice: (name: string, count: string) => string;
  /** Said when the filter changes. */
  shown: (count: string) => string;
}

/** Default Persian strings of the list of a quiz's questions. */
export const faQuestionList: QuestionListMessages = {
  list: 'سؤال‌ها',
  question: (place, state) => `سؤال ${place}، ${state}`,
  flagged: 'نشان‌شده',
  open: 'بی‌پاسخ',
  skipped: 'برای بعد گذاشته شده',
  answered: 'پاسخ داده شده',
  right: 'درست',
  partial: 'بخشی درست',
  wrong: 'هنوز نه',
  filter: 'کدام سؤال‌ها',
  all: 'همه',
  groupAnswered: 'پاسخ‌داده',
  groupRight: 'درست',
  groupWrong: 'هنوز نه',
  groupOpen: 'بی‌پاسخ',
  choice: (name, count) => [name, count].join(' '),
  shown: (count) => `${count} سؤال نشان داده شده.`,
};
