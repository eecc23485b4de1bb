import {
  type Block,
  blank,
  child,
  Decimal,
  decimalAnswer,
  defineSkill,
  display,
  type Figure,
  frac,
  gcd,
  hint,
  type Level,
  line,
  type MathNode,
  num,
  onTable,
  p,
  persianNumber,
  type QuestionVariant,
  Rational,
  type Rng,
  ratioTable,
  row,
  step,
} from '../../../authoring/index.ts';
import { decimalMisconceptions } from './question-parts/decimal-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure'],
  2: ['bare', 'figure', 'find-mistake'],
  3: ['bare', 'figure', 'find-mistake', 'story'],
  4: ['bare', 'story', 'find-mistake'],
};

/** a/b = c/d; `hidden` is the index of the one that is asked (a, b, c, d). */
interface Proportion {
  readonly terms: readonly [Decimal, Decimal, Decimal, Decimal];
  readonly hidden: 0 | 1 | 2 | 3;
}

function draw(rng: Rng, level: Level): Proportion | null {
  const [a, b] = [rng.int(2, level === 1 ? 9 : 15), rng.int(2, level === 1 ? 9 : 15)];
  if (a === b) return null;
  // A whole factor at first, later one that is not whole.
  const factor =
    level < 3 ? Rational.of(rng.int(2, level === 1 ? 6 : 12)) : Rational.of(rng.int(3, 25), rng.pick([2, 4, 5, 3, 6]));
  const c = Decimal.fromRational(Rational.of(a).times(factor));
  const d = Decimal.fromRational(Rational.of(b).times(factor));
  if (c === null || d === null || c.places > 1 || d.places > 1 || (level > 2 && factor.isWhole)) return null;
  if (level >= 3 && gcd(a, b) > 1 && rng.chance(1, 2)) return null;
  const terms = [Decimal.of(a), Decimal.of(b), c, d] as const;
  const hidden = rng.pick([0, 1, 2, 3] as const);
  // Two equal terms would be stated by the eye.
  if (new Set(terms.map((term) => term.toString())).size < 4) return null;
  return { terms, hidden };
}

function shown({ terms, hidden }: Proportion): readonly [MathNode, MathNode, MathNode, MathNode] {
  const node = (index: 0 | 1 | 2 | 3): MathNode => (index === hidden ? blank() : num(terms[index]));
  return [node(0), node(1), node(2), node(3)];
}

function table({ terms, hidden }: Proportion): Figure {
  const cell = (index: 0 | 1 | 2 | 3): { t: 'math'; math: MathNode } => ({
    t: 'math',
    math: index === hidden ? blank() : num(terms[index]),
  });
  const statement = terms.map((term, index) => (index === hidden ? 'جای خالی' : persianNumber(term.toString())));
  return {
    t: 'table',
    description: `جدول نسبت با دو ستون؛ ستون اول: ${statement[0] ?? ''} و ${statement[1] ?? ''}، ستون دوم: ${statement[2] ?? ''} و ${statement[3] ?? ''}`,
    columns: ['ستون اول', 'ستون دوم'],
    rows: [
      [cell(0), cell(2)],
      [cell(1), cell(3)],
    ],
  };
}

export const proportionSolve = defineSkill({
  id: 'g6-proportion-solve',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onTable, ratioTable],
  revision: 9,
  make: (rng, level) => {
    const proportion = draw(rng, level);
    if (proportion === null) return null;
    const { terms, hidden } = proportion;
    const answer = terms[hidden];
    // The three that are known, by where they stand to the hidden one: beside it, above or below it, across from it.
    const beside = terms[hidden < 2 ? ((1 - hidden) as 0 | 1) : ((5 - hidden) as 2 | 3)];
    const inLine = terms[((hidden + 2) % 4) as 0 | 1 | 2 | 3];
    const across = terms[(3 - hidden) as 0 | 1 | 2 | 3];
    const [r, s, t] = [beside.toRational(), inLine.toRational(), across.toRational()];
    const form = rng.pick(formsOf[level]);
    // The table has columns of two numbers, no fractions.
    const ratio = form === 'figure' ? 'نسبت' : 'کسر';
    const misconceptions = decimalMisconceptions(
      [
        'differences-kept',
        'به جای ضرب، اختلاف‌ها را برابر گرفته',
        // Where one is twice the other, the other two numbers added are as much.
        s.equals(t.plus(t)) ? null : s.plus(r).minus(t),
        line`در تناسب، عددها با ضرب به هم می‌رسند نه با جمع. ببین از یک ${ratio} به ${ratio} دیگر، عددها در چه عددی ضرب شده‌اند.`,
      ],
      [
        'factor-turned-over',
        'نسبت را برعکس به کار برده یا دو عدد نامربوط را در هم ضرب کرده',
        s.times(t).over(r),
        line`ببین عددها از این طرف به آن طرف چند برابر شده‌اند؛ جای خالی هم باید به همان طرف تغییر کند.`,
      ],
      [
        'product-not-divided',
        'ضرب کرده و تقسیم نکرده',
        r.times(s),
        line`ضرب ضربدری را درست نوشته‌ای؛ حالا باید بر عدد سوم تقسیم کنی.`,
      ],
      [
        'multiplied-along-the-row',
        'دو عدد نامربوط را در هم ضرب کرده یا نسبت دو عدد معلوم را وارونه گرفته',
        r.times(t).over(s),
        line`در ضرب ضربدری، دو عددی که ضربدری روبه‌روی هم‌اند در هم ضرب می‌شوند. ببین عدد بزرگ‌ترِ هر ${ratio} هم کجاست.`,
      ],
      [
        'mark-one-place-off',
        'جای ممیز را یک رقم اشتباه گذاشته',
        terms.some(({ places }) => places > 0) ? answer.shift(-1).toRational() : null,
        line`جوابت را در تناسب بگذار و ببین دو ${ratio} مساوی می‌شوند یا نه.`,
      ],
    );
    const [a, b, c, d] = shown(proportion);
    const wrong = misconceptions
      .flatMap(({ answer: each }) => (each.kind === 'decimal' ? each.values : []))
      .filter((each) => each !== answer.toString());
    if (wrong.length === 0) return null;
    const equation = row(frac(a, b), '=', frac(c, d));
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [
            p`این یک جدول نسبت است: نسبت بالا به پایین در هر دو ستون برابر است.`,
            p`در جای خالی چه عددی باید باشد؟`,
          ];
        case 'story':
          return [
            p`${child(rng)} دو کسر مساوی نوشت و روی یکی از عددها لکه افتاد:`,
            display(equation),
            p`عدد زیر لکه چند است؟`,
          ];
        case 'find-mistake':
          return [
            p`${child(rng)} در جای خالی این تناسب ${Decimal.parse(rng.pick(wrong))} گذاشته است، ولی دو کسر مساوی نمی‌شوند:`,
            display(equation),
            p`در جای خالی چه عددی باید باشد؟`,
          ];
        default:
          return [p`در جای خالی چه عددی باید باشد تا دو کسر مساوی باشند؟`, display(equation)];
      }
    };
    const known = [beside, inLine].map((term) => num(term));
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure: table(proportion) } : {}),
      ...decimalAnswer(answer),
      misconceptions,
      hints: [
        hint(p`دو نسبت مساوی‌اند؛ پس هر دو عددِ نسبت در یک عدد ضرب شده‌اند.`),
        hint(
          p`اگر آن عدد را نمی‌بینی، از ضرب ضربدری کمک بگیر: حاصل ضرب دو عددی که ضربدری روبه‌روی هم‌اند با حاصل ضرب دو عدد دیگر برابر است.`,
        ),
        hint(
          p`دو عدد معلومی را که ضربدری روبه‌روی هم‌اند در هم ضرب کن و حاصل را بر عدد سوم تقسیم کن.`,
          display(row(...known.flatMap((node, index) => (index === 0 ? [node] : ['×' as const, node])))),
        ),
      ],
      solution: [
        step(
          p`در دو ${ratio} مساوی، ضرب‌های ضربدری برابرند.`,
          display(row(num(across), '×', blank(), '=', num(beside), '×', num(inLine))),
        ),
        step(
          p`حاصل ضرب را بر عدد سوم تقسیم می‌کنیم.`,
          display(row(num(Decimal.fromRational(r.times(s)) ?? answer), '÷', num(across), '=', num(answer))),
        ),
      ],
    };
  },
});
