import {
  type Block,
  child,
  Decimal,
  decimalAnswer,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  math,
  num,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
  words,
} from '../../../authoring/index.ts';
import { circleFigure, pi, useOfPi } from './question-parts/circle-figure-and-pi.ts';
import { decimalWrittenMisconceptions } from './question-parts/whole-and-decimal-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare', 'story'],
  2: ['figure', 'story', 'bare'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'compare'],
};

const things: readonly {
  readonly statement: (rng: Rng) => string;
  readonly unit: 'سانتی‌متر' | 'متر';
  readonly least: number;
  readonly most: number;
  readonly ask: string;
}[] = [
  { statement: (rng) => `چرخ دوچرخهٔ ${child(rng)}`, unit: 'سانتی‌متر', least: 20, most: 50, ask: 'دور چرخ' },
  { statement: () => 'یک بشقاب گرد', unit: 'سانتی‌متر', least: 7, most: 16, ask: 'دور بشقاب' },
  { statement: () => 'حوض گرد یک پارک', unit: 'متر', least: 1, most: 12, ask: 'دور حوض' },
  { statement: () => 'میدان گرد یک شهر', unit: 'متر', least: 8, most: 50, ask: 'دور میدان' },
  { statement: () => 'یک سفرهٔ گرد', unit: 'سانتی‌متر', least: 20, most: 50, ask: 'نوار دور سفره' },
  { statement: (rng) => `طبل گرد ${child(rng)}`, unit: 'سانتی‌متر', least: 10, most: 30, ask: 'دور طبل' },
  { statement: () => 'ساعت دیواری گرد', unit: 'سانتی‌متر', least: 8, most: 25, ask: 'دور ساعت' },
];

export const circleCircumference = defineSkill({
  id: 'g5-circle-circumference',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 6,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const thing = rng.pick(things);
    const inStory = form === 'story' || form === 'compare';
    const [least, most] = inStory ? [thing.least, thing.most] : [1, level === 1 ? 20 : 50];
    const tenths = level >= 3 && rng.chance(1, 2);
    const radius = tenths ? Decimal.of(rng.int(least * 10 + 1, most * 10 - 1), 1) : Decimal.of(rng.int(least, most));
    if (tenths && radius.places === 0) return null;
    const isRadius = level === 1 ? rng.chance(1, 3) : rng.chance(2, 3);
    // What is stated is the radius or the diameter, whichever the number stands for.
    const diameter = isRadius ? radius.plus(radius) : radius;
    const around = diameter.times(pi);
    const turns = form === 'compare' ? rng.int(2, 10) * 10 : 1;
    const value = around.times(Decimal.of(turns));
    if (value.places > 3) return null;
    // A circle of radius 2 has as many square units inside.
    if (diameter.equals(Decimal.of(4))) return null;
    // Of a small circle three diameters are what the answer is before its mark, and three times three is a square.
    const asThree = diameter.times(Decimal.of(3 * turns));
    const isBeforeMark = asThree.places === 0 && value.minus(asThree).compare(Decimal.of(1)) < 0;
    if (diameter.equals(Decimal.of(3))) return null;
    const unit = inStory ? thing.unit : 'سانتی‌متر';
    const name = isRadius ? 'شعاع' : 'قطر';
    const statement = math(num(radius));
    const what = thing.statement(rng);
    const wrong = isRadius ? radius.times(pi) : radius.plus(radius).times(pi);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`${name} ${what} ${statement} ${unit} است.`, p`${thing.ask} چند ${unit} است؟ ${useOfPi}`];
        case 'compare':
          return [
            p`${name} چرخ دوچرخهٔ ${child(rng)} ${statement} سانتی‌متر است. چرخ ${turns} دور می‌زند و روی زمین نمی‌لغزد.`,
            p`دوچرخه چند سانتی‌متر جلو می‌رود؟ ${useOfPi}`,
          ];
        case 'bare':
          return [p`${name} دایره‌ای ${statement} سانتی‌متر است. محیط آن چند سانتی‌متر است؟ ${useOfPi}`];
        case 'find-mistake':
          return [
            p`${name} دایره‌ای ${statement} سانتی‌متر است. ${child(rng)} محیط آن را ${math(num(wrong))} سانتی‌متر حساب کرده، ولی شعاع و قطر را با هم اشتباه گرفته است.`,
            p`محیط درست چند سانتی‌متر است؟ ${useOfPi}`,
          ];
        default:
          return [p`محیط این دایره چند سانتی‌متر است؟ ${useOfPi}`];
      }
    };
    if (form === 'compare' && thing.least !== 20) return null;
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: circleFigure(
              `دایره‌ای که ${name} آن کشیده شده و ${persianNumber(radius.toString())} سانتی‌متر است`,
              row(radius, words('سانتی‌متر')),
              isRadius,
            ),
          }
        : {}),
      ...decimalAnswer(value, { unit: form === 'compare' ? 'سانتی‌متر' : unit }),
      misconceptions: decimalWrittenMisconceptions([
        [
          'radius-and-diameter-confused',
          'شعاع و قطر را با هم اشتباه گرفته',
          wrong.times(Decimal.of(turns)),
          line`ببین شعاع داده شده یا قطر. قطر دو برابر شعاع است.`,
        ],
        ...(turns > 1
          ? ([
              ['one-turn-only', 'فقط یک دور را حساب کرده', around, line`این راهِ یک دور است. چرخ چند دور می‌زند؟`],
            ] as const)
          : []),
        [
          'area-in-place-of-circumference',
          'شعاع را در خودش ضرب کرده',
          diameter.times(diameter).times(Decimal.of(25, 2)).times(pi).times(Decimal.of(turns)),
          line`محیط، دور دایره است: قطر ضرب در عدد پی.`,
        ],
        [
          isBeforeMark ? 'pi-as-three-or-whole-part' : 'pi-as-three',
          isBeforeMark ? 'عدد پی را ۳ گرفته یا قسمت اعشاری جواب را ننوشته' : 'عدد پی را ۳ گرفته',
          asThree,
          isBeforeMark
            ? line`عدد پی را همان عددی بگیر که در سؤال گفته شده است و قسمت اعشاری جواب را هم بنویس.`
            : line`عدد پی را همان عددی بگیر که در سؤال گفته شده است.`,
        ],
        [
          'doubled-without-pi',
          'در عدد پی ضرب نکرده',
          diameter.times(Decimal.of(turns)),
          line`محیط دایره از ضرب قطر در عدد پی به دست می‌آید.`,
        ],
      ]),
      hints: [
        hint(p`محیط دایره از ضرب قطر در عدد پی به دست می‌آید.`),
        hint(isRadius ? p`شعاع داده شده است؛ قطر دو برابر آن است.` : p`قطر داده شده است؛ همان را به کار ببر.`),
        ...(turns > 1 ? [hint(p`با هر دور، دوچرخه به اندازهٔ محیط چرخ جلو می‌رود.`)] : []),
      ],
      solution: [
        isRadius
          ? step(p`قطر دو برابر شعاع است.`, display(row(radius, '×', 2, '=', diameter)))
          : step(p`قطر داده شده است: ${math(num(diameter))}.`),
        step(p`قطر را در عدد پی ضرب می‌کنیم.`, display(row(diameter, '×', pi, '=', around))),
        ...(turns > 1 ? [step(p`${turns} دور می‌زند.`, display(row(around, '×', turns, '=', value)))] : []),
      ],
    };
  },
});
