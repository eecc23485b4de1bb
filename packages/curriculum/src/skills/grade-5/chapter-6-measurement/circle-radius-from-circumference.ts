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
  unknownFilled,
  words,
} from '../../../authoring/index.ts';
import { circleFigure, pi, useOfPi } from './question-parts/circle-figure-and-pi.ts';
import { decimalWrittenMisconceptions } from './question-parts/whole-and-decimal-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'story', 'figure'],
  3: ['bare', 'story', 'figure'],
  4: ['story', 'find-mistake', 'bare'],
};

const things: readonly {
  readonly statement: (rng: Rng) => string;
  readonly unit: 'سانتی‌متر' | 'متر';
  readonly least: number;
  readonly most: number;
}[] = [
  { statement: () => 'دور تنهٔ یک درخت', unit: 'سانتی‌متر', least: 20, most: 50 },
  { statement: () => 'دور یک حوض گرد', unit: 'متر', least: 2, most: 20 },
  { statement: (rng) => `دور دهانهٔ دیگ مادربزرگ ${child(rng)}`, unit: 'سانتی‌متر', least: 10, most: 40 },
  { statement: () => 'دور یک میدان گرد', unit: 'متر', least: 10, most: 50 },
  { statement: (rng) => `دور حلقهٔ بازی ${child(rng)}`, unit: 'سانتی‌متر', least: 20, most: 50 },
  { statement: () => 'دور یک سینی گرد', unit: 'سانتی‌متر', least: 10, most: 45 },
];

export const circleRadiusFromCircumference = defineSkill({
  id: 'g5-circle-radius-from-circumference',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [unknownFilled],
  revision: 9,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const thing = rng.pick(things);
    const [least, most] = form === 'story' ? [thing.least, thing.most] : [2, level === 1 ? 20 : 50];
    const diameter = Decimal.of(rng.int(least, most));
    const asksRadius = level === 1 ? false : level === 4 ? true : rng.chance(1, 2);
    const radius = diameter.times(Decimal.of(5, 1));
    const around = diameter.times(pi);
    const value = asksRadius ? radius : diameter;
    if (level > 2 && asksRadius && radius.places === 0 && rng.chance(1, 2)) return null;
    const unit = form === 'story' ? thing.unit : 'سانتی‌متر';
    const asked = asksRadius ? 'شعاع' : 'قطر';
    const statement = math(num(around));
    const wrong = asksRadius ? diameter : radius;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`${thing.statement(rng)} ${statement} ${unit} است.`, p`${asked} آن چند ${unit} است؟ ${useOfPi}`];
        case 'figure':
          return [
            p`محیط این دایره ${statement} سانتی‌متر است. اندازهٔ پاره‌خطی که در شکل با □ نشان داده شده چند سانتی‌متر است؟ ${useOfPi}`,
          ];
        case 'find-mistake':
          return [
            p`محیط دایره‌ای ${statement} سانتی‌متر است. ${child(rng)} ${asked} آن را ${math(num(wrong))} سانتی‌متر حساب کرده است، ولی درست نیست.`,
            p`${asked} دایره چند سانتی‌متر است؟ ${useOfPi}`,
          ];
        default:
          return [p`محیط دایره‌ای ${statement} سانتی‌متر است. ${asked} آن چند سانتی‌متر است؟ ${useOfPi}`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: circleFigure(
              `دایره‌ای که ${asked} آن کشیده شده و اندازه‌اش نوشته نشده است`,
              row({ t: 'blank' }, words('سانتی‌متر')),
              asksRadius,
            ),
          }
        : {}),
      ...decimalAnswer(value, { unit }),
      misconceptions: decimalWrittenMisconceptions([
        [
          'radius-and-diameter-confused',
          'شعاع و قطر را با هم اشتباه گرفته',
          wrong,
          line`ببین شعاع خواسته شده یا قطر. شعاع نصف قطر است.`,
        ],
        [
          'multiplied-in-place-of-divided',
          'محیط را در عدد پی ضرب کرده',
          around.times(pi),
          line`محیط از ضرب به دست آمده است؛ برای برگشتن تقسیم کن.`,
        ],
        // For the diameter nothing is halved.
        ...(asksRadius
          ? ([
              [
                'divided-by-two-only',
                'محیط را فقط نصف کرده',
                around.times(Decimal.of(5, 1)),
                line`باید بر عدد پی تقسیم کنی تا قطر به دست بیاید.`,
              ],
              [
                'divided-twice-wrongly',
                'قطر را دو بار نصف کرده',
                radius.times(Decimal.of(5, 1)),
                line`از تقسیم محیط بر عدد پی، قطر به دست می‌آید. شعاع نصف قطر است؛ فقط یک بار نصف کن.`,
              ],
            ] as const)
          : []),
        [
          'subtracted-pi',
          'عدد پی را از محیط کم کرده',
          around.minus(pi),
          line`محیط از ضرب قطر در عدد پی به دست می‌آید، نه از جمع.`,
        ],
      ]),
      hints: [
        hint(p`محیط از ضرب قطر در عدد پی به دست آمده است.`),
        hint(p`محیط را بر عدد پی تقسیم کن تا قطر به دست بیاید.`),
        ...(asksRadius ? [hint(p`شعاع، نصف قطر است.`)] : []),
      ],
      solution: [
        step(p`محیط را بر عدد پی تقسیم می‌کنیم تا قطر به دست بیاید.`, display(row(around, '÷', pi, '=', diameter))),
        asksRadius
          ? step(p`شعاع نصف قطر است.`, display(row(diameter, '÷', 2, '=', radius)))
          : step(p`پس قطر ${persianNumber(diameter.toString())} ${unit} است.`),
      ],
    };
  },
});
