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
  type Rng,
  row,
  sidesAdded,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { measuredPolygon, polygonNames, polygonPicture } from './question-parts/measured-polygon-figures.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story', 'bare'],
  2: ['figure', 'story', 'bare'],
  3: ['figure', 'story', 'find-mistake', 'compare'],
  4: ['story', 'find-mistake', 'compare'],
};

const cornersOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [3, 4], 2: [3, 5], 3: [4, 6], 4: [5, 6] };

/** The circle around the polygon, in its unit. */
const radiusOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [3, 6], 2: [5, 12], 3: [8, 18], 4: [15, 30] };

const wordProblems: readonly ((rng: Rng) => readonly [statement: string, ask: string])[] = [
  (rng) => [`${child(rng)} می‌خواهد دور این کاردستی نخ بچسباند.`, 'چند سانتی‌متر نخ لازم است؟'],
  (rng) => [`مادر ${child(rng)} دور این دستمال نوار می‌دوزد.`, 'چند سانتی‌متر نوار لازم است؟'],
  (rng) => [`مورچه‌ای یک دور کامل روی لبهٔ این کارت ${child(rng)} راه می‌رود.`, 'مورچه چند سانتی‌متر راه می‌رود؟'],
  (rng) => [`${child(rng)} این شکل را با سیم می‌سازد.`, 'چند سانتی‌متر سیم لازم است؟'],
  (rng) => [`${child(rng)} دور این آینه روبان می‌چسباند.`, 'چند سانتی‌متر روبان لازم است؟'],
  () => ['شیشه‌بُر دور این شیشه را نوار لاستیکی می‌گیرد.', 'چند سانتی‌متر نوار لازم است؟'],
];

export const perimeterPolygon = defineSkill({
  id: 'g3-perimeter-polygon',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [sidesAdded, additionBars],
  revision: 8,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const isRegular = form === 'compare';
    const count = rng.int(...cornersOf[level]);
    const polygon = measuredPolygon(rng, count, rng.int(...radiusOf[level]), isRegular);
    if (polygon === null) return null;
    const { sides } = polygon;
    const [first = 0, last = 0] = [sides[0], sides.at(-1)];
    const value = sides.reduce((sum, side) => sum + side, 0);
    const name = polygonNames[count] ?? '';
    const unit = 'سانتی‌متر';
    const [statement, ask] = rng.pick(wordProblems)(rng);
    const measures = p`اندازه‌ها به ${unit} است.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`${statement} اندازه‌ها به ${unit} است.`, p`${ask}`];
        case 'bare':
          return [
            p`ضلع‌های یک ${name} ${sides
              .slice(0, -1)
              .map((side) => persianNumber(side))
              .join('، ')} و ${last} ${unit} است.`,
            p`محیط آن چند ${unit} است؟`,
          ];
        case 'compare':
          return [measures, p`همهٔ ضلع‌های این ${name} مساوی‌اند. محیط آن چند ${unit} است؟`];
        case 'find-mistake':
          return [
            measures,
            p`${child(rng)} یک ضلع را جا انداخت و گفت محیط این ${name} ${value - last} ${unit} است.`,
            p`محیط درست چند ${unit} است؟`,
          ];
        default:
          return [measures, p`محیط این ${name} چند ${unit} است؟`];
      }
    };
    const sum = sides.flatMap((side, index) => (index === 0 ? [num(side)] : [op('+'), num(side)]));
    return {
      form,
      stem: stem(),
      ...(form === 'bare' ? {} : { figure: polygonPicture(polygon, unit) }),
      ...integerAnswer(value, { unit }),
      misconceptions: wholeMisconceptions(
        [
          'written-side-only',
          'فقط ضلعی را که عدد دارد نوشته',
          isRegular ? first : null,
          line`این اندازهٔ یک ضلع است و همهٔ ضلع‌ها مساوی‌اند. چند ضلع هست؟`,
        ],
        ['side-left-out', 'یک ضلع را جا انداخته', value - last, line`ضلع‌ها را یکی‌یکی علامت بزن تا هیچ‌کدام جا نماند.`],
        [
          'side-twice',
          'یک ضلع را دو بار شمرده',
          first === 10 ? null : value + first,
          line`به ضلعی که از آن شروع کردی رسیدی؟ همان‌جا بایست.`,
        ],
        [
          'two-sides-only',
          'فقط دو ضلع را جمع کرده',
          first + (sides[1] ?? 0),
          line`محیط یعنی یک دور کامل، نه فقط دو ضلع.`,
        ],
        [
          'ten-less',
          'در حساب، یک ده‌تایی کم آورده',
          // A side of ten left out comes to the same.
          sides.includes(10) ? null : value - 10,
          line`یک بار دیگر حساب کن و ده‌تایی‌ها را با دقت بشمار.`,
        ],
      ),
      hints: [
        hint(p`محیط، اندازهٔ دور تا دور شکل است.`),
        hint(p`از یک گوشه شروع کن و دور بزن تا به همان گوشه برسی. این شکل ${count} ضلع دارد.`),
        hint(
          isRegular ? p`همهٔ ضلع‌ها مساوی‌اند؛ یک ضلع را در تعداد ضلع‌ها ضرب کن.` : p`اندازهٔ همهٔ ضلع‌ها را با هم جمع کن.`,
        ),
      ],
      solution: [
        step(p`این شکل ${count} ضلع دارد و محیط، جمع همهٔ آن‌هاست.`),
        isRegular
          ? step(p`همه مساوی‌اند؛ پس ضرب می‌کنیم.`, display(row(first, '×', count, '=', value)))
          : step(p`همه را جمع می‌کنیم.`, display(row(...sum, '=', value))),
      ],
    };
  },
});
