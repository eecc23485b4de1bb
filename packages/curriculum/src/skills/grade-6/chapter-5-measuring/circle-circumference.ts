import {
  type Block,
  child,
  Decimal,
  decimalAnswer,
  decimalKey,
  defineSkill,
  display,
  hint,
  type Inline,
  type Level,
  line,
  type Misconception,
  misconception,
  num,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import {
  areaOf,
  circumferenceOf,
  drawnCircle,
  pi,
  type Statement,
  statementLength,
  statementName,
} from './question-parts/circle-figures-and-formulas.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare', 'story'],
  2: ['figure', 'bare', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['story', 'story', 'find-mistake', 'reverse'],
};

function draw(rng: Rng, level: Level): Statement {
  const isDiameter = rng.chance(1, 2);
  const radius =
    level >= 3 && rng.chance(1, 3) ? Decimal.of(rng.int(3, 49) * 5, 1) : Decimal.of(rng.int(2, level === 1 ? 20 : 50));
  return { radius: isDiameter && radius.compare(Decimal.of(25)) > 0 ? Decimal.of(rng.int(2, 25)) : radius, isDiameter };
}

const round: readonly (readonly [unit: string, names: readonly string[], least: number, most: number])[] = [
  ['سانتی‌متر', ['یک بشقاب', 'یک لیوان', 'یک کلاه'], 4, 12],
  ['سانتی‌متر', ['یک سینی', 'یک لوستر گرد', 'یک آینهٔ گرد', 'یک ساعت دیواری'], 13, 25],
  ['سانتی‌متر', ['یک میز گرد', 'یک فرش گرد'], 26, 50],
  ['متر', ['یک باغچهٔ گرد', 'یک حوض گرد'], 2, 8],
  ['متر', ['یک میدان', 'یک پیست دوی گرد'], 9, 50],
];
/** Vehicles with the smallest and the largest believable radius of a wheel, in centimetres. */
const wheels: readonly (readonly [name: string, least: number, most: number])[] = [
  ['اسکوتر', 10, 15],
  ['سه‌چرخه', 10, 20],
  ['دوچرخهٔ بچگانه', 15, 25],
  ['گاری', 15, 40],
  ['دوچرخه', 25, 40],
];

export const circleCircumference = defineSkill({
  id: 'g6-circle-circumference',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 7,
  make: (rng, level) => {
    const statement = draw(rng, level);
    const { radius } = statement;
    // Its circumference and its area are one number.
    if (radius.equals(Decimal.of(2))) return null;
    const form = rng.pick(formsOf[level]);
    const once = circumferenceOf(radius);
    const isBack = form === 'reverse';
    const isWheel = form === 'story' && level > 1 && rng.chance(1, 2);
    if (isWheel && (radius.compare(Decimal.of(10)) < 0 || radius.compare(Decimal.of(40)) > 0)) return null;
    const [unit, names, least, most] = rng.pick(round);
    if (form === 'story' && !isWheel && (radius.compare(Decimal.of(least)) < 0 || radius.compare(Decimal.of(most)) > 0))
      return null;
    const turns = isWheel ? rng.pick(level < 4 ? [10, 20, 50, 100, 5] : [25, 40, 150, 200, 30]) : 1;
    const used = isWheel ? 'سانتی‌متر' : unit;
    const answer = isBack ? statementLength(statement) : once.times(Decimal.of(turns));
    const length = statementLength(statement);
    const found: Misconception[] = [];
    const add = (id: string, title: string, wrong: Decimal | null, message: readonly Inline[]) => {
      if (wrong !== null && wrong.units > 0n && wrong.places <= 4)
        found.push(misconception(id, title, decimalKey(wrong), message));
    };
    if (isBack) {
      add(
        'other-length-found',
        'شعاع و قطر را با هم اشتباه گرفته',
        statement.isDiameter ? radius : radius.times(Decimal.of(2)),
        line`شعاع نصف قطر است. ببین کدام خواسته شده است.`,
      );
      add(
        'multiplied-by-pi',
        'به جای تقسیم، در عدد پی ضرب کرده',
        once.times(pi),
        line`محیط خودش از ضرب در عدد پی به دست آمده است. برای برگشت باید تقسیم کنی.`,
      );
      // For the diameter nothing is halved.
      if (!statement.isDiameter) {
        add(
          'halved-only',
          'محیط را فقط نصف کرده',
          Decimal.of(once.units * 5n, once.places + 1),
          line`عدد پی را هم در نظر بگیر.`,
        );
      }
    } else {
      add(
        statement.isDiameter ? 'diameter-doubled' : 'radius-not-doubled',
        statement.isDiameter ? 'قطر را هم دو برابر کرده' : 'شعاع را دو برابر نکرده',
        (statement.isDiameter ? once.times(Decimal.of(2)) : radius.times(pi)).times(Decimal.of(turns)),
        statement.isDiameter
          ? line`عددی که گفته شده خود قطر است؛ دیگر دو برابرش نکن.`
          : line`محیط برابر قطر ضربدر عدد پی است. قطر دو برابر شعاع است.`,
      );
      add(
        'area-for-circumference',
        'به جای محیط، مساحت را حساب کرده',
        areaOf(radius).times(Decimal.of(turns)),
        isWheel
          ? line`این از مساحت به دست آمده است. چرخ در هر دور به اندازهٔ محیطش جلو می‌رود.`
          : line`این مساحت است. محیط، اندازهٔ دور دایره است.`,
      );
      add(
        'pi-forgotten',
        'عدد پی را فراموش کرده',
        radius.times(Decimal.of(2)).times(Decimal.of(turns)),
        isWheel
          ? line`چرخ در هر دور به اندازهٔ محیطش جلو می‌رود، نه قطرش. محیط بیشتر از سه برابر قطر است.`
          : line`این فقط قطر است. دور دایره بیشتر از سه برابر قطر است.`,
      );
      if (isWheel) add('one-turn-only', 'فقط یک دور را حساب کرده', once, line`این راه یک دور است. چرخ چند دور می‌چرخد؟`);
    }
    const wrong = found
      .flatMap(({ answer: each }) => (each.kind === 'decimal' ? each.values : []))
      // Nobody is said to have only repeated what is given.
      .filter((each) => each !== answer.toString() && each !== length.toString());
    if (wrong.length === 0) return null;
    const name = statementName(statement);
    const withPi = p`عدد پی را ${pi} بگیر.`;
    const vehicles = wheels
      .filter(([, from, to]) => radius.compare(Decimal.of(from)) >= 0 && radius.compare(Decimal.of(to)) <= 0)
      .map(([vehicle]) => vehicle);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`محیط این دایره چند ${used} است؟ عدد پی را ${pi} بگیر.`];
        case 'story':
          return isWheel
            ? [
                p`${name} چرخ یک ${rng.pick(vehicles)} ${length} سانتی‌متر است.`,
                p`با ${turns} دور چرخیدن، چند سانتی‌متر جلو می‌رود؟ عدد پی را ${pi} بگیر.`,
              ]
            : [p`${name} ${rng.pick(names)} ${length} ${used} است.`, p`دور آن چند ${used} است؟ عدد پی را ${pi} بگیر.`];
        case 'reverse':
          return [p`محیط دایره‌ای ${once} ${used} است.`, p`${name} آن چند ${used} است؟ عدد پی را ${pi} بگیر.`];
        case 'find-mistake':
          return [
            p`${name} دایره‌ای ${length} ${used} است. ${child(rng)} محیط آن را ${Decimal.parse(rng.pick(wrong))} ${used} نوشته است، ولی درست نیست.`,
            p`محیط این دایره چند ${used} است؟ عدد پی را ${pi} بگیر.`,
          ];
        default:
          return [p`${name} دایره‌ای ${length} ${used} است. محیط آن چند ${used} است؟`, withPi];
      }
    };
    const diameter = radius.times(Decimal.of(2));
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure: drawnCircle(statement, used) } : {}),
      ...decimalAnswer(answer, { unit: used }),
      misconceptions: found,
      hints: [
        hint(p`محیط دایره برابر است با قطر ضربدر عدد پی.`),
        isBack
          ? hint(p`محیط معلوم است؛ برای پیدا کردن قطر، آن را بر عدد پی تقسیم کن.`)
          : statement.isDiameter
            ? hint(p`قطر معلوم است؛ همان را به کار ببر.`)
            : hint(p`شعاع معلوم است؛ قطر دو برابر شعاع است.`),
        isBack
          ? hint(p`ببین قطر خواسته شده یا شعاع. شعاع نصف قطر است.`)
          : isWheel
            ? hint(p`چرخ با هر دور به اندازهٔ محیطش جلو می‌رود. محیط را در تعداد دورها ضرب کن.`)
            : hint(p`قطر را در عدد پی ضرب کن.`),
      ],
      solution: isBack
        ? [
            step(
              p`محیط را بر عدد پی تقسیم می‌کنیم تا قطر به دست بیاید.`,
              display(row(num(once), '÷', num(pi), '=', num(diameter))),
            ),
            statement.isDiameter
              ? step(p`پس قطر ${diameter} ${used} است.`)
              : step(p`شعاع نصف قطر است.`, display(row(num(diameter), '÷', 2, '=', num(radius)))),
          ]
        : [
            statement.isDiameter
              ? step(p`قطر ${diameter} ${used} است.`)
              : step(p`قطر دو برابر شعاع است.`, display(row(2, '×', num(radius), '=', num(diameter)))),
            step(p`قطر را در عدد پی ضرب می‌کنیم.`, display(row(num(diameter), '×', num(pi), '=', num(once)))),
            ...(isWheel
              ? [step(p`چرخ ${turns} دور می‌چرخد.`, display(row(turns, '×', num(once), '=', num(answer))))]
              : []),
          ],
    };
  },
});
