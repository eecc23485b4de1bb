import { inscribed, irregularDegrees, regularDegrees } from '../../../authoring/geometry/polygons.ts';
import {
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  figureBlock,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { polygonName, regularName } from './question-parts/polygon-names.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare', 'story'],
  2: ['figure', 'bare', 'story', 'find-mistake'],
  3: ['figure', 'story', 'reverse', 'find-mistake'],
  4: ['reverse', 'story'],
};

const stories: readonly ((rng: Rng, name: string) => Block)[] = [
  (rng, name) => p`حوض خانهٔ مادربزرگِ ${child(rng)} به شکل ${name} است. مجموع زاویه‌های آن چند درجه است؟`,
  (rng, name) => p`${child(rng)} یک کاشی به شکل ${name} کشیده است. مجموع زاویه‌های کاشی چند درجه است؟`,
  (rng, name) => p`${child(rng)} روی نقشهٔ شهر، پارکی به شکل ${name} پیدا کرده است. مجموع زاویه‌های آن چند درجه است؟`,
  (rng, name) => p`${child(rng)} با نی‌های پلاستیکی یک ${name} ساخته است. مجموع زاویه‌های آن چند درجه است؟`,
  (rng, name) =>
    p`${child(rng)} از مقوا یک ${name} بریده و همهٔ زاویه‌هایش را اندازه گرفته است. مجموع آن‌ها چند درجه می‌شود؟`,
  (rng, name) => p`سفرهٔ هفت‌سینِ ${child(rng)} به شکل ${name} است. مجموع زاویه‌های این سفره چند درجه است؟`,
  (rng, name) =>
    p`تابلوی کنار جاده به شکل ${name} است. ${child(rng)} می‌خواهد مجموع زاویه‌هایش را بداند. این مجموع چند درجه است؟`,
];

const regularStories: readonly ((rng: Rng, name: string) => Block)[] = [
  (rng, name) => p`${child(rng)} یک جعبهٔ شیرینی دیده که درِ آن ${name} است. هر زاویهٔ آن چند درجه است؟`,
  (rng, name) => p`${child(rng)} یک کاشی به شکل ${name} خریده است. هر زاویهٔ کاشی چند درجه است؟`,
  (rng, name) => p`${child(rng)} با کاغذ یک ${name} ساخته است. هر زاویهٔ آن چند درجه است؟`,
  (rng, name) => p`آلاچیق پارک به شکل ${name} است. ${child(rng)} زاویهٔ یک گوشهٔ آن را می‌خواهد. این زاویه چند درجه است؟`,
  (rng, name) => p`میز کتابخانهٔ مدرسهٔ ${child(rng)} به شکل ${name} است. هر گوشهٔ میز چند درجه است؟`,
  (rng, name) => p`${child(rng)} یک ستارهٔ نورانی را در قابی به شکل ${name} گذاشته است. هر زاویهٔ قاب چند درجه است؟`,
];

export const polygonAngleSum = defineSkill({
  id: 'g5-polygon-angle-sum',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 10,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const isRegular = form === 'reverse' || level === 4 || (level === 3 && form !== 'find-mistake' && rng.chance(1, 3));
    const sides = isRegular ? rng.pick([3, 4, 5, 6, 8, 9, 10]) : rng.int(level === 1 ? 3 : 4, level === 1 ? 6 : 10);
    const sum = 180 * (sides - 2);
    const value = isRegular ? sum / sides : sum;
    const name = isRegular ? regularName(sides) : polygonName(sides);
    const turn = rng.int(0, 11) * 15;
    const degrees = isRegular ? regularDegrees(sides, turn) : irregularDegrees(rng, sides);
    const drawn = inscribed(degrees);
    const isDrawn = form === 'figure' || form === 'find-mistake' || form === 'reverse';
    const shapes = [
      {
        t: 'polygon',
        points: drawn.corners,
        tone: 'sky',
        ...(isRegular ? { ticks: drawn.corners.map(() => 1) } : {}),
      } as const,
    ];
    const [from] = drawn.corners;
    const figure: Figure = {
      t: 'drawing',
      description: isRegular
        ? `شکلی با ${persianNumber(sides)} ضلع مساوی و ${persianNumber(sides)} زاویهٔ مساوی`
        : `شکلی با ${persianNumber(sides)} ضلع و ${persianNumber(sides)} زاویه`,
      width: drawn.width,
      height: drawn.height,
      shapes,
    };
    const cut: Figure = {
      t: 'drawing',
      description: `همان شکل که از یک رأس به ${persianNumber(sides - 2)} مثلث تقسیم شده است`,
      width: drawn.width,
      height: drawn.height,
      shapes: [
        ...shapes,
        ...drawn.corners
          .slice(2, -1)
          .map((to) => ({ t: 'line', from: from ?? [0, 0], to, dashed: true, tone: 'accent' }) as const),
      ],
    };
    const claim = 180 * sides;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [rng.pick(isRegular ? regularStories : stories)(rng, name)];
        case 'bare':
          return [
            rng.chance(1, 2)
              ? p`مجموع زاویه‌های هر ${name} چند درجه است؟`
              : p`اگر همهٔ زاویه‌های یک ${name} را با هم جمع کنیم، چند درجه می‌شود؟`,
          ];
        case 'reverse':
          return [p`همهٔ ضلع‌ها و همهٔ زاویه‌های این شکل با هم مساوی‌اند. هر زاویهٔ آن چند درجه است؟`];
        case 'find-mistake':
          return [
            p`${child(rng)} می‌گوید: «این شکل ${sides} ضلع دارد؛ پس مجموع زاویه‌هایش ${claim} درجه است.» ولی اشتباه کرده است. مجموع درست چند درجه است؟`,
          ];
        default:
          return isRegular
            ? [p`همهٔ زاویه‌های این شکل با هم مساوی‌اند. هر زاویهٔ آن چند درجه است؟`]
            : [p`مجموع زاویه‌های این شکل چند درجه است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(isDrawn ? { figure } : {}),
      ...integerAnswer(value, { unit: 'درجه' }),
      misconceptions: wholeMisconceptions(
        [
          'one-triangle-a-side',
          'تعداد مثلث‌ها را با تعداد ضلع‌ها برابر گرفته',
          // For one angle it comes to 180, the sum of a triangle.
          isRegular ? null : 180 * sides,
          line`از یک رأس به رأس‌های دیگر خط بکش. تعداد مثلث‌ها با تعداد ضلع‌ها یکی نیست.`,
        ],
        [
          'sum-not-shared',
          'مجموع زاویه‌ها را بر تعداد آن‌ها تقسیم نکرده',
          isRegular ? sum : null,
          line`مجموع همهٔ زاویه‌ها را داری؛ یک زاویه خواسته شده است.`,
        ],
        [
          'one-triangle-less',
          'یک مثلث کمتر شمرده',
          // Of a quadrilateral it is the sum of a triangle, which everybody knows.
          isRegular || sides <= 4 ? null : 180 * (sides - 3),
          line`مثلث‌ها را یک بار دیگر بشمار، نه قطرها را.`,
        ],
        [
          'sum-of-triangle',
          'مجموع زاویه‌ها را ۱۸۰ درجه گرفته',
          isRegular || sides === 3 ? null : 180,
          line`۱۸۰ درجه مجموع زاویه‌های یک مثلث است. این شکل به چند مثلث تقسیم می‌شود؟`,
        ],
        [
          'one-triangle-more',
          'یک ضلع یا یک مثلث بیشتر شمرده',
          isRegular ? null : 180 * (sides - 1),
          line`ضلع‌ها و مثلث‌ها را یک بار دیگر بشمار. ضلع‌هایی که به رأس شروع می‌رسند مثلث تازه نمی‌سازند.`,
        ],
        [
          'always-full-turn',
          'مجموع زاویه‌ها را ۳۶۰ درجه گرفته',
          isRegular ? null : 360,
          line`۳۶۰ درجه مجموع زاویه‌های چهارضلعی است. این شکل چند مثلث دارد؟`,
        ],
        // The sum of a quadrilateral, or the whole turn around the center.
        [
          'full-turn-shared',
          '۳۶۰ درجه را بر تعداد زاویه‌ها تقسیم کرده',
          // A hexagon is six triangles with this angle as well.
          isRegular && 360 % sides === 0 && sides !== 6 ? 360 / sides : null,
          sides === 3
            ? line`مجموع زاویه‌های مثلث ۳۶۰ درجه نیست. سه گوشهٔ آن کنار هم چه زاویه‌ای می‌سازند؟`
            : line`مجموع زاویه‌های این شکل ۳۶۰ درجه نیست. اول ببین شکل به چند مثلث تقسیم می‌شود.`,
        ],
      ),
      hints: [
        hint(
          sides === 3
            ? p`مثلث سه زاویه دارد. آن‌ها را کنار هم تصور کن.`
            : p`از یک رأس به همهٔ رأس‌های دیگر خط بکش تا شکل به مثلث تقسیم شود.`,
        ),
        hint(
          sides === 3
            ? p`اگر سه گوشهٔ یک مثلث را ببُری و کنار هم بگذاری، زاویهٔ نیم‌صفحه می‌سازند.`
            : p`تعداد مثلث‌ها دو تا کمتر از تعداد ضلع‌هاست. مجموع زاویه‌های هر مثلث ۱۸۰ درجه است.`,
        ),
        ...(isRegular ? [hint(p`مجموع را پیدا کن و بین ${sides} زاویهٔ مساوی تقسیم کن.`)] : []),
      ],
      solution: [
        sides === 3
          ? step(p`این شکل خودش یک مثلث است.`)
          : step(
              p`شکل ${sides} ضلع دارد. قطرهای یک رأس آن را به ${sides - 2} مثلث تقسیم می‌کنند.`,
              figureBlock(cut),
              display(row(sides, '−', 2, '=', sides - 2)),
            ),
        step(
          p`زاویه‌های هر مثلث ۱۸۰ درجه است؛ پس مجموع زاویه‌ها ${sum} درجه می‌شود.`,
          display(row(sides - 2, '×', 180, '=', sum)),
        ),
        ...(isRegular
          ? [
              step(
                p`${sides} زاویهٔ شکل مساوی‌اند؛ پس هر کدام ${value} درجه است.`,
                display(row(sum, '÷', sides, '=', value)),
              ),
            ]
          : []),
      ],
    };
  },
});
