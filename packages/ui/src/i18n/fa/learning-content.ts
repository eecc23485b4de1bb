/** Words of `Feedback`. Numbers come in already written in the reader's digits. */
export interface FeedbackMessages {
  right: string;
  wrong: string;
  partial: string;
  invalid: string;
  stored: string;
  rightParts: (right: string, outOf: string) => string;
  /** Said with `invalid`: that nothing was lost. */
  notCounted: string;
}

export interface HintMessages {
  /** Name of the list of hints. */
  label: string;
  hint: (place: string) => string;
  open: string;
  next: string;
  solution: string;
  /** Said before the first hint: what it costs. */
  cost: string;
  pending: string;
}

export interface SolutionMessages {
  title: string;
  step: (place: string) => string;
  question: string;
  /** What comes after «فهمیدم». */
  next: string;
  understood: string;
  notUnderstood: string;
}

export interface ProgressMessages {
  /** Name of the list. */
  label: (done: string, total: string) => string;
  item: (place: string, state: string) => string;
  /** As `item`, of the question in hand. */
  current: (place: string, state: string) => string;
  right: string;
  corrected: string;
  hint: string;
  wrong: string;
  revealed: string;
  stored: string;
  waiting: string;
  empty: string;
}

export interface SkillMessages {
  unseen: string;
  starting: string;
  learning: string;
  near: string;
  learned: string;
  mastered: string;
  of: (level: string, levels: string) => string;
  count: (count: string) => string;
  none: string;
  /** An estimate, never a promise. */
  estimate: (count: string) => string;
}

/** The line that says which part of the book a homework covers. */
export interface HomeworkSourceMessages {
  page: (page: string) => string;
  pages: (first: string, last: string) => string;
  section: (section: string) => string;
  sections: (first: string, last: string) => string;
}

export interface StudentHomeworkMessages extends HomeworkSourceMessages {
  progress: string;
  done: (done: string, total: string) => string;
  late: string;
  not_started: string;
  in_progress: string;
  submitted: string;
  auto_submitted: string;
  missing: string;
  excused: string;
  reviewed: string;
  start: string;
  resume: string;
  look: string;
  result: string;
}

export interface TeacherHomeworkMessages extends HomeworkSourceMessages {
  progress: string;
  submitted: (submitted: string, assigned: string) => string;
  help: (count: string) => string;
  draft: string;
  scheduled: string;
  open: string;
  closed: string;
  archived: string;
  cancelled: string;
  edit: string;
  report: string;
  look: string;
}

const homeworkSource: HomeworkSourceMessages = {
  page: (page) => `صفحهٔ ${page}`,
  pages: (first, last) => `صفحه‌های ${first} تا ${last}`,
  section: (section) => `درس ${section}`,
  sections: (first, last) => `درس‌های ${first} تا ${last}`,
};

/** Default Persian strings of the parts that show content, hints, progress and skills in `learning/`. */
export const faLearningContent: {
  money: { unit: string };
  feedback: FeedbackMessages;
  hints: HintMessages;
  solution: SolutionMessages;
  progress: ProgressMessages;
  skill: SkillMessages;
  studentHomework: StudentHomeworkMessages;
  teacherHomework: TeacherHomeworkMessages;
} = {
  money: { unit: 'تومان' },
  feedback: {
    right: 'آفرین! درست است.',
    wrong: 'هنوز نه',
    partial: 'بخشی از آن درست است',
    invalid: 'باید درستش کنی',
    stored: 'پاسخت ثبت شد',
    rightParts: (right, outOf) => `${right} تا از ${outOf} تا درست است.`,
    notCounted: 'این بار حساب نشد.',
  },
  hints: {
    label: 'راهنمایی‌ها',
    hint: (place) => `راهنمایی ${place}`,
    open: 'راهنمایی',
    next: 'یک راهنمایی دیگر',
    solution: 'راه‌حل را نشانم بده',
    cost: 'اگر راهنمایی بگیری، این سؤال در اندازهٔ یادگیری‌ات حساب نمی‌شود. اشکالی ندارد!',
    pending: 'راهنمایی دارد می‌آید…',
  },
  solution: {
    title: 'راه‌حل قدم‌به‌قدم',
    step: (place) => `قدم ${place}`,
    question: 'راه‌حل را فهمیدی؟',
    next: 'اگر فهمیدی، یک سؤال مثل همین با عددهای دیگر می‌آید.',
    understood: 'فهمیدم',
    notUnderstood: 'نفهمیدم',
  },
  progress: {
    label: (done, total) => `${done} سؤال از ${total} سؤال انجام شده`,
    item: (place, state) => `سؤال ${place}: ${state}`,
    current: (place, state) => `سؤال ${place}: ${state}، همین سؤال`,
    right: 'درست',
    corrected: 'با تصحیح درست شد',
    hint: 'با راهنمایی درست شد',
    wrong: 'نادرست',
    revealed: 'راه‌حل دیده شد',
    stored: 'ثبت شد',
    waiting: 'در صف فرستادن',
    empty: 'مانده',
  },
  skill: {
    unseen: 'ندیده',
    starting: 'در حال شروع',
    learning: 'در حال یادگیری',
    near: 'نزدیک یادگیری',
    learned: 'یاد گرفته',
    mastered: 'مسلط',
    of: (level, levels) => `${level} از ${levels}`,
    count: (count) => `${count} سؤال`,
    none: 'هنوز شروع نشده',
    estimate: (count) => `حدود ${count} سؤال دیگر`,
  },
  studentHomework: {
    ...homeworkSource,
    progress: 'سؤال‌های انجام‌شده',
    done: (done, total) => `${done} از ${total} سؤال`,
    late: 'با تأخیر',
    not_started: 'شروع نشده',
    in_progress: 'در حال انجام',
    submitted: 'تحویل دادی',
    auto_submitted: 'خودش تحویل شد',
    missing: 'جا مانده',
    excused: 'لازم نیست',
    reviewed: 'معلمت دیده',
    start: 'شروع کن',
    resume: 'ادامه بده',
    look: 'ببین',
    result: 'نتیجه را ببین',
  },
  teacherHomework: {
    ...homeworkSource,
    progress: 'تحویل‌داده‌ها',
    submitted: (submitted, assigned) => `${submitted} از ${assigned} نفر`,
    help: (count) => `${count} نفر به کمک نیاز دارند`,
    draft: 'پیش‌نویس',
    scheduled: 'زمان‌بندی‌شده',
    open: 'باز',
    closed: 'بسته',
    archived: 'بایگانی',
    cancelled: 'لغوشده',
    edit: 'ادامهٔ ساخت',
    report: 'دیدن گزارش',
    look: 'دیدن تکلیف',
  },
};
