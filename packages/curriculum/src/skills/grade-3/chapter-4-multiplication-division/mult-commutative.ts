import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  type Figure,
  figureBlock,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  type MathNode,
  misconception,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake', 'reverse'],
  4: ['reverse', 'find-mistake', 'story'],
};
const rangeOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [2, 6], 2: [2, 9], 3: [3, 9], 4: [4, 9] };

/** Rows and columns that change places when one looks from the other side. */
const turns = [
  { thing: 'صندلی', before: 'صندلی‌های سالن' },
  { thing: 'گلدان', before: 'گلدان‌های حیاط' },
  { thing: 'شیرینی', before: 'شیرینی‌های سینی' },
  { thing: 'کاشی', before: 'کاشی‌های دیوار' },
  { thing: 'مهره', before: 'مهره‌های روی میز' },
  { thing: 'نهال', before: 'نهال‌های باغ' },
  { thing: 'برچسب', before: 'برچسب‌های دفتر' },
] as const;

function array(rows: number, columns: number): Figure {
  return {
    t: 'area',
    description: `مستطیلی خانه‌خانه با ${persianNumber(rows)} ردیف و ${persianNumber(columns)} ستون`,
    rows,
    columns,
    shadedRows: rows,
    shadedColumns: 0,
  };
}

/** The same product twice with one factor hidden; `a` is the hidden one. */
function equation(rng: Rng, a: number, b: number): { readonly node: MathNode; readonly isSameAfterSign: boolean } {
  return rng.pick([
    { node: row(a, '×', b, '=', b, '×', blank()), isSameAfterSign: false },
    { node: row(b, '×', a, '=', blank(), '×', b), isSameAfterSign: false },
    { node: row(blank(), '×', b, '=', b, '×', a), isSameAfterSign: true },
    { node: row(b, '×', blank(), '=', a, '×', b), isSameAfterSign: false },
  ]);
}

export const multCommutative = defineSkill({
  id: 'g3-mult-commutative',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 9,
  make: (rng, level) => {
    const a = rng.int(...rangeOf[level]);
    const b = rng.int(...rangeOf[level]);
    if (a === b) return null;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const { thing, before } = rng.pick(turns);
    const { node, isSameAfterSign } = equation(rng, a, b);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [
            p`این مستطیل را یک بار می‌چرخانیم؛ ردیف‌ها ستون می‌شوند و ستون‌ها ردیف.`,
            figureBlock(array(a, b)),
            figureBlock(array(b, a)),
            p`جای خالی را کامل کن.`,
            display(row(a, '×', b, '=', b, '×', blank())),
          ];
        case 'story':
          return [
            p`${before} در ${a} ردیف ${b}تایی چیده شده است. ${name} همان‌ها را در ${b} ردیف مساوی می‌چیند.`,
            p`حالا در هر ردیف چند ${thing} هست؟`,
          ];
        case 'reverse':
          return [
            p`${name} می‌داند که ${row(a, '×', b, '=', a * b)} است. با کمک آن، بدون حساب کردن، جای خالی را کامل کن.`,
            display(row(b, '×', blank(), '=', a * b)),
          ];
        case 'find-mistake':
          return [
            p`${name} نوشته است که این دو ضرب با هم برابرند، ولی اشتباه کرده است.`,
            display(row(a, '×', b, '=', b, '×', rng.pick([b, a + 1, a - 1]))),
            p`به جای عدد آخر چه عددی بنویسیم تا دو طرف برابر شود؟`,
          ];
        default:
          return [p`جای خالی را کامل کن تا دو طرف برابر شود.`, display(node)];
      }
    };
    return {
      form,
      stem: stem(),
      ...integerAnswer(a),
      misconceptions: [
        // □ × 3 = 3 × 4, read up to the first number behind the sign.
        ...(form === 'bare' && isSameAfterSign
          ? [
              misconception(
                'first-number-as-product',
                'عدد ۱ را نوشته، شاید چون عدد اولِ طرف دیگر را حاصل ضرب گرفته',
                integerKey(1),
                line`بعد از نشانهٔ مساوی یک ضرب کامل هست، نه فقط یک عدد. حاصل دو ضرب باید یکی شود.`,
              ),
            ]
          : []),
        misconception(
          'same-factor-again',
          'یکی از دو عدد ضرب را تکرار کرده',
          integerKey(b),
          form === 'story'
            ? line`این، تعداد ردیف‌های تازه است. سؤال می‌پرسد در هر ردیف چندتاست.`
            : form === 'reverse'
              ? line`این عدد در ضرب دوم هست. در ضرب اول، کنار آن چه عددی بود؟`
              : line`این عدد یک بار آمده است. در طرف دیگر کدام عدد هنوز جفت ندارد؟`,
        ),
        misconception(
          'product-written',
          'حاصل ضرب را به جای یکی از دو عدد نوشته',
          integerKey(a * b),
          line`عدد خواسته‌شده یکی از دو عدد ضرب است، نه حاصل آن.`,
        ),
        misconception(
          'sum-written',
          'جمع دو عدد را نوشته',
          integerKey(a + b),
          line`عددها را جمع نکن. فقط جای دو عدد ضرب عوض شده است.`,
        ),
        // One is written for other reasons than a difference.
        ...(Math.abs(a - b) === 1
          ? []
          : [
              misconception(
                'difference-written',
                'تفاوت دو عدد را نوشته',
                integerKey(Math.abs(a - b)),
                form === 'story'
                  ? line`اینجا تفریقی در کار نیست. تعداد همه عوض نشده است.`
                  : line`اینجا تفریقی در کار نیست. دو ضرب را با هم مقایسه کن.`,
              ),
            ]),
        misconception(
          'one-off',
          'یکی کم یا زیاد نوشته',
          integerKey(a + 1),
          form === 'story'
            ? line`خیلی نزدیک شده‌ای. تعداد همه را حساب کن و با جوابت امتحان کن.`
            : line`دو ضرب را یک بار دیگر کنار هم بگذار و عدد به عدد مقایسه کن.`,
        ),
      ],
      hints: [
        hint(p`در ضرب، جای دو عدد را می‌شود عوض کرد و حاصل همان می‌ماند.`),
        hint(
          form === 'story' || form === 'figure'
            ? p`ردیف‌ها و ستون‌ها جایشان را عوض کرده‌اند. تعداد همه عوض نشده است.`
            : p`ببین در یک ضرب کدام دو عدد هست و در ضرب دیگر کدام یکی از آن‌ها نیست.`,
        ),
      ],
      solution: [
        step(p`وقتی جای دو عدد ضرب عوض می‌شود، حاصل عوض نمی‌شود.`, display(row(a, '×', b, '=', b, '×', a))),
        step(p`هر دو طرف ${a * b} می‌شود؛ پس عددی که می‌خواستیم ${a} است.`),
      ],
    };
  },
});
