/** Words of `AnswerFeedback`. Numbers come in already written in the reader's digits. */
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
  answered: string;
  waiting: string;
  open: string;
  skipped: string;
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
  /** An estimate, never a promise. */
  estimate: (count: string) => string;
}

/** Heard with each skill of a `SkillPath`. */
export interface SkillPathMessages {
  place: (place: string) => string;
  /** Of the skill that is next to practice. */
  current: string;
}

/** Default Persian strings of the parts that show content, hints, progress and skills in `learning/`. */
export const faLearningContent: {
  money: { unit: string };
  feedback: FeedbackMessages;
  hints: HintMessages;
  solution: SolutionMessages;
  progress: ProgressMessages;
  skill: SkillMessages;
  path: SkillPathMessages;
} = {
  money: { unit: 'تومان' },
  feedback: {
    right: 'درست است!',
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
    wrong: 'هنوز نه',
    revealed: 'راه‌حل دیده شد',
    answered: 'ثبت شد',
    waiting: 'در صف فرستادن',
    open: 'مانده',
    skipped: 'مانده',
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
    estimate: (count) => `حدود ${count} سؤال دیگر`,
  },
  path: {
    place: (place) => `مهارت ${place}`,
    current: 'الان اینجایی',
  },
};
