import {
  additionBars,
  type Block,
  child,
  Decimal,
  decimalAnswer,
  defineSkill,
  display,
  type Figure,
  hint,
  type Inline,
  type Level,
  line,
  type MathNode,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
  words,
} from '../../../authoring/index.ts';
import { pi, useOfPi } from './question-parts/circle-figure-and-pi.ts';
import { decimalWrittenMisconceptions } from './question-parts/whole-and-decimal-misconceptions.ts';

/** Half a circle, a quarter, or a rectangle with half a circle at two ends. */
type Shape = 'half' | 'quarter' | 'stadium';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'bare'],
  3: ['figure', 'story', 'bare'],
  4: ['figure', 'story', 'find-mistake'],
};
const shapesOf: Readonly<Record<Level, readonly Shape[]>> = {
  1: ['half'],
  2: ['half', 'stadium'],
  3: ['half', 'quarter', 'stadium'],
  4: ['quarter', 'stadium'],
};

interface Measured {
  readonly shape: Shape;
  /** Radius of half and quarter circle; diameter of the stadium's ends. */
  readonly size: number;
  /** Straight side of the stadium. */
  readonly side: number;
}

function perimeter({ shape, size, side }: Measured): { readonly curved: Decimal; readonly straight: number } {
  const whole = Decimal.of(size).times(pi);
  switch (shape) {
    case 'half':
      return { curved: whole, straight: 2 * size };
    case 'quarter':
      return { curved: whole.times(Decimal.of(5, 1)), straight: 2 * size };
    case 'stadium':
      return { curved: whole, straight: 2 * side };
  }
}

/** «۸ سانتی‌متر» as a label. */
const length = (value: number): MathNode => row(value, words('سانتی‌متر'));

function picture({ shape, size, side }: Measured): Figure {
  if (shape === 'half') {
    return {
      t: 'drawing',
      description: `نیم‌دایره‌ای به شعاع ${persianNumber(size)} سانتی‌متر`,
      width: 220,
      height: 150,
      shapes: [
        { t: 'sector', center: [110, 30], radius: 90, from: 0, to: 180, tone: 'turmeric' },
        { t: 'line', from: [110, 30], to: [200, 30], label: length(size) },
        { t: 'point', at: [110, 30] },
      ],
    };
  }
  if (shape === 'quarter') {
    return {
      t: 'drawing',
      description: `ربع دایره‌ای به شعاع ${persianNumber(size)} سانتی‌متر`,
      width: 180,
      height: 180,
      shapes: [
        { t: 'sector', center: [35, 35], radius: 120, from: 0, to: 90, tone: 'turmeric' },
        { t: 'line', from: [35, 35], to: [155, 35], label: length(size) },
        { t: 'point', at: [35, 35] },
      ],
    };
  }
  return {
    t: 'drawing',
    description: `مستطیلی که دو سر آن دو نیم‌دایره است؛ هر ضلع راست ${persianNumber(side)} سانتی‌متر و قطر نیم‌دایره‌ها ${persianNumber(size)} سانتی‌متر است`,
    width: 280,
    height: 160,
    shapes: [
      { t: 'line', from: [90, 30], to: [190, 30], label: length(side) },
      { t: 'line', from: [90, 130], to: [190, 130] },
      { t: 'arc', center: [190, 80], radius: 50, from: 270, to: 450 },
      { t: 'arc', center: [90, 80], radius: 50, from: 90, to: 270 },
      { t: 'line', from: [90, 30], to: [90, 130], dashed: true, label: length(size) },
      { t: 'line', from: [190, 30], to: [190, 130], dashed: true },
    ],
  };
}

const wordProblems: Readonly<Record<Shape, readonly ((rng: Rng, m: Measured) => readonly [Block, string])[]>> = {
  half: [
    (_, { size }) => [p`پنجره‌ای به شکل نیم‌دایره است و شعاع آن ${size} دسی‌متر است.`, 'دسی‌متر'],
    (rng, { size }) => [p`فرش اتاق ${child(rng)} به شکل نیم‌دایره و شعاع آن ${size} دسی‌متر است.`, 'دسی‌متر'],
    (_, { size }) => [p`باغچه‌ای به شکل نیم‌دایره است و شعاع آن ${size} متر است.`, 'متر'],
  ],
  quarter: [
    (rng, { size }) => [p`${child(rng)} ربع دایره‌ای به شعاع ${size} سانتی‌متر از کاغذ بریده است.`, 'سانتی‌متر'],
    (_, { size }) => [p`گوشهٔ یک حیاط، باغچه‌ای به شکل ربع دایره با شعاع ${size} متر ساخته‌اند.`, 'متر'],
    (rng, { size }) => [p`میز گوشهٔ اتاق ${child(rng)} به شکل ربع دایره با شعاع ${size} دسی‌متر است.`, 'دسی‌متر'],
  ],
  stadium: [
    (_, { size, side }) => [
      p`زمینی مستطیل‌شکل دو نیم‌دایره در دو سر دارد. هر یک از دو قسمت راستِ دور آن ${side} متر و قطر نیم‌دایره‌ها ${size} متر است.`,
      'متر',
    ],
    (rng, { size, side }) => [
      p`پیست اسکیت محلهٔ ${child(rng)} مستطیلی با دو نیم‌دایره در دو سر است. هر یک از دو قسمت راستِ دور آن ${side} متر و قطر نیم‌دایره‌ها ${size} متر است.`,
      'متر',
    ],
    (_, { size, side }) => [
      p`میزی مستطیل‌شکل دو نیم‌دایره در دو سر دارد. هر یک از دو قسمت راستِ دور آن ${side} دسی‌متر و قطر نیم‌دایره‌ها ${size} دسی‌متر است.`,
      'دسی‌متر',
    ],
  ],
};

export const circleCompositePerimeter = defineSkill({
  id: 'g5-circle-composite-perimeter',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [additionBars],
  revision: 11,
  make: (rng, level) => {
    const shape = rng.pick(shapesOf[level]);
    const m: Measured = { shape, size: rng.int(2, 20), side: rng.int(2, 20) };
    if (shape === 'stadium' && m.side === m.size) return null;
    const form = rng.pick(formsOf[level]);
    const { curved, straight } = perimeter(m);
    const value = curved.plus(Decimal.of(straight));
    const whole = Decimal.of(shape === 'stadium' ? m.size : 2 * m.size).times(pi);
    const [statement, unit] = rng.pick(wordProblems[shape])(rng, m);
    const label = shape === 'half' ? 'نیم‌دایره‌ای' : 'ربع دایره‌ای';
    const given =
      shape === 'stadium'
        ? p`شکلی از یک مستطیل و دو نیم‌دایره در دو سر آن ساخته شده است. هر یک از دو قسمت راستِ دور آن ${m.side} سانتی‌متر و قطر نیم‌دایره‌ها ${m.size} سانتی‌متر است.`
        : p`شعاع ${label} ${m.size} سانتی‌متر است.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [statement, p`دورِ آن چند ${unit} است؟ ${useOfPi}`];
        case 'bare':
          return [given, p`محیط آن چند سانتی‌متر است؟ ${useOfPi}`];
        case 'find-mistake':
          return [
            given,
            p`${child(rng)} محیط آن را ${curved} سانتی‌متر حساب کرده، ولی قسمت‌های راست را جا انداخته است.`,
            p`محیط درست چند سانتی‌متر است؟ ${useOfPi}`,
          ];
        default:
          return [p`محیط این شکل، یعنی دور آن، چند سانتی‌متر است؟ ${useOfPi}`];
      }
    };
    const straightPart = shape === 'half' ? 'قسمت راست' : 'قسمت‌های راست';
    const writtenMisconceptions: readonly (readonly [string, string, Decimal, readonly Inline[]])[] = [
      [
        'straight-sides-left-out',
        'قسمت راستِ دور شکل را حساب نکرده',
        curved,
        form === 'figure'
          ? line`دور شکل را با انگشت دنبال کن: ${straightPart} هم جزو آن است.`
          : line`شکل را بکش و دورش را با انگشت دنبال کن: ${straightPart} هم جزو آن است.`,
      ],
      [
        shape === 'stadium' ? 'each-half-taken-whole' : 'whole-circle-taken',
        shape === 'stadium' ? 'قطر را شعاع گرفته یا هر نیم‌دایره را یک دایرهٔ کامل گرفته' : 'همهٔ دایره را حساب کرده',
        (shape === 'stadium' ? whole.plus(whole) : whole).plus(Decimal.of(straight)),
        shape === 'stadium'
          ? line`عدد داده‌شده قطر نیم‌دایره‌هاست. دو نیم‌دایره روی هم چند دایره می‌شود؟`
          : line`ببین چه کسری از دور دایره در شکل هست.`,
      ],
      // The straight part of half a circle is one line, its diameter.
      shape === 'half'
        ? [
            'radius-for-straight-part',
            'قسمت راست را به اندازهٔ شعاع گرفته',
            curved.plus(Decimal.of(m.size)),
            line`قسمت راستِ دور نیم‌دایره از یک سر آن تا سر دیگر است. شعاع همهٔ آن است؟`,
          ]
        : [
            'one-straight-side',
            'فقط یکی از قسمت‌های راست را حساب کرده',
            curved.plus(Decimal.of(straight / 2)),
            line`همهٔ قسمت‌های راستِ دور شکل را حساب کن.`,
          ],
      ...(shape === 'stadium'
        ? ([
            [
              'inner-lines-counted',
              'قطرهای داخل شکل را هم حساب کرده',
              value.plus(Decimal.of(2 * m.size)),
              form === 'figure'
                ? line`خط‌چین‌ها داخل شکل‌اند و جزو دور آن نیستند.`
                : line`قطر نیم‌دایره‌ها داخل شکل است و جزو دور آن نیست.`,
            ],
          ] as const)
        : []),
      shape === 'stadium'
        ? [
            'one-half-circle-only',
            'فقط یکی از دو نیم‌دایره را حساب کرده، یا شعاع را به جای قطر گذاشته',
            curved.times(Decimal.of(5, 1)).plus(Decimal.of(straight)),
            line`در هر دو سر شکل نیم‌دایره هست و با هم یک دایرهٔ کامل می‌شوند. دور آن، قطر ضربدر عدد پی است.`,
          ]
        : [
            'curve-halved',
            'قسمت خمیده را نصف اندازه‌اش گرفته، شاید چون شعاع را به جای قطر گذاشته',
            curved.times(Decimal.of(5, 1)).plus(Decimal.of(straight)),
            line`قسمت خمیده را دوباره حساب کن: قطر دو برابر شعاع است. چه کسری از دور دایره در شکل هست؟`,
          ],
    ];
    const arc: MathNode =
      shape === 'half'
        ? row(2 * m.size, '×', pi, '÷', 2, '=', curved)
        : shape === 'quarter'
          ? row(2 * m.size, '×', pi, '÷', 4, '=', curved)
          : row(m.size, '×', pi, '=', curved);
    const line_: MathNode =
      shape === 'stadium' ? row(m.side, '+', m.side, '=', straight) : row(m.size, '+', m.size, '=', straight);
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure: picture(m) } : {}),
      ...decimalAnswer(value, { unit: form === 'story' ? unit : 'سانتی‌متر' }),
      misconceptions: decimalWrittenMisconceptions(writtenMisconceptions),
      hints: [
        hint(
          shape === 'stadium'
            ? p`دور شکل از دو نیم‌دایره و دو ضلع راست ساخته شده است.`
            : shape === 'half'
              ? p`دور شکل از یک قسمت خمیده و یک قسمت راست ساخته شده است.`
              : p`دور شکل از یک قسمت خمیده و دو قسمت راست ساخته شده است.`,
        ),
        hint(
          shape === 'half'
            ? p`قسمت خمیده، نصف دور دایره است. دور دایره قطر ضرب در عدد پی است.`
            : shape === 'quarter'
              ? p`قسمت خمیده، یک چهارم دور دایره است. دور دایره قطر ضرب در عدد پی است.`
              : p`دو نیم‌دایره با هم یک دایرهٔ کامل می‌سازند. دور آن را حساب کن.`,
        ),
        hint(
          shape === 'stadium'
            ? p`بعد دو ضلع راست را اضافه کن.`
            : shape === 'half'
              ? p`بعد قسمت راست را اضافه کن: قطر، یعنی دو شعاع.`
              : p`بعد قسمت‌های راست را اضافه کن: دو شعاع.`,
        ),
      ],
      solution: [
        step(shape === 'stadium' ? p`دو نیم‌دایره را حساب می‌کنیم.` : p`قسمت خمیده را حساب می‌کنیم.`, display(arc)),
        step(shape === 'half' ? p`قسمت راست قطر است، یعنی دو شعاع.` : p`قسمت‌های راست را حساب می‌کنیم.`, display(line_)),
        step(p`آن‌ها را با هم جمع می‌کنیم.`, display(row(curved, '+', straight, '=', value))),
      ],
    };
  },
});
