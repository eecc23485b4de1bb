import { inscribed, regularDegrees } from '../../../authoring/geometry/polygons.ts';
import {
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
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
  step,
} from '../../../authoring/index.ts';
import { type WholeMisconception, wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story', 'compare'],
  2: ['figure', 'story', 'compare'],
  3: ['figure', 'story', 'compare', 'find-mistake'],
  4: ['figure', 'story', 'compare', 'find-mistake'],
};

/** Three points make three segments: who counts the points would be right. */
const pointsOf: Readonly<Record<Level, readonly number[]>> = { 1: [4], 2: [4], 3: [4, 5], 4: [5] };

const letters = ['الف', 'ب', 'پ', 'ت', 'ج', 'چ', 'د', 'ر', 'س', 'ک', 'گ', 'ل', 'م', 'ن'] as const;

const roads: readonly ((rng: Rng) => string)[] = [
  (rng) => `خانهٔ ${child(rng)} و جاهایی که هر روز می‌رود، مثل نقطه‌های این شکل روی یک خیابان راست‌اند.`,
  () => 'ایستگاه‌های یک قطار مثل نقطه‌های این شکل روی یک راه راست‌اند.',
  () => 'چراغ‌های یک کوچه مثل نقطه‌های این شکل پشت سر هم روی یک راه راست‌اند.',
  (rng) => `${child(rng)} چند مهره را مثل نقطه‌های این شکل روی یک نخ راست چیده است.`,
  (rng) => `${child(rng)} چند گیره را مثل نقطه‌های این شکل به بند رخت زده است.`,
  () => 'چند درخت مثل نقطه‌های این شکل در کنار یک جادهٔ راست کاشته شده‌اند.',
];

/** Marked points on one straight line. */
function onLine(rng: Rng, count: number): { readonly figure: Figure; readonly names: readonly string[] } {
  const names = rng.sample(letters, count);
  const gaps = Array.from({ length: count - 1 }, () => rng.int(50, 80));
  const places = [60];
  for (const gap of gaps) places.push((places.at(-1) ?? 60) + gap);
  const last = places.at(-1) ?? 60;
  const isLine = rng.chance(1, 2);
  return {
    names,
    figure: {
      t: 'drawing',
      description: `${isLine ? 'خطی' : 'پاره‌خطی'} راست با ${persianNumber(count)} نقطه روی آن، به ترتیب از چپ: ${names.map((name) => `«${name}»`).join('، ')}`,
      width: last + 60,
      height: 100,
      shapes: [
        isLine
          ? { t: 'line', from: [15, 50], to: [last + 45, 50], ends: 'both' }
          : { t: 'line', from: [60, 50], to: [last, 50] },
        ...places.map((x, index) => ({ t: 'point', at: [x, 50], label: names[index] ?? '' }) as const),
      ],
    },
  };
}

const polygonNames: Readonly<Record<number, string>> = { 3: 'مثلث', 4: 'چهارضلعی', 5: 'پنج‌ضلعی', 6: 'شش‌ضلعی' };

/** A polygon with some diagonals from one corner, which do not cross. */
function polygon(rng: Rng, corners: number, inside: number): Figure {
  const drawn = inscribed(regularDegrees(corners, rng.int(0, 71) * 5));
  const scaled = (part: number) => Math.round(part / 8);
  const points = drawn.corners.map(([x, y]) => [scaled(x), scaled(y)] as const);
  const [first = [0, 0] as const] = points;
  return {
    t: 'drawing',
    description:
      inside === 0
        ? `یک ${polygonNames[corners] ?? ''}`
        : `یک ${polygonNames[corners] ?? ''} که از یک رأس آن ${persianNumber(inside)} پاره‌خط به رأس‌های روبه‌رو کشیده شده است`,
    width: scaled(drawn.width) + 2,
    height: scaled(drawn.height) + 2,
    shapes: [
      { t: 'polygon', points },
      ...points.slice(2, 2 + inside).map((to) => ({ t: 'line', from: first, to }) as const),
    ],
  };
}

export const segmentCount = defineSkill({
  id: 'g3-segment-count',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 8,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    if (form === 'compare') {
      const corners = rng.int(level === 1 ? 3 : level === 4 ? 5 : 4, 6);
      const inside = level < 3 ? (level === 1 ? 0 : rng.int(0, 1)) : rng.int(level === 4 ? 2 : 1, corners - 3);
      if (inside > corners - 3) return null;
      const value = corners + inside;
      const writtenMisconceptions: readonly WholeMisconception[] = [
        [
          'outline-or-corners',
          'فقط ضلع‌های دور شکل یا گوشه‌ها را شمرده',
          inside > 0 ? corners : null,
          line`پاره‌خط‌ها را بشمار، نه گوشه‌ها را. داخل شکل هم پاره‌خط هست؟`,
        ],
        [
          'one-twice',
          'یکی بیشتر شمرده، شاید چون یک پاره‌خط را دو بار شمرده',
          value + 1,
          line`روی هر پاره‌خطی که شمردی علامت بزن تا دو بار شمرده نشود.`,
        ],
        ['one-missed', 'یک پاره‌خط را جا انداخته', value - 1, line`یکی جا مانده است. از یک گوشه شروع کن و دور بزن.`],
      ];
      return {
        form,
        stem: [
          rng.chance(1, 2)
            ? p`${child(rng)} این شکل را با خط‌کش کشیده است.`
            : p`${child(rng)} این شکل را با چوب‌کبریت‌های راست ساخته است و هر چوب، یک پاره‌خط است.`,
          p`این شکل از چند پاره‌خط درست شده است؟`,
        ],
        figure: polygon(rng, corners, inside),
        ...integerAnswer(value),
        misconceptions: wholeMisconceptions(...writtenMisconceptions),
        hints: [
          hint(p`پاره‌خط تکه‌ای راست است که دو سر دارد.`),
          hint(p`از یک گوشه شروع کن و پاره‌خط‌های دور شکل را بشمار.`),
          ...(inside > 0 ? [hint(p`بعد پاره‌خط‌های داخل شکل را هم اضافه کن.`)] : []),
        ],
        solution: [
          step(p`دور شکل ${corners} پاره‌خط دارد.`),
          inside === 0
            ? step(p`داخل شکل پاره‌خطی نیست؛ پس شکل از ${value} پاره‌خط درست شده است.`)
            : step(
                p`داخل شکل هم ${inside} پاره‌خط هست؛ آن را اضافه می‌کنیم.`,
                display(row(corners, '+', inside, '=', value)),
              ),
        ],
      };
    }
    const count = rng.pick(pointsOf[level]);
    const value = (count * (count - 1)) / 2;
    const { figure, names } = onLine(rng, count);
    const ask = p`هر دو تا از این نقطه‌ها، دو سرِ یک پاره‌خط‌اند. روی هم چند پاره‌خط هست؟`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`${rng.pick(roads)(rng)}`, ask];
        case 'find-mistake':
          return [
            p`${child(rng)} فقط پاره‌خط‌های بین نقطه‌های کنار هم را شمرده و ${count - 1} پاره‌خط پیدا کرده است.`,
            ask,
          ];
        default:
          return [p`روی این شکل ${count} نقطه هست.`, ask];
      }
    };
    const counts = Array.from({ length: count - 1 }, (_, index) => count - 1 - index);
    const sum = counts.flatMap((each, index) => (index === 0 ? [num(each)] : [op('+'), num(each)]));
    return {
      form,
      stem: stem(),
      figure,
      ...integerAnswer(value),
      misconceptions: wholeMisconceptions(
        [
          'neighbours-only',
          'فقط پاره‌خط‌های بین نقطه‌های کنار هم را شمرده',
          count - 1,
          line`پاره‌خط‌های بلندتر هم هست که از روی نقطه‌های دیگر می‌گذرند. آن‌ها را هم بشمار.`,
        ],
        ['points-counted', 'نقطه‌ها را شمرده', count, line`تو نقطه‌ها را شمرده‌ای. هر پاره‌خط به دو نقطه احتیاج دارد.`],
        [
          'both-ways',
          'هر پاره‌خط را از دو طرف شمرده',
          value * 2,
          line`پاره‌خط از این سر یا از آن سر، همان پاره‌خط است. هر کدام را یک بار بشمار.`,
        ],
        [
          'longest-left-out',
          'یکی از پاره‌خط‌ها را جا انداخته',
          value - 1,
          line`هیچ پاره‌خطی جا نماند: بلندترین و کوتاه‌ترین را هم شمردی؟`,
        ],
        [
          'one-twice',
          'یکی بیشتر شمرده، شاید چون یک پاره‌خط را دو بار شمرده',
          value + 1,
          line`با نظم بشمار: از نقطهٔ اول شروع کن.`,
        ],
      ),
      hints: [
        hint(p`هر پاره‌خط دو سر دارد و هر سر آن یکی از نقطه‌هاست.`),
        hint(p`از نقطهٔ «${names[0] ?? ''}» شروع کن و پاره‌خط‌های آن را با نقطه‌های بعدی بشمار.`),
        hint(p`بعد سراغ نقطهٔ بعدی برو و فقط پاره‌خط‌های تازه را بشمار.`),
      ],
      solution: [
        step(
          p`از نقطهٔ «${names[0] ?? ''}» به نقطه‌های بعدی ${count - 1} پاره‌خط هست، از نقطهٔ «${names[1] ?? ''}» یکی کمتر و همین‌طور تا آخر.`,
        ),
        step(p`همه را جمع می‌کنیم.`, display(row(...sum, '=', value))),
      ],
    };
  },
});
