import {
  additionBars,
  type Block,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  type Level,
  line,
  num,
  op,
  p,
  persianNumber,
  type QuestionVariant,
  row,
  step,
  unknownFilled,
} from '../../../authoring/index.ts';
import { type WholeMisconception, wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { measuredPolygon, polygonNames, polygonPicture } from './question-parts/measured-polygon-figures.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare', 'story'],
  2: ['figure', 'bare', 'story', 'compare'],
  3: ['figure', 'bare', 'story', 'compare'],
  4: ['figure', 'story', 'find-mistake'],
};

const cornersOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [3, 3], 2: [3, 4], 3: [4, 5], 4: [5, 6] };

/** The circle around the polygon, in its unit. */
const radiusOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [3, 7], 2: [5, 14], 3: [8, 20], 4: [12, 28] };

/** Things bent or laid of a strip into a figure of equal sides. */
const equalThings: readonly (readonly [thing: string, strip: string])[] = [
  ['قاب عکس', 'سیم'],
  ['جاکلیدی', 'سیم رنگی'],
  ['چارچوب بادبادک', 'چوب نازک'],
  ['قاب آینه', 'نوار چوبی'],
  ['زیرلیوانی', 'نی'],
  ['آویز پنجره', 'سیم طلایی'],
  ['چارچوب کاردستی', 'نوار مقوایی'],
];

export const perimeterMissingSide = defineSkill({
  id: 'g3-perimeter-missing-side',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [unknownFilled, additionBars],
  revision: 7,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const isRegular = form === 'story' || form === 'compare';
    const count = isRegular ? rng.int(3, level < 3 ? 4 : level === 3 ? 5 : 6) : rng.int(...cornersOf[level]);
    const polygon = measuredPolygon(rng, count, rng.int(...radiusOf[level]), isRegular);
    if (polygon === null) return null;
    const { sides } = polygon;
    const asked = isRegular ? 0 : rng.int(0, count - 1);
    const value = sides[asked] ?? 0;
    const around = sides.reduce((sum, side) => sum + side, 0);
    const known = sides.filter((_, index) => index !== asked);
    const rest = around - value;
    // A side as long as one that is said would be right when it is only copied.
    if (value < 1 || (!isRegular && known.includes(value))) return null;
    const name = isRegular && count === 4 ? 'مربع' : (polygonNames[count] ?? '');
    const unit = 'سانتی‌متر';
    const listed = `${known
      .slice(0, -1)
      .map((side) => persianNumber(side))
      .join('، ')} و ${persianNumber(known.at(-1) ?? 0)}`;
    const [thing, strip] = rng.pick(equalThings);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'bare':
          return [
            p`محیط یک ${name} ${around} ${unit} است. اندازهٔ ضلع‌های دیگر آن ${listed} ${unit} است.`,
            p`ضلع نامعلوم آن چند ${unit} است؟`,
          ];
        case 'story':
          return [
            p`${child(rng)} با ${around} ${unit} ${strip} یک ${thing} به شکل ${name} ساخته و چیزی اضافه نیاورده است. همهٔ ضلع‌های آن مساوی‌اند.`,
            p`هر ضلع آن چند ${unit} است؟`,
          ];
        case 'compare':
          return [p`ضلع‌های این ${name} مساوی‌اند و محیط آن ${around} ${unit} است.`, p`هر ضلع آن چند ${unit} است؟`];
        case 'find-mistake':
          return [
            p`محیط این ${name} ${around} ${unit} است و اندازه‌ها به ${unit} است. ${child(rng)} می‌گوید ضلع نامعلوم ${rest} ${unit} است، ولی اشتباه کرده است.`,
            p`ضلع نامعلوم چند ${unit} است؟`,
          ];
        default:
          return [
            p`محیط این ${name} ${around} ${unit} است و اندازه‌ها به ${unit} است.`,
            p`ضلعی که علامت سؤال دارد چند ${unit} است؟`,
          ];
      }
    };
    if (form === 'find-mistake' && rest === value) return null;
    const writtenMisconceptions: readonly WholeMisconception[] = isRegular
      ? [
          [
            'one-side-taken-off',
            'تعداد ضلع‌ها را از محیط کم کرده',
            around - count,
            line`محیط از چند ضلع مساوی درست شده است؟ آن را بین ضلع‌ها تقسیم کن.`,
          ],
          [
            'halved',
            'محیط را نصف کرده',
            around % 2 === 0 ? around / 2 : null,
            line`ضلع‌ها بیشتر از دو تا هستند. آن‌ها را بشمار.`,
          ],
          ['multiplied', 'به جای تقسیم، ضرب کرده', around * count, line`یک ضلع از محیط کوتاه‌تر است یا بلندتر؟`],
          [
            'perimeter-as-side',
            'محیط را به جای ضلع نوشته',
            around,
            line`این عدد یک دور کامل است. فقط یک ضلع را می‌خواهیم.`,
          ],
        ]
      : [
          [
            'sum-of-known',
            'جمع ضلع‌های معلوم را نوشته',
            rest,
            line`این جمع ضلع‌هایی است که می‌دانستیم. تا محیط چقدر مانده است؟`,
          ],
          [
            'one-side-subtracted',
            'فقط یکی از ضلع‌های معلوم را کم کرده',
            around - (known[0] ?? 0),
            line`همهٔ ضلع‌های معلوم را از محیط کم کن، نه فقط یکی را.`,
          ],
          [
            'added-to-perimeter',
            'ضلع‌ها را به محیط اضافه کرده',
            around + rest,
            line`محیط، همهٔ ضلع‌ها را در خودش دارد. پس باید کم کنیم یا جمع؟`,
          ],
          [
            'ten-off',
            'در جمع یا تفریق، یک ده‌تایی اشتباه کرده',
            value + 10,
            line`جمع و تفریق را یک بار دیگر انجام بده.`,
          ],
        ];
    const sum = known.flatMap((side, index) => (index === 0 ? [num(side)] : [op('+'), num(side)]));
    const isDrawn = form === 'figure' || form === 'compare' || form === 'find-mistake';
    return {
      form,
      stem: stem(),
      ...(isDrawn ? { figure: polygonPicture(polygon, unit, asked) } : {}),
      ...integerAnswer(value, { unit }),
      misconceptions: wholeMisconceptions(...writtenMisconceptions),
      hints: [
        hint(p`محیط، جمع همهٔ ضلع‌هاست. محیط را می‌دانیم و یک ضلع را می‌خواهیم.`),
        ...(isRegular
          ? [hint(p`${name} ${count} ضلع دارد و همه مساوی‌اند.`), hint(p`محیط را بر تعداد ضلع‌ها تقسیم کن.`)]
          : [hint(p`اول ضلع‌های معلوم را با هم جمع کن.`), hint(p`بعد حاصل را از محیط کم کن.`)]),
      ],
      solution: isRegular
        ? [
            step(p`${name} ${count} ضلع مساوی دارد که روی هم ${around} ${unit} می‌شوند.`),
            step(p`پس محیط را بر تعداد ضلع‌ها تقسیم می‌کنیم.`, display(row(around, '÷', count, '=', value))),
          ]
        : [
            step(p`ضلع‌های معلوم را جمع می‌کنیم.`, display(row(...sum, '=', rest))),
            step(p`هر چه تا محیط مانده، اندازهٔ ضلع نامعلوم است.`, display(row(around, '−', rest, '=', value))),
          ],
    };
  },
});
