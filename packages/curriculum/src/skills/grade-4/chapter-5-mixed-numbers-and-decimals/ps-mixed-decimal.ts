import {
  additionBars,
  child,
  Decimal,
  decimalAnswer,
  defineSkill,
  display,
  frac,
  hint,
  type Level,
  line,
  type MathNode,
  mixed,
  num,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { decimalMisconceptions, tenths } from './question-parts/decimal-misconceptions.ts';
import { type Plan, twoStepWordProblems } from './question-parts/two-step-word-problems.ts';

interface Task {
  readonly plan: Plan;
  readonly a: Decimal;
  readonly b: Decimal;
  readonly c: Decimal;
}

const plansOf: Readonly<Record<Level, readonly Plan[]>> = {
  1: ['rest', 'change'],
  2: ['rest', 'change', 'lacking'],
  3: ['rest', 'change', 'lacking', 'more'],
  4: ['lacking', 'more', 'change'],
};
const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story'],
  2: ['story', 'story', 'find-mistake'],
  3: ['story', 'reverse', 'find-mistake'],
  4: ['story', 'reverse', 'find-mistake'],
};
const mostOf: Readonly<Record<Level, number>> = { 1: 90, 2: 190, 3: 350, 4: 480 };

/** What is found first, and then. */
function steps({ plan, a, b, c }: Task): readonly [Decimal, Decimal] {
  switch (plan) {
    case 'rest':
      return [b.plus(c), a.minus(b.plus(c))];
    case 'change':
      return [a.plus(b), a.plus(b).minus(c)];
    case 'lacking':
      return [a.plus(b), c.minus(a.plus(b))];
    case 'more':
      return [a.plus(b), a.plus(a.plus(b))];
  }
}

function draw(rng: Rng, level: Level, plan: Plan): Task | null {
  const most = mostOf[level];
  const amount = (low: number, high: number) => (low > high ? null : tenths(rng.int(low, high)));
  const a = amount(12, most);
  const b = amount(2, Math.floor(most / 3));
  if (a === null || b === null) return null;
  if (plan === 'more') return { plan, a, b, c: Decimal.of(0) };
  const sum = Number(a.plus(b).unitsAt(1));
  const c =
    plan === 'lacking'
      ? tenths(Math.ceil((sum + rng.int(1, 80)) / 10) * 10)
      : plan === 'rest'
        ? amount(2, Number(a.minus(b).unitsAt(1)) - 1)
        : amount(2, sum - 1);
  if (c === null || (plan === 'lacking' && c.compare(Decimal.of(50)) > 0)) return null;
  return { plan, a, b, c };
}

/** A number with tenths written with its fraction, as 3 4/10. */
function asMixed(value: Decimal): MathNode {
  const units = Number(value.unitsAt(1));
  const [whole, part] = [Math.floor(units / 10), units % 10];
  if (part === 0) return num(value);
  return whole === 0 ? frac(part, 10) : mixed(whole, part, 10);
}

export const psMixedDecimal = defineSkill({
  id: 'g4-ps-mixed-decimal',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [additionBars],
  revision: 7,
  make: (rng, level) => {
    const plan = rng.pick(plansOf[level]);
    const task = draw(rng, level, plan);
    if (task === null) return null;
    const { a, b, c } = task;
    const [first, answer] = steps(task);
    // Without a decimal there is no mark to leave out.
    if ([a, b, c].every(({ places }) => places === 0)) return null;
    const fitting = twoStepWordProblems[plan].filter(({ most }) =>
      [a, b, c, first, answer].every((value) => value.compare(Decimal.of(most)) <= 0),
    );
    if (answer.units <= 0n || [first, a, b, c].some((value) => value.equals(answer)) || fitting.length === 0)
      return null;
    const { unit, stem } = rng.pick(fitting);
    const form = rng.pick(formsOf[level]);
    if (form === 'reverse' && a.places + b.places === 0) return null;
    // Some amounts stated with a fraction: they must be turned into decimals first.
    const statement = stem(
      rng,
      form === 'reverse' ? asMixed(a) : num(a),
      form === 'reverse' ? asMixed(b) : num(b),
      num(c),
    );
    const other =
      plan === 'rest'
        ? a.plus(first)
        : plan === 'change'
          ? first.plus(c)
          : plan === 'lacking'
            ? c.plus(first)
            : first.minus(b);
    const oneOnly =
      plan === 'rest'
        ? a.minus(b)
        : plan === 'change'
          ? a.compare(c) > 0
            ? a.minus(c)
            : null
          : plan === 'lacking'
            ? c.minus(a)
            : a.plus(b);
    const misconceptions = decimalMisconceptions(
      [
        'stopped-at-first-step',
        'فقط قدم اول را حساب کرده',
        first,
        line`قدم اول را درست رفته‌ای. یک بار دیگر بخوان؛ سؤال یک قدم دیگر هم دارد.`,
      ],
      [
        'one-amount-forgotten',
        'یکی از مقدارها را حساب نکرده',
        oneOnly,
        line`همهٔ مقدارهای مسئله را به کار برده‌ای؟ یک بار دیگر آن‌ها را نگاه کن.`,
      ],
      [
        other.compare(answer) > 0 ? 'second-step-added' : 'second-step-subtracted',
        other.compare(answer) > 0 ? 'در قدم دوم به جای تفریق، جمع کرده' : 'در قدم دوم به جای جمع، تفریق کرده',
        other,
        line`در قدم دوم ببین مقدار باید بیشتر شود یا کمتر.`,
      ],
      ['mark-left-out', 'ممیز نگذاشته', answer.shift(1), line`ممیز حاصل را فراموش نکن؛ ممیزها را زیر هم بنویس.`],
    );
    const wrong = rng.pick(misconceptions).answer;
    const wrongText = wrong.kind === 'decimal' ? (wrong.values[0] ?? '0') : '0';
    if (form === 'find-mistake' && wrongText === answer.toString()) return null;
    const firstNode = plan === 'rest' ? row(b, '+', c, '=', first) : row(a, '+', b, '=', first);
    const secondNode =
      plan === 'rest'
        ? row(a, '−', first, '=', answer)
        : plan === 'change'
          ? row(first, '−', c, '=', answer)
          : plan === 'lacking'
            ? row(c, '−', first, '=', answer)
            : row(a, '+', first, '=', answer);
    return {
      form,
      stem: [
        ...statement,
        ...(form === 'find-mistake'
          ? [p`${child(rng)} جواب را ${num(wrongText)} ${unit} به دست آورد، ولی درست نیست. جواب درست را بنویس.`]
          : []),
        ...(form === 'reverse' ? [p`جواب را به صورت عدد اعشاری بنویس.`] : []),
      ],
      ...decimalAnswer(answer, { unit }),
      misconceptions,
      hints: [
        form === 'reverse'
          ? hint(p`بعضی از مقدارها با کسر نوشته شده‌اند. اول آن‌ها را به صورت عدد اعشاری بنویس.`)
          : hint(p`این مسئله دو قدم دارد. ببین چه چیزهایی را می‌دانیم و چه چیزی را می‌خواهیم.`),
        hint(
          plan === 'rest'
            ? p`اول ببین روی هم چقدر برداشته شده است.`
            : plan === 'more'
              ? p`اول مقدار دوم را پیدا کن؛ از مقدار اول بیشتر است.`
              : p`اول دو مقداری را که کنار هم آمده‌اند جمع کن.`,
          display(plan === 'rest' ? row(b, '+', c) : row(a, '+', b)),
        ),
        hint(
          plan === 'rest'
            ? p`حالا آن را از مقدار اول کم کن.`
            : plan === 'change'
              ? p`حالا مقداری را که کم شده از حاصل کم کن.`
              : plan === 'lacking'
                ? p`حالا ببین تا مقدار لازم چقدر مانده است.`
                : p`حالا دو مقدار را با هم جمع کن.`,
        ),
      ],
      solution: [
        ...(form === 'reverse'
          ? [
              step(
                p`مقدارها را به صورت عدد اعشاری می‌نویسیم.`,
                ...[a, b].filter(({ places }) => places > 0).map((one) => display(row(asMixed(one), '=', one))),
              ),
            ]
          : []),
        step(
          plan === 'rest'
            ? p`اول همهٔ مقدارهای برداشته‌شده را روی هم حساب می‌کنیم.`
            : plan === 'change'
              ? p`اول مقداری را که اضافه شده حساب می‌کنیم.`
              : plan === 'lacking'
                ? p`اول مقداری را که داریم روی هم حساب می‌کنیم.`
                : p`اول مقدار دوم را پیدا می‌کنیم.`,
          display(firstNode),
        ),
        step(
          plan === 'rest'
            ? p`آن را از مقدار اول کم می‌کنیم.`
            : plan === 'change'
              ? p`بعد مقدار کم‌شده را برمی‌داریم.`
              : plan === 'lacking'
                ? p`بعد می‌بینیم تا مقدار لازم چقدر مانده است.`
                : p`بعد دو مقدار را با هم جمع می‌کنیم.`,
          display(secondNode),
        ),
      ],
    };
  },
});
