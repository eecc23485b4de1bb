import {
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  gcd,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  p,
  percentSquares,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'compare'],
};
/** Wholes that go into a hundred; above level 2, also those whose ratio simplifies to one that does. */
const wholesOf: Readonly<Record<Level, readonly number[]>> = {
  1: [5, 10, 20, 50, 100],
  2: [4, 5, 10, 20, 25, 50],
  3: [40, 60, 80, 120, 150, 200, 300, 400, 500],
  4: [30, 60, 75, 80, 120, 125, 150, 160, 240, 250, 350, 600],
};

interface WordProblem {
  readonly least: number;
  readonly write: (rng: Rng, part: number, whole: number) => readonly Block[];
  readonly rest: string;
}

const wordProblems: readonly WordProblem[] = [
  {
    least: 4,
    write: (rng, part, whole) => [
      p`${child(rng)} از ${whole} پرتاب، ${part} تا را گل کرد.`,
      p`چند درصد پرتاب‌ها گل شد؟`,
    ],
    rest: 'چند درصد پرتاب‌ها گل نشد؟',
  },
  {
    least: 10,
    write: (rng, part, whole) => [
      p`${child(rng)} به ${part} پرسش از ${whole} پرسش مسابقه جواب درست داد.`,
      p`به چند درصد پرسش‌ها جواب درست داد؟`,
    ],
    rest: 'به چند درصد پرسش‌ها جواب درست نداد؟',
  },
  {
    least: 20,
    write: (rng, part, whole) => [
      p`در مدرسهٔ ${child(rng)} ${whole} نفر هستند و ${part} نفر عضو کتابخانه‌اند.`,
      p`چند درصد آن‌ها عضو کتابخانه‌اند؟`,
    ],
    rest: 'چند درصد آن‌ها عضو کتابخانه نیستند؟',
  },
  {
    least: 20,
    write: (_, part, whole) => [
      p`مخزنی ${whole} لیتر گنجایش دارد و ${part} لیتر آب در آن هست.`,
      p`چند درصد مخزن پر است؟`,
    ],
    rest: 'چند درصد مخزن خالی است؟',
  },
  {
    least: 40,
    write: (rng, part, whole) => [
      p`قیمت یک اسباب‌بازی ${whole} هزار تومان است و فروشنده به ${child(rng)} ${part} هزار تومان تخفیف داد.`,
      p`تخفیف چند درصد است؟`,
    ],
    rest: 'پولی که باید بدهیم چند درصد قیمت است؟',
  },
  {
    least: 20,
    write: (rng, part, whole) => [
      p`کتاب ${child(rng)} ${whole} صفحه دارد و او ${part} صفحه را خوانده است.`,
      p`چند درصد کتاب را خوانده است؟`,
    ],
    rest: 'چند درصد کتاب مانده است؟',
  },
  {
    least: 10,
    write: (_, part, whole) => [p`از ${whole} نهالی که کاشتند، ${part} نهال سبز شد.`, p`چند درصد نهال‌ها سبز شد؟`],
    rest: 'چند درصد نهال‌ها سبز نشد؟',
  },
];

export const percentFind = defineSkill({
  id: 'g5-percent-find',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [percentSquares],
  revision: 9,
  commonMistakes: ['difference-to-whole', 'whole-divided-by-part', 'other-part'],
  make: (rng, level) => {
    const whole = rng.pick(wholesOf[level]);
    const part = rng.int(1, whole - 1);
    if ((part * 100) % whole !== 0) return null;
    const form = rng.pick(formsOf[level]);
    const share = (part * 100) / whole;
    const asksRest = form === 'compare';
    const value = asksRest ? 100 - share : share;
    if (form === 'figure' && whole > 25) return null;
    // Of a half the rest is as much.
    if (asksRest && share === 50) return null;
    const fitting = wordProblems.filter(({ least }) => whole >= least);
    const wordProblem = rng.pick(fitting);
    const common = gcd(part, whole);
    const [numerator, denominator] = [part / common, whole / common];
    // A denominator that goes into a hundred: the simplest one, or the whole itself.
    const [usedNumerator, usedDenominator] =
      100 % whole === 0 ? [part, whole] : whole % 100 === 0 ? [share, 100] : [numerator, denominator];
    if (100 % usedDenominator !== 0) return null;
    const factor = 100 / usedDenominator;
    const figure: Figure = {
      t: 'set',
      description: `${persianNumber(whole)} سیب که ${persianNumber(part)} تای آن‌ها رنگی است`,
      shape: 'apple',
      total: whole,
      marked: part,
      tone: 'accent',
    };
    const writtenMisconceptions: readonly (readonly [string, string, number, ReturnType<typeof line>])[] = [
      [
        'part-as-percent',
        'مقدار را به جای درصد نوشته',
        asksRest ? whole - part : part,
        line`درصد یعنی از هر صد تا. کل اینجا صد تا نیست.`,
      ],
      [
        'other-part',
        'درصدِ قسمت دیگر را نوشته',
        // Of 4 in 5 it is their product too.
        part * whole === 100 - value ? 0 : 100 - value,
        line`ببین درصدِ کدام قسمت خواسته شده است.`,
      ],
      [
        'difference-to-whole',
        'تفاوت با کل را نوشته',
        // A hundred is what everybody knows of percents.
        whole - part === 100 ? Number.NaN : whole - part,
        line`تفاوت را حساب کرده‌ای. باید ببینی مقدار، چه کسری از کل است.`,
      ],
      ['whole-divided-by-part', 'کل را بر جزء تقسیم کرده', whole / part, line`جزء را بالای کسر و کل را زیر آن بنویس.`],
      [
        'ten-times-part',
        'جزء را در ده ضرب کرده',
        // Of a whole that does not go into a hundred nothing is multiplied by ten.
        100 % whole === 0 ? part * 10 : Number.NaN,
        line`ببین کل چند برابر می‌شود تا ۱۰۰ شود؛ جزء را هم در همان عدد ضرب کن.`,
      ],
    ];
    const wrong = writtenMisconceptions
      .map(([, , writtenMisconception]) => writtenMisconception)
      .find(
        (writtenMisconception) =>
          Number.isSafeInteger(writtenMisconception) &&
          writtenMisconception > 0 &&
          writtenMisconception !== value &&
          writtenMisconception <= 100,
      );
    if (wrong === undefined) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return wordProblem.write(rng, part, whole);
        case 'compare':
          return [...wordProblem.write(rng, part, whole).slice(0, 1), p`${wordProblem.rest}`];
        case 'figure':
          return [p`چند درصد سیب‌ها رنگی است؟`];
        case 'find-mistake':
          return [
            p`${child(rng)} می‌گوید ${part} از ${whole} برابر با ${wrong} درصد است، ولی درست نیست.`,
            p`${part} چند درصدِ ${whole} است؟`,
          ];
        default:
          return [p`${part} چند درصدِ ${whole} است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure } : {}),
      ...integerAnswer(value, { unit: 'درصد' }),
      misconceptions: writtenMisconceptions.flatMap(([id, title, writtenMisconception, message]) =>
        Number.isSafeInteger(writtenMisconception) && writtenMisconception > 0
          ? [misconception(id, title, integerKey(writtenMisconception), message)]
          : [],
      ),
      hints: [
        hint(p`می‌خواهیم بدانیم اگر کل ۱۰۰ تا بود، این قسمت چند تا می‌شد.`),
        hint(p`جزء و کل را به صورت کسر بنویس: جزء بالا و کل پایین.`),
        hint(
          100 % whole === 0
            ? p`کسر را با مخرج ۱۰۰ بنویس.`
            : p`کسر را ساده کن تا مخرجش عددی شود که بتوان آن را به ۱۰۰ رساند.`,
        ),
        ...(asksRest ? [hint(p`بعد درصدِ به‌دست‌آمده را از ۱۰۰ درصد کم کن.`)] : []),
      ],
      solution: [
        step(
          p`جزء را بالا و کل را پایین می‌نویسیم${usedDenominator === whole ? '' : ' و ساده می‌کنیم'}.`,
          display(
            usedDenominator === whole
              ? frac(part, whole)
              : row(frac(part, whole), '=', frac(usedNumerator, usedDenominator)),
          ),
        ),
        ...(factor > 1
          ? [
              step(
                p`صورت و مخرج را در ${factor} ضرب می‌کنیم تا مخرج ۱۰۰ شود.`,
                display(
                  row(
                    frac(usedNumerator, usedDenominator),
                    '=',
                    frac(row(usedNumerator, '×', factor), row(usedDenominator, '×', factor)),
                    '=',
                    frac(share, 100),
                  ),
                ),
              ),
            ]
          : []),
        ...(asksRest
          ? [step(p`این قسمت ${share} درصد است. باقی‌مانده را حساب می‌کنیم.`, display(row(100, '−', share, '=', value)))]
          : []),
        step(p`پس جواب ${value} درصد است.`),
      ],
    };
  },
});
