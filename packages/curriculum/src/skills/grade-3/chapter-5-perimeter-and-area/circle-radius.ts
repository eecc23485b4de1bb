import {
  type Block,
  barModelsTimesSecond,
  child,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  type Level,
  line,
  num,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { type WholeMisconception, wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'story'],
  2: ['figure', 'compare', 'story'],
  3: ['compare', 'story', 'find-mistake'],
  4: ['reverse', 'find-mistake'],
};

const letters = ['الف', 'ب', 'پ', 'ت', 'ج', 'د', 'ر', 'س', 'ک', 'ل'] as const;

/** Round things whose radius is a few centimetres. */
const roundThings: readonly ((rng: Rng) => string)[] = [
  (rng) => `بشقاب اسباب‌بازی ${child(rng)}`,
  (rng) => `درِ قوطی ${child(rng)}`,
  (rng) => `آینهٔ جیبی خالهٔ ${child(rng)}`,
  (rng) => `ساعت رومیزی ${child(rng)}`,
  (rng) => `مهر چوبی ${child(rng)}`,
  (rng) => `زیرلیوانی مادربزرگ ${child(rng)}`,
  (rng) => `چرخ ماشین اسباب‌بازی ${child(rng)}`,
  (rng) => `کلوچهٔ ${child(rng)}`,
];

interface Circle {
  readonly figure: Figure;
  readonly onRadius: string;
  readonly other: string;
}

/** A circle with center «م», a measured radius and another point of it; the other end of the diameter where `isDiameter`. */
function circle(rng: Rng, radius: number, isDiameter: boolean): Circle {
  const [onRadius = '', other = ''] = rng.sample(letters, 2);
  const [middle, drawn] = [[130, 130] as const, 90];
  const first = rng.int(0, 23) * 15;
  const second = isDiameter ? first + 180 : first + rng.int(4, 11) * 15;
  const place = (degrees: number) => ({ from: middle, degrees: degrees % 360, length: drawn });
  return {
    onRadius,
    other,
    figure: {
      t: 'drawing',
      description: `دایره‌ای به مرکز «م»؛ پاره‌خط از «م» تا نقطهٔ «${onRadius}» روی دایره ${persianNumber(radius)} سانتی‌متر است؛ نقطهٔ «${other}» هم روی دایره است${isDiameter ? ` و «${onRadius}»، «م» و «${other}» روی یک خط راست‌اند` : ''}`,
      width: 260,
      height: 260,
      shapes: [
        { t: 'circle', center: middle, radius: drawn },
        { t: 'line', from: middle, to: place(first), label: num(radius) },
        ...(isDiameter ? ([{ t: 'line', from: middle, to: place(second) }] as const) : []),
        { t: 'point', at: middle, label: 'م' },
        { t: 'point', at: place(first), label: onRadius },
        { t: 'point', at: place(second), label: other },
      ],
    },
  };
}

export const circleRadius = defineSkill({
  id: 'g3-circle-radius',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [barModelsTimesSecond],
  revision: 10,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const radius = rng.int(2, 9);
    const isPair = form === 'compare' || (form === 'find-mistake' && level === 4);
    const drawn = circle(rng, radius, isPair);
    const { onRadius, other } = drawn;
    const isDrawn = form === 'figure' || form === 'compare' || form === 'find-mistake';
    // Asked for: the same radius at another point, the diameter, or the radius of a known diameter.
    const asksDiameter = isPair || (form === 'story' && level > 1);
    // Two twice is two times itself.
    if (asksDiameter && radius === 2) return null;
    const [value, diameter] = [asksDiameter ? 2 * radius : radius, 2 * radius];
    const wrong = asksDiameter ? radius : diameter;
    const thing = rng.pick(roundThings)(rng);
    const units = p`اندازه به سانتی‌متر است و «م» مرکز دایره است.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return asksDiameter
            ? [p`${thing} به شکل دایره است و شعاع آن ${radius} سانتی‌متر است.`, p`قطر آن چند سانتی‌متر است؟`]
            : [
                p`${thing} به شکل دایره است. ${child(rng)} از مرکز آن تا یک نقطهٔ لبه را اندازه گرفت: ${radius} سانتی‌متر.`,
                p`از مرکز تا یک نقطهٔ دیگر لبه چند سانتی‌متر است؟`,
              ];
        case 'compare':
          return [units, p`فاصلهٔ نقطهٔ «${onRadius}» تا نقطهٔ «${other}»، یعنی قطر دایره، چند سانتی‌متر است؟`];
        case 'find-mistake':
          return asksDiameter
            ? [
                units,
                p`${child(rng)} می‌گوید قطر دایره ${wrong} سانتی‌متر است، ولی اشتباه کرده است.`,
                p`قطر دایره چند سانتی‌متر است؟`,
              ]
            : [
                units,
                p`${child(rng)} می‌گوید نقطهٔ «${other}» ${wrong} سانتی‌متر از «م» دور است، ولی اشتباه کرده است.`,
                p`فاصلهٔ درست «${other}» از «م» چند سانتی‌متر است؟`,
              ];
        case 'reverse':
          return [p`${thing} به شکل دایره است و قطر آن ${diameter} سانتی‌متر است.`, p`شعاع آن چند سانتی‌متر است؟`];
        default:
          return [units, p`نقطهٔ «${other}» چند سانتی‌متر از «م» دور است؟`];
      }
    };
    const writtenMisconceptions: readonly WholeMisconception[] = asksDiameter
      ? [
          [
            'radius-for-diameter',
            'شعاع را به جای قطر نوشته',
            radius,
            line`قطر از یک طرف دایره تا طرف دیگر می‌رود و از مرکز می‌گذرد.`,
          ],
          [
            'doubled-twice',
            'شعاع را چهار برابر کرده',
            4 * radius,
            line`قطر از چند شعاع درست شده است؟ یک دایره بکش و ببین.`,
          ],
          [
            'two-added',
            'به جای دو برابر کردن، ۲ را جمع کرده',
            radius + 2,
            line`قطر از شعاع‌هایی هم‌اندازه درست شده است که پشت سر هم‌اند.`,
          ],
        ]
      : form === 'reverse'
        ? [
            [
              'diameter-for-radius',
              'قطر را به جای شعاع نوشته',
              diameter,
              line`شعاع از مرکز شروع می‌شود و فقط تا لبهٔ دایره می‌رود.`,
            ],
            [
              'doubled-in-place-of-halved',
              'به جای نصف کردن، دو برابر کرده',
              2 * diameter,
              line`شعاع از قطر کوتاه‌تر است یا بلندتر؟`,
            ],
            [
              'two-subtracted',
              'به جای نصف کردن، ۲ را کم کرده',
              diameter - 2,
              line`مرکز درست وسط قطر است. قطر را از وسط دو قسمت کن.`,
            ],
          ]
        : [
            ['diameter-for-radius', 'قطر را به جای شعاع نوشته', diameter, line`از مرکز تا دایره فقط یک شعاع راه است.`],
            [
              'by-look',
              'یک سانتی‌متر بیشتر نوشته، شاید چون فاصله را حدس زده',
              radius + 1,
              line`همهٔ نقطه‌های دایره از مرکز به یک فاصله‌اند.`,
            ],
            [
              'by-look-shorter',
              'یک سانتی‌متر کمتر نوشته، شاید چون فاصله را حدس زده',
              radius - 1,
              line`همهٔ نقطه‌های دایره از مرکز به یک فاصله‌اند.`,
            ],
            [
              'radius-halved',
              'اندازه را نصف کرده، شاید چون آن را قطر گرفته',
              radius % 2 === 0 ? radius / 2 : null,
              line`آنچه اندازه گرفته شده از مرکز شروع می‌شود. این شعاع است یا قطر؟`,
            ],
          ];
    return {
      form,
      stem: stem(),
      ...(isDrawn ? { figure: drawn.figure } : {}),
      ...integerAnswer(value, { unit: 'سانتی‌متر' }),
      misconceptions: wholeMisconceptions(...writtenMisconceptions),
      hints: [
        hint(p`شعاع، فاصلهٔ مرکز دایره تا نقطه‌های روی دایره است.`),
        asksDiameter || form === 'reverse'
          ? hint(p`قطر از مرکز می‌گذرد و از دو شعاع پشت سر هم درست شده است.`)
          : hint(p`همهٔ شعاع‌های یک دایره هم‌اندازه‌اند.`),
      ],
      solution: asksDiameter
        ? [
            step(p`قطر از دو شعاع پشت سر هم درست شده است و هر شعاع ${radius} سانتی‌متر است.`),
            step(p`پس شعاع را دو برابر می‌کنیم.`, display(row(radius, '×', 2, '=', diameter))),
          ]
        : form === 'reverse'
          ? [
              step(p`قطر از دو شعاع هم‌اندازه درست شده است.`),
              step(p`پس قطر را نصف می‌کنیم.`, display(row(diameter, '÷', 2, '=', radius))),
            ]
          : [
              step(p`همهٔ نقطه‌های دایره از مرکز به یک فاصله‌اند؛ این فاصله شعاع است.`),
              step(p`شعاع این دایره ${radius} سانتی‌متر است؛ پس جواب هم ${radius} سانتی‌متر است.`),
            ],
    };
  },
});
