import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  num,
  numberWords,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  rowsAndColumns,
  step,
  tableInputs,
  tableOfRule,
} from '../../../authoring/index.ts';
import { productMisconceptions, productSteps, turnedDigits } from '../../../authoring/whole-numbers/products.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'bare', 'story', 'figure', 'compare'],
  2: ['bare', 'bare', 'figure', 'find-mistake', 'compare'],
  3: ['bare', 'figure', 'find-mistake', 'compare', 'story'],
  4: ['compare', 'find-mistake', 'bare'],
};

/** A fact of the table; the book begins with the tables of 2 to 5. */
function draw(rng: Rng, level: Level): readonly [number, number] {
  switch (level) {
    case 1:
      return rng.shuffle([rng.int(2, 5), rng.int(2, 9)]) as [number, number];
    case 2:
      return rng.shuffle([rng.int(6, 9), rng.int(2, 9)]) as [number, number];
    case 3:
      return rng.shuffle([rng.int(4, 9), rng.int(6, 9)]) as [number, number];
    case 4:
      return [rng.int(6, 9), rng.int(6, 9)];
  }
}

const places = ['روی تخته', 'در مسابقهٔ جدول ضرب', 'روی کارت بازی', 'در دفترش', 'با گچ روی زمین', 'در برگهٔ تمرین'];

/** Rows of the table of `a` around `a` × `b`, that one left out. */
function tableAround(a: number, b: number): Figure {
  const from = Math.max(1, Math.min(b - 2, 6));
  const factors = Array.from({ length: 5 }, (_, index) => from + index);
  return {
    t: 'table',
    description: `بخشی از جدول ضرب عدد ${persianNumber(a)} که یک حاصل آن نوشته نشده است`,
    columns: ['ضرب', 'حاصل'],
    rows: factors.map((factor) => [
      { t: 'math', math: row(a, '×', factor) },
      { t: 'math', math: factor === b ? blank() : num(a * factor) },
    ]),
  };
}

export const timesTable = defineSkill({
  id: 'g3-times-table',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  others: [
    tableOfRule((rng, level) => {
      const times = rng.int(level === 1 ? 2 : 4, level === 1 ? 5 : 9);
      return {
        times,
        more: 0,
        inputs: tableInputs(rng, 9),
        columns: ['تعداد دسته‌ها', 'حاصل'],
        stem: [p`همهٔ دسته‌ها ${times}تایی‌اند.`],
        description: 'جدول تعداد دسته‌ها و حاصل ضرب',
      };
    }),
  ],
  pictures: [rowsAndColumns],
  revision: 13,
  make: (rng, level) => {
    const [a, b] = draw(rng, level);
    const product = a * b;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const wrong = rng.pick([product - a, product + a, product + b, turnedDigits(product), a + b]);
    if (form === 'find-mistake' && (wrong === product || wrong < 4)) return null;
    // Of two groups, one group short is the other number of the sentence.
    if (form === 'story' && Math.min(a, b) < 3) return null;
    const fact = display(row(a, '×', b, '=', blank()));
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`جدول ضرب ${a} را کامل کن. در جای خالی چه عددی می‌آید؟`];
        case 'story':
          return [p`${numberWords(a)} تا ${numberWords(b)}‌تایی روی هم چند تا می‌شود؟`];
        case 'find-mistake':
          return [
            p`${name} ${rng.pick(places)} این ضرب را نوشته، ولی حاصل آن درست نیست.`,
            display(row(a, '×', b, '=', wrong)),
            p`حاصل درست چند است؟`,
          ];
        case 'compare':
          return [
            p`${name} یادش هست که ${row(a, '×', b - 1, '=', a * (b - 1))} است. حالا می‌خواهد حاصل این ضرب را پیدا کند.`,
            fact,
            p`حاصل چند است؟`,
          ];
        default:
          return [p`حاصل ضرب را بنویس.`, fact];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure: tableAround(a, b) } : {}),
      ...integerAnswer(product),
      misconceptions: [
        ...(form === 'compare'
          ? [
              misconception(
                'one-more-only',
                'به حاصل قبلی فقط یکی اضافه کرده',
                integerKey(a * (b - 1) + 1),
                line`یک دستهٔ کامل اضافه شده است، نه فقط یکی. در هر دسته چند تا هست؟`,
              ),
              misconception(
                'wrong-group-added',
                'عدد دیگر را به حاصل قبلی اضافه کرده',
                integerKey(a * (b - 1) + b),
                line`ببین کدام عدد عوض نشده است؛ همان اندازه باید اضافه شود.`,
              ),
            ]
          : []),
        // In the table of five one goes by fives: a group less is the row before.
        ...productMisconceptions(a, b).filter(
          ({ id }) => form !== 'figure' || (id !== 'one-group-short' && id !== 'one-group-over'),
        ),
      ],
      hints: [
        hint(p`${row(a, '×', b)} یعنی ${a} دستهٔ ${b}تایی. می‌خواهیم بدانیم روی هم چند تا می‌شود.`),
        form === 'compare'
          ? hint(p`از ${row(a, '×', b - 1)} تا ${row(a, '×', b)} فقط یک ${a}تای دیگر اضافه شده است.`)
          : hint(
              p`اگر یادت نیست، از ضربی شروع کن که بلدی، و ${b}تا ${b}تا جلو برو.`,
              display(row(2, '×', b, '=', blank())),
            ),
      ],
      solution:
        form === 'compare'
          ? [
              step(p`وقتی عدد دوم یکی بیشتر شود، یک ${a}تای دیگر اضافه می‌شود.`),
              step(
                p`پس ${a} را به حاصل قبلی اضافه می‌کنیم.`,
                display(row(a, '×', b, '=', a * (b - 1), '+', a, '=', product)),
              ),
            ]
          : productSteps(a, b),
    };
  },
});
