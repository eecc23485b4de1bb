import {
  type Block,
  child,
  children,
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
  inSmallest,
  type Parts,
  said,
  scales,
  writtenMisconception,
} from './question-parts/compound-number-questions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story', 'reverse'],
  3: ['figure', 'story', 'reverse', 'find-mistake'],
  4: ['story', 'reverse', 'find-mistake'],
};

/** How many times a larger unit is opened. */
const borrowsOf: Readonly<Record<Level, number>> = { 1: 1, 2: 1, 3: 2, 4: 2 };

type WordProblem = (rng: Rng, a: string, b: string) => readonly Block[];

const durationWordProblems: readonly WordProblem[] = [
  (rng, a, b) => [p`مجموعهٔ مستندی ${a} است و ${child(rng)} تا حالا ${b} آن را دیده است.`, p`چقدر از مستند مانده است؟`],
  (rng, a, b) => {
    const [one = '', other = ''] = children(rng, 2);
    return [
      p`${one} یک مسیر را پیاده در ${a} رفت و ${other} همان مسیر را با دوچرخه در ${b} رفت.`,
      p`${other} چقدر زودتر از ${one} رسید؟ هر دو با هم راه افتاده بودند.`,
    ];
  },
  (rng, a, b) => [p`کتاب صوتی ${child(rng)} ${a} است و او ${b} آن را گوش داده است.`, p`چقدر از کتاب مانده است؟`],
  (_, a, b) => [p`یک پرواز ${a} طول می‌کشد و ${b} از آن گذشته است.`, p`چقدر تا فرود مانده است؟`],
  (rng, a, b) => [
    p`شارژ کاملِ دوچرخهٔ برقی ${child(rng)} ${a} زمان می‌خواهد و ${b} گذشته است.`,
    p`چقدر دیگر باید صبر کند؟`,
  ],
  (_, a, b) => [p`رکورد قدیمی یک مسابقهٔ دو ${a} بود و رکورد تازه ${b} است.`, p`رکورد تازه چقدر کمتر است؟`],
];

/** Clock times: the second comes first in the story. */
const clockWordProblems: readonly WordProblem[] = [
  (rng, end, start) => [p`جشن مدرسهٔ ${child(rng)} ساعت ${start} شروع و ساعت ${end} تمام شد.`, p`جشن چقدر طول کشید؟`],
  (_, end, start) => [p`قطاری ساعت ${start} حرکت کرد و ساعت ${end} به مقصد رسید.`, p`قطار چقدر در راه بود؟`],
  (rng, end, start) => [
    p`خانوادهٔ ${child(rng)} ساعت ${start} به موزه رفتند و ساعت ${end} بیرون آمدند.`,
    p`چقدر در موزه بودند؟`,
  ],
  (rng, end, start) => [
    p`مادر ${child(rng)} ساعت ${start} آش را روی اجاق گذاشت و ساعت ${end} آن را برداشت.`,
    p`آش چقدر روی اجاق بود؟`,
  ],
  (rng, end, start) => [p`${child(rng)} ساعت ${start} به کتابخانه رفت و ساعت ${end} برگشت.`, p`چقدر در کتابخانه بود؟`],
  (_, end, start) => [p`نانوایی محله امروز ساعت ${start} باز شد و ساعت ${end} بسته شد.`, p`نانوایی چقدر باز بود؟`],
];

/** «۸ و ۴۵ دقیقه», after the word «ساعت». */
function onClock([hour = 0, minute = 0]: Parts): string {
  return said([hour, minute], scales.hours).replace(' ساعت', '');
}

export const compoundTimeSub = defineSkill({
  id: 'g5-compound-time-sub',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 6,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const isClock = form === 'story' && rng.chance(1, 2);
    if (isClock) {
      const task: CompoundTask = {
        scale: scales.hours,
        operation: '−',
        a: [rng.int(9, level < 3 ? 13 : 21), rng.int(1, 11) * 5 - (level > 2 ? rng.int(0, 4) : 0)],
        b: [rng.int(7, 12), rng.int(1, 11) * 5 + (level > 2 ? rng.int(0, 4) : 0)],
      };
      const length = inSmallest(task.a, task.scale) - inSmallest(task.b, task.scale);
      if (length < 70 || length > 480 || changed(task).length !== 1) return null;
      return compoundDraft(task, form, rng.pick(clockWordProblems)(rng, onClock(task.a), onClock(task.b)));
    }
    const task: CompoundTask = {
      scale: scales.time,
      operation: '−',
      a: [rng.int(2, level === 1 ? 4 : 9), rng.int(5, 55), rng.int(5, 55)],
      b: [rng.int(1, 5), rng.int(5, 55), rng.int(5, 55)],
    };
    const moves = changed(task);
    const length = inSmallest(task.a, task.scale) - inSmallest(task.b, task.scale);
    if (length < 400 || moves.length !== borrowsOf[level] || (level === 1 && moves[0] !== 2)) return null;
    const [a, b] = [said(task.a, task.scale), said(task.b, task.scale)];
    switch (form) {
      case 'figure':
        return compoundDraft(
          task,
          form,
          [p`زمان اولِ جدول چقدر بیشتر از زمان دوم است؟`],
          compoundTable(task, ['زمان اول', 'زمان دوم']),
        );
      case 'story':
        return compoundDraft(task, form, rng.pick(durationWordProblems)(rng, a, b));
      case 'reverse':
        return compoundDraft(task, form, [p`چه زمانی را باید به ${b} اضافه کنیم تا ${a} شود؟`]);
      case 'find-mistake': {
        const wrong = writtenMisconception(task);
        return wrong === null
          ? null
          : compoundDraft(task, form, [
              p`${child(rng)} می‌گوید: ${a} منهای ${b} برابر است با ${said(wrong, task.scale)}.`,
              p`ولی اشتباهی در حساب هست. جواب درست چقدر است؟`,
            ]);
      }
      default:
        return compoundDraft(task, form, [p`${a} منهای ${b} چقدر می‌شود؟`]);
    }
  },
});
