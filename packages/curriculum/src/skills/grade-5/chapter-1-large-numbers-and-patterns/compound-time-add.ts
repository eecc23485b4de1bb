import {
  type Block,
  child,
  defineSkill,
  type Level,
  p,
  type QuestionVariant,
  type Rng,
} from '../../../authoring/index.ts';
import {
  type CompoundTask,
  changed,
  compoundDraft,
  compoundTable,
  said,
  scales,
  writtenMisconception,
} from './question-parts/compound-number-questions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['story', 'story', 'find-mistake'],
};

/** How many times a larger unit is made. */
const carriesOf: Readonly<Record<Level, readonly number[]>> = { 1: [1], 2: [1], 3: [2], 4: [2] };

type WordProblem = (rng: Rng, a: string, b: string) => readonly Block[];

const wordProblems: readonly WordProblem[] = [
  (rng, a, b) => [
    p`در یک مسابقهٔ دوچرخه‌سواری، ${child(rng)} مرحلهٔ اول را در ${a} و مرحلهٔ دوم را در ${b} تمام کرد.`,
    p`دو مرحله روی هم چقدر طول کشید؟`,
  ],
  (rng, a, b) => [
    p`${child(rng)} دو قسمت از یک کتاب صوتی را گوش داد. قسمت اول ${a} و قسمت دوم ${b} بود.`,
    p`این دو قسمت روی هم چقدر است؟`,
  ],
  (_, a, b) => [p`ضبط یک برنامهٔ رادیویی روز اول ${a} و روز دوم ${b} طول کشید.`, p`ضبط برنامه روی هم چقدر طول کشید؟`],
  (rng, a, b) => [
    p`گروه کوهنوردی ${child(rng)} از پایین کوه تا پناهگاه ${a} و از پناهگاه تا قله ${b} راه رفت.`,
    p`روی هم چقدر راه رفتند؟`,
  ],
  (_, a, b) => [p`یک کشتی از بندر تا جزیره ${a} و از جزیره تا بندر دیگر ${b} در راه بود.`, p`روی هم چقدر در راه بود؟`],
  (rng, a, b) => [
    p`عموی ${child(rng)} نجار است. او روز شنبه ${a} و روز یکشنبه ${b} برای ساختن یک کمد کار کرد.`,
    p`در این دو روز روی هم چقدر کار کرد؟`,
  ],
  (_, a, b) => [
    p`قطاری از ایستگاه اول تا ایستگاه دوم ${a} و از ایستگاه دوم تا ایستگاه سوم ${b} در راه بود.`,
    p`روی هم چقدر در راه بود؟`,
  ],
];

export const compoundTimeAdd = defineSkill({
  id: 'g5-compound-time-add',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 3,
  make: (rng, level) => {
    const time = () => [rng.int(1, level === 1 ? 3 : 6), rng.int(5, 55), rng.int(5, 55)];
    const task: CompoundTask = { scale: scales.time, operation: '+', a: time(), b: time() };
    const moves = changed(task);
    if (!carriesOf[level].includes(moves.length) || (level === 1 && moves[0] !== 2)) return null;
    const form = rng.pick(formsOf[level]);
    const [a, b] = [said(task.a, task.scale), said(task.b, task.scale)];
    switch (form) {
      case 'figure':
        return compoundDraft(
          task,
          form,
          [p`دو زمانِ جدول روی هم چقدر است؟`],
          compoundTable(task, ['زمان اول', 'زمان دوم']),
        );
      case 'story':
        return compoundDraft(task, form, rng.pick(wordProblems)(rng, a, b));
      case 'find-mistake': {
        const wrong = writtenMisconception(task);
        return wrong === null
          ? null
          : compoundDraft(task, form, [
              p`${child(rng)} می‌گوید: ${a} به اضافهٔ ${b} برابر است با ${said(wrong, task.scale)}.`,
              p`ولی اشتباهی در حساب هست. جواب درست چقدر است؟`,
            ]);
      }
      default:
        return compoundDraft(task, form, [p`${a} به اضافهٔ ${b} چقدر می‌شود؟`]);
    }
  },
});
