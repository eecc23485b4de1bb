import {
  type Block,
  child,
  Decimal,
  decimalAnswer,
  decimalKey,
  defineSkill,
  display,
  ezafe,
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
import { circleAreaWrongLine } from './question-parts/circle-area-wrong-line.ts';
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
  4: ['story', 'find-mistake', 'compare'],
};

/** Radii to 20, diameters to 40; from level 3 on half units too. */
function draw(rng: Rng, level: Level): Statement {
  const isDiameter = level > 1 && rng.chance(1, 2);
  const radius =
    level >= 3 && rng.chance(1, 3) ? Decimal.of(rng.int(3, 39) * 5, 1) : Decimal.of(rng.int(2, level === 1 ? 20 : 40));
  return { radius: isDiameter && radius.compare(Decimal.of(20)) > 0 ? Decimal.of(rng.int(2, 20)) : radius, isDiameter };
}

const things: readonly (readonly [unit: string, names: readonly string[], least: number, most: number])[] = [
  ['سانتی‌متر', ['یک ساعت دیواری', 'یک سینی', 'یک پیتزا', 'یک آینه'], 12, 24],
  ['متر', ['یک میدان', 'یک باغ', 'یک پارک کوچک'], 8, 40],
  ['متر', ['یک باغچه', 'یک حوض', 'یک صحنهٔ نمایش'], 2, 7],
  ['سانتی‌متر', ['یک بشقاب', 'یک شمع', 'یک قاب عکس'], 4, 11],
  ['میلی‌متر', ['یک سکه', 'یک دکمه', 'یک مهره'], 4, 20],
];

export const circleArea = defineSkill({
  id: 'g6-circle-area',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 9,
  make: (rng, level) => {
    const statement = draw(rng, level);
    const { radius } = statement;
    // Its circumference and its area are one number.
    if (radius.equals(Decimal.of(2))) return null;
    const form = rng.pick(formsOf[level]);
    const [unit, names, least, most] = rng.pick(things);
    if (form === 'story' && (radius.compare(Decimal.of(least)) < 0 || radius.compare(Decimal.of(most)) > 0))
      return null;
    // «Compare»: a second circle with twice the radius is put beside it, and both areas together are asked.
    const isBoth = form === 'compare';
    const twice = radius.times(Decimal.of(2));
    const answer = isBoth ? areaOf(radius).plus(areaOf(twice)) : areaOf(radius);
    if (isBoth && (statement.isDiameter || radius.compare(Decimal.of(15)) > 0)) return null;
    const found: Misconception[] = [];
    const add = (id: string, title: string, wrong: Decimal, message: readonly Inline[]) => {
      if (wrong.units > 0n && wrong.places <= 4) found.push(misconception(id, title, decimalKey(wrong), message));
    };
    add(
      'circumference-for-area',
      'به جای مساحت، محیط را حساب کرده',
      circumferenceOf(radius).times(Decimal.of(isBoth ? 3 : 1)),
      isBoth
        ? line`این مجموع محیط دو دایره است. برای مساحت، شعاع در خودش ضرب می‌شود، نه در ۲، و حاصل در عدد پی.`
        : line`این محیط دایره است. برای مساحت، شعاع در خودش ضرب می‌شود، نه در ۲، و حاصل در عدد پی.`,
    );
    if (statement.isDiameter) {
      add(
        'diameter-for-radius',
        'قطر را به جای شعاع گذاشته',
        areaOf(twice),
        line`عددی که گفته شده قطر است. شعاع نصف قطر است.`,
      );
    } else {
      add(
        isBoth ? 'one-radius-halved' : 'radius-halved',
        isBoth ? 'یکی از شعاع‌ها یا هر دو را نصف کرده' : 'شعاع را نصف کرده',
        areaOf(Decimal.of(radius.units * 5n, radius.places + 1)).times(Decimal.of(isBoth ? 5 : 1)),
        isBoth
          ? line`هیچ شعاعی نصف نمی‌شود: عددی که گفته شده شعاع دایرهٔ اول است و شعاع دایرهٔ دوم دو برابر آن.`
          : line`عددی که گفته شده خود شعاع است؛ آن را نصف نکن.`,
      );
    }
    add(
      'radius-not-squared',
      'شعاع را در خودش ضرب نکرده',
      radius.times(pi).times(Decimal.of(isBoth ? 3 : 1)),
      line`شعاع فقط یک بار در عدد پی ضرب شده است. در مساحت دایره، اول شعاع در خودش ضرب می‌شود.`,
    );
    add(
      'pi-forgotten',
      'عدد پی را فراموش کرده',
      radius.times(radius).times(Decimal.of(isBoth ? 5 : 1)),
      line`شعاع ضربدر شعاع، مساحت یک مربع است. عدد پی را هم به کار ببر.`,
    );
    if (isBoth) {
      add(
        'one-circle-only',
        'فقط یک دایره را حساب کرده',
        areaOf(radius),
        line`مساحت هر دو دایره روی هم خواسته شده است.`,
      );
      add(
        'twice-the-area',
        'مساحت دایرهٔ دوم را دو برابر گرفته',
        areaOf(radius).times(Decimal.of(3)),
        line`وقتی شعاع دو برابر شود، مساحت دو برابر نمی‌شود. مساحت دایرهٔ دوم را جدا حساب کن.`,
      );
    }
    const wrong = found
      .flatMap(({ answer: each }) => (each.kind === 'decimal' ? each.values : []))
      .filter((each) => each !== answer.toString());
    const length = statementLength(statement);
    const square = `${unit} مربع`;
    const name = statementName(statement);
    const thing = rng.pick(names);
    const withPi = p`عدد پی را ${pi} بگیر.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`مساحت این دایره چند ${square} است؟ عدد پی را ${pi} بگیر.`];
        case 'story':
          return [
            p`${name} ${ezafe(thing)} دایره‌ای‌شکل ${length} ${unit} است.`,
            p`مساحت آن چند ${square} است؟ عدد پی را ${pi} بگیر.`,
          ];
        case 'find-mistake':
          return [
            p`${name} دایره‌ای ${length} ${unit} است. ${child(rng)} مساحت آن را ${Decimal.parse(rng.pick(wrong))} ${square} نوشته است، ولی درست نیست.`,
            p`مساحت این دایره چند ${square} است؟ عدد پی را ${pi} بگیر.`,
          ];
        case 'compare':
          return [
            p`شعاع دایره‌ای ${length} ${unit} است و شعاع دایرهٔ دیگری دو برابر آن است.`,
            p`مساحت دو دایره روی هم چند ${square} است؟ عدد پی را ${pi} بگیر.`,
          ];
        default:
          return [p`${name} دایره‌ای ${length} ${unit} است. مساحت آن چند ${square} است؟`, withPi];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure: drawnCircle(statement, unit) } : {}),
      ...decimalAnswer(answer, { unit: square }),
      misconceptions: found,
      hints: [
        hint(p`مساحت دایره برابر است با شعاع ضربدر شعاع ضربدر عدد پی.`),
        statement.isDiameter
          ? hint(p`عددی که گفته شده قطر است. اول شعاع را پیدا کن: نصف قطر.`)
          : hint(p`شعاع معلوم است. آن را در خودش ضرب کن.`),
        isBoth
          ? hint(p`مساحت هر دایره را جدا حساب کن و بعد جمع کن.`)
          : hint(p`حاصل را در عدد پی ضرب کن.`, display(row(num(radius), '×', num(radius), '×', num(pi)))),
      ],
      solution: [
        ...(statement.isDiameter
          ? [step(p`شعاع نصف قطر است.`, display(row(num(length), '÷', 2, '=', num(radius))))]
          : []),
        step(
          p`شعاع را در خودش ضرب می‌کنیم.`,
          display(row(num(radius), '×', num(radius), '=', num(radius.times(radius)))),
        ),
        step(
          p`حاصل را در عدد پی ضرب می‌کنیم.`,
          display(row(num(radius.times(radius)), '×', num(pi), '=', num(areaOf(radius)))),
        ),
        ...(isBoth
          ? [
              step(
                p`مساحت دایرهٔ دوم را هم همین‌طور حساب می‌کنیم.`,
                display(row(num(twice), '×', num(twice), '×', num(pi), '=', num(areaOf(twice)))),
              ),
              step(
                p`دو مساحت را جمع می‌کنیم.`,
                display(row(num(areaOf(radius)), '+', num(areaOf(twice)), '=', num(answer))),
              ),
            ]
          : []),
      ],
    };
  },
  makeWrongLine: circleAreaWrongLine,
});
