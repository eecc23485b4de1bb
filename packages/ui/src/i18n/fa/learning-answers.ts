import type { CardAnswerMessages } from './learning-card-answers.ts';
import { faLearningContent } from './learning-content.ts';
import type { DrawnAnswerMessages } from './learning-drawn-answers.ts';

/** What all answer inputs show and say. Numbers come in already written in the reader's digits. */
export interface CommonAnswerMessages {
  /** Name of the only box of a question. */
  answer: string;
  /** Name of one of several boxes without a label of their own. */
  answerNumber: (place: string) => string;
  numerator: string;
  denominator: string;
  whole: string;
  /** Words of the verdict that stand with its mark. */
  statusInvalid: string;
  statusWrong: string;
  statusPartial: string;
  statusRight: string;
  statusWaiting: string;
  /** How options are picked from the keyboard; read with the group. */
  choiceKeys: string;
  /** Read before the number of a line of worked maths. */
  line: string;
  /** Puts away the whole answer. */
  clear: string;
  cleared: string;
  /** Spoken while an input is being fetched. */
  loading: string;
}

/** What the answer inputs of a question show and say. */
export interface AnswerMessages extends CommonAnswerMessages, CardAnswerMessages, DrawnAnswerMessages {}

export interface NumberPadMessages {
  pad: string;
  decimalMark: string;
  minus: string;
  erase: string;
  next: string;
  done: string;
}

export interface QuestionSheetMessages {
  /** Name of the whole sheet for screen readers. */
  sheet: string;
  hint: string;
  later: string;
  check: string;
  checking: string;
  next: string;
  again: string;
  waiting: string;
  /** Said when a question is sent for checking with nothing in it. */
  empty: string;
  emptyChoice: string;
  emptyOrder: string;
  emptyLine: string;
  emptyAngle: string;
  emptyLevels: string;
  emptySectors: string;
  emptyPoints: string;
  emptyCells: string;
  emptyMatch: string;
  /** The key that opens a hint, as printed on the button. */
  hintKey: string;
  /** Told before the first hint: what it costs. */
  hintCost: string;
  /** Puts the hints away that are where the pad was. */
  hintsClose: string;
  /** The same, at the end of them: the child goes back to writing. */
  hintsDone: string;
}

/** One word for sending an answer, on the pad and under the question. */
const CHECK = 'تأیید';

/** Default Persian strings that all answer inputs share, of the number pad and of the question sheet. */
export const faLearningAnswers: {
  answers: CommonAnswerMessages;
  numberPad: NumberPadMessages;
  questionSheet: QuestionSheetMessages;
} = {
  answers: {
    answer: 'پاسخ',
    answerNumber: (place) => `پاسخ ${place}`,
    numerator: 'صورت کسر',
    denominator: 'مخرج کسر',
    whole: 'عدد صحیح',
    statusInvalid: 'باید درستش کنی',
    statusWrong: 'هنوز نه',
    statusPartial: 'بخشی درست',
    statusRight: 'درست',
    statusWaiting: 'نگه داشته شد',
    line: 'سطر',
    choiceKeys: 'با کلیدهای عدد یا پیکان‌ها انتخاب کن.',
    clear: 'پاک کن',
    cleared: 'همه پاک شد.',
    loading: 'در حال آوردن جای پاسخ…',
  },
  numberPad: {
    pad: 'صفحهٔ عدد',
    decimalMark: 'ممیز',
    minus: 'منفی',
    erase: 'پاک کردن',
    next: 'خانهٔ بعدی',
    done: CHECK,
  },
  questionSheet: {
    sheet: 'سؤال',
    hint: 'راهنمایی',
    later: 'بعداً',
    check: CHECK,
    checking: 'پاسخت را می‌بینیم…',
    next: 'سؤال بعدی',
    again: 'یک بار دیگر',
    waiting: 'پاسخت نگه داشته شد و خودش فرستاده می‌شود.',
    empty: 'اول جوابت را بنویس، بعد تأیید کن.',
    emptyChoice: 'اول یکی از گزینه‌ها را انتخاب کن.',
    emptyOrder: 'اول کارت‌ها را به ترتیب بچین.',
    emptyLine: 'اول نشانگر را روی محور جابه‌جا کن.',
    emptyAngle: 'اول ضلع زاویه را بچرخان.',
    emptyLevels: 'اول ستون‌ها را جابه‌جا کن.',
    emptySectors: 'اول قسمت‌هایی را که می‌خواهی رنگ کن.',
    emptyPoints: 'اول نقطه را روی صفحه بگذار.',
    emptyCells: 'اول خانه‌هایی را که می‌خواهی رنگ کن.',
    emptyMatch: 'اول هر کارت را به جفتش وصل کن.',
    // lint-allow: latin-strings – keys are named as they are printed on the keyboard
    hintKey: 'Alt+H',
    hintCost: faLearningContent.hints.cost,
    hintsClose: 'بستن راهنمایی',
    hintsDone: 'حالا می‌نویسم',
  },
};

export const faRawAnswer = {
  /** Read instead of a number line with the place that was marked. */
  markedPlace: 'جایی که دانش‌آموز روی محور نشان داده است',
} as const;
