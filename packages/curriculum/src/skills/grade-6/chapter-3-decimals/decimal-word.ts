import {
  additionBars,
  type Block,
  child,
  Decimal,
  decimalAnswer,
  decimalKey,
  decimalWith,
  defineSkill,
  display,
  hint,
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
  strips,
} from '../../../authoring/index.ts';

/** A story of two steps: what is found first, and what the question asks. */
interface Story {
  readonly form: QuestionVariant;
  readonly statement: readonly Block[];
  readonly first: { readonly says: string; readonly formula: MathNode; readonly value: Decimal };
  readonly second: { readonly says: string; readonly formula: MathNode; readonly value: Decimal };
  /** The second step done with the wrong operation. */
  readonly otherWay: Decimal;
  readonly start: string;
}

const exact = (value: Decimal | null): value is Decimal => value !== null && value.places <= 3 && value.units > 0n;

function change(rng: Rng, level: Level): Story | null {
  const priceEach = decimalWith(rng, 1, level === 1 ? [20, 29] : [21, 58]);
  const amount = decimalWith(rng, level === 1 ? 0 : rng.int(1, level === 4 ? 2 : 1), [2, 7]);
  const cost = priceEach.times(amount);
  const note = Decimal.of([50, 100, 200, 500].find((each) => Decimal.of(each).compare(cost) > 0) ?? 500);
  const rest = note.minus(cost);
  if (!exact(cost) || !exact(rest)) return null;
  const name = child(rng);
  return {
    form: 'story',
    statement: [
      p`${name} ${amount} کیلوگرم ${rng.pick(['سیب‌زمینی', 'پیاز', 'هویج', 'کدو', 'چغندر'])} از قرار هر کیلوگرم ${priceEach} هزار تومان خرید و ${note} هزار تومان داد.`,
      p`چند هزار تومان پس می‌گیرد؟`,
    ],
    first: { says: 'اول قیمت خرید را حساب می‌کنیم.', formula: row(priceEach, '×', amount, '=', cost), value: cost },
    second: { says: 'بعد آن را از پولی که داده کم می‌کنیم.', formula: row(note, '−', cost, '=', rest), value: rest },
    otherWay: note.plus(cost),
    start: 'اول ببین خریدش چند هزار تومان شده است.',
  };
}

function pieces(rng: Rng, level: Level): Story | null {
  const each = decimalWith(rng, level === 1 ? 1 : 2, [0, 3]);
  const count = rng.int(3, level === 1 ? 6 : 12);
  const used = each.times(Decimal.of(count));
  const left = decimalWith(rng, 1, [1, 6]);
  const whole = used.plus(left);
  if (!exact(used) || !exact(whole)) return null;
  const strip = rng.pick(strips);
  const name = child(rng);
  return {
    form: 'reverse',
    statement: [
      p`${name} از یک ${strip} ${count} تکهٔ ${each} متری برید و ${left} متر از آن ماند.`,
      p`${strip} در آغاز چند متر بود؟`,
    ],
    first: { says: 'اول طول همهٔ تکه‌ها را حساب می‌کنیم.', formula: row(count, '×', each, '=', used), value: used },
    second: { says: 'بعد آنچه را مانده به آن اضافه می‌کنیم.', formula: row(used, '+', left, '=', whole), value: whole },
    otherWay: used.compare(left) > 0 ? used.minus(left) : left.minus(used),
    start: 'اول ببین تکه‌های بریده‌شده روی هم چند متر است.',
  };
}

function fuel(rng: Rng, level: Level): Story | null {
  const perHundred = decimalWith(rng, 1, [4, 9]);
  const hundreds = level === 1 ? rng.int(2, 4) : rng.int(2, 9);
  const used = perHundred.times(Decimal.of(hundreds));
  const tank = Decimal.of(rng.int(45, 90));
  const rest = tank.minus(used);
  if (!exact(used) || !exact(rest)) return null;
  return {
    form: 'story',
    statement: [
      p`خودرویی در هر ${100} کیلومتر ${perHundred} لیتر بنزین مصرف می‌کند. باک آن ${tank} لیتر بنزین داشت و ${hundreds * 100} کیلومتر راه رفت.`,
      p`چند لیتر بنزین در باک مانده است؟`,
    ],
    first: {
      says: `در این راه ${persianNumber(hundreds)} بار ۱۰۰ کیلومتر رفته است؛ اول بنزین مصرف‌شده را حساب می‌کنیم.`,
      formula: row(perHundred, '×', hundreds, '=', used),
      value: used,
    },
    second: { says: 'بعد آن را از بنزین باک کم می‌کنیم.', formula: row(tank, '−', used, '=', rest), value: rest },
    otherWay: tank.plus(used),
    start: 'اول ببین در راه چند لیتر بنزین مصرف شده است.',
  };
}

function average(rng: Rng, level: Level): Story | null {
  const count = level === 1 ? 2 : rng.pick([2, 4, 5]);
  const values = Array.from({ length: count }, () => decimalWith(rng, level < 3 ? 1 : rng.int(1, 2), [2, 19]));
  const sum = values.reduce((total, each) => total.plus(each), Decimal.of(0));
  const mean = Decimal.fromRational(sum.toRational().over(Decimal.of(count).toRational()));
  if (mean === null || !exact(mean) || !exact(sum)) return null;
  const name = child(rng);
  const subject = rng.pick([
    { statement: `${name} وزن کیسه‌های برنج را به کیلوگرم نوشت:`, ask: 'میانگین وزن کیسه‌ها چند کیلوگرم است؟' },
    { statement: `دمای چند ظهر به درجه این‌ها بود:`, ask: 'میانگین دما چند درجه بوده است؟' },
    { statement: `${name} وزن چند هندوانه را به کیلوگرم نوشت:`, ask: 'میانگین وزن آن‌ها چند کیلوگرم است؟' },
    { statement: `${name} زمان دویدن‌هایش را به دقیقه نوشت:`, ask: 'میانگین زمان‌ها چند دقیقه است؟' },
  ]);
  return {
    form: 'bare',
    statement: [
      p`${subject.statement}`,
      display(row(...values.flatMap((each, index) => (index === 0 ? [each] : [',' as const, each])))),
      p`${subject.ask}`,
    ],
    first: {
      says: 'اول همه را با هم جمع می‌کنیم.',
      formula: row(...values.flatMap((each, index) => (index === 0 ? [each] : ['+' as const, each])), '=', sum),
      value: sum,
    },
    second: { says: 'بعد جمع را بر تعداد آن‌ها تقسیم می‌کنیم.', formula: row(sum, '÷', count, '=', mean), value: mean },
    otherWay: sum.times(Decimal.of(count)),
    start: 'اول همهٔ عددها را با هم جمع کن و ببین چند تا هستند.',
  };
}

export const decimalWordProblem = defineSkill({
  id: 'g6-decimal-word',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [additionBars],
  revision: 5,
  make: (rng, level) => {
    const story = rng.pick([change, pieces, fuel, average])(rng, level);
    if (story === null) return null;
    const { form, statement, first, second, otherWay, start } = story;
    const answer = second.value;
    return {
      form,
      stem: statement,
      ...decimalAnswer(answer),
      misconceptions: [
        misconception(
          'stopped-after-first-step',
          'فقط قدم اول را انجام داده',
          decimalKey(first.value),
          line`خوب شروع کردی؛ یک قدم دیگر مانده است. ببین سؤال چه خواسته.`,
        ),
        misconception(
          'second-step-other-way',
          'قدم دوم را با عمل اشتباه انجام داده',
          decimalKey(otherWay),
          line`قدم اول را نگه دار و یک بار دیگر فکر کن در قدم دوم چه باید کرد.`,
        ),
        misconception(
          'mark-one-place-off',
          'جای ممیز را یک رقم اشتباه گذاشته',
          decimalKey(answer.shift(-1)),
          line`جواب را با یک تخمین مقایسه کن. ممیز سر جایش است؟`,
        ),
      ],
      hints: [hint(p`این مسئله دو قدم دارد. ${start}`), hint(p`حالا با جواب قدم اول ببین سؤال چه می‌خواهد.`)],
      solution: [step(p`${first.says}`, display(first.formula)), step(p`${second.says}`, display(second.formula))],
    };
  },
});
