import {
  coordinatesAnswer,
  coordinatesWords,
  pointMisconceptions,
  swapped,
} from '../../../authoring/geometry/coordinates.ts';
import { wayWords } from '../../../authoring/geometry/grid-motions.ts';
import { cornerLetters, letteredCorners } from '../../../authoring/geometry/polygons.ts';
import {
  type Block,
  child,
  defineSkill,
  type Figure,
  figureBlock,
  hint,
  type Level,
  line,
  p,
  type QuestionVariant,
  type Rng,
  step,
} from '../../../authoring/index.ts';

type Point = readonly [number, number];

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'bare', 'story'],
  3: ['figure', 'bare', 'story', 'find-mistake'],
  4: ['bare', 'find-mistake', 'story'],
};

const stories: readonly ((rng: Rng, name: string, statement: string) => Block)[] = [
  (rng, name, statement) =>
    p`${child(rng)} سه میخ روی تخته کوبیده است: ${statement}. میخ چهارم را کجا بکوبد تا کشِ دور میخ‌ها یک ${name} شود؟`,
  (rng, name, statement) =>
    p`روی نقشه، سه گوشهٔ باغ ${child(rng)} این‌هاست: ${statement}. باغ ${name} است. گوشهٔ چهارم کجاست؟`,
  (rng, name, statement) =>
    p`${child(rng)} برای زمین بازی سه پرچم گذاشته است: ${statement}. پرچم چهارم را کجا بگذارد تا زمین ${name} شود؟`,
  (rng, name, statement) =>
    p`${child(rng)} در برنامهٔ رسم رایانه سه رأس یک ${name} را داده است: ${statement}. رأس چهارم را کجا بگذارد؟`,
  (rng, name, statement) =>
    p`${child(rng)} سه ستاره روی نقشهٔ آسمان دیده است: ${statement}. ستارهٔ چهارم با آن‌ها یک ${name} می‌سازد. ستارهٔ چهارم کجاست؟`,
  (rng, name, statement) =>
    p`سه پایهٔ یک سکو روی نقشهٔ ${child(rng)} این‌هاست: ${statement}. سکو ${name} است. پایهٔ چهارم کجاست؟`,
];

/** The first corner and two ways from it; the fourth corner closes the figure. */
function shapeFor(rng: Rng, level: Level): { readonly name: string; readonly one: Point; readonly two: Point } {
  const size = () => rng.int(2, 7);
  if (level === 1 || (level === 2 && rng.chance(1, 2))) {
    const [width, height] = [size(), size()];
    return { name: width === height ? 'مربع' : 'مستطیل', one: [width, 0], two: [0, height] };
  }
  if (level === 4 && rng.chance(1, 2)) {
    // A square that stands askew.
    const [a, b] = [rng.int(1, 5), rng.int(1, 4)];
    return { name: 'مربع', one: [a, b], two: [-b, a] };
  }
  const lean = rng.int(1, 3) * (rng.chance(1, 2) ? 1 : -1);
  return level === 4
    ? { name: 'متوازی‌الاضلاع', one: [size(), rng.int(1, 2)], two: [lean, size()] }
    : { name: 'متوازی‌الاضلاع', one: [size(), 0], two: [lean, size()] };
}

export const coordinateShape = defineSkill({
  id: 'g6-coordinate-shape',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 10,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const { name, one, two } = shapeFor(rng, level);
    const start: Point = [rng.int(0, 10), rng.int(0, 10)];
    const corners: readonly [Point, Point, Point, Point] = [
      start,
      [start[0] + one[0], start[1] + one[1]],
      [start[0] + one[0] + two[0], start[1] + one[1] + two[1]],
      [start[0] + two[0], start[1] + two[1]],
    ];
    // Begun at another corner the hidden one is another; the letters go on round the figure.
    const shift = rng.int(0, 3);
    const at = (index: number): Point => corners[(index + shift) % 4] ?? start;
    const [a, b, c, d] = [at(0), at(1), at(2), at(3)];
    if (corners.some(([x, y]) => x < 0 || x > 10 || y < 0 || y > 10) || d[0] === d[1]) return null;
    const statement = [a, b, c]
      .map((point, index) => `«${cornerLetters[index] ?? ''}» به ${coordinatesWords(point)}`)
      .join('، ');
    const figure: Figure = {
      t: 'drawing',
      description: `صفحهٔ مختصات با نقطه‌های ${[a, b, c].map((point, index) => `${cornerLetters[index] ?? ''} به ${coordinatesWords(point)}`).join('، ')}؛ الف به ب و ب به پ وصل شده است`,
      width: 10,
      height: 10,
      background: 'numbered',
      shapes: [
        { t: 'line', from: a, to: b },
        { t: 'line', from: b, to: c },
        ...[a, b, c].map((point, index) => ({ t: 'point', at: point, label: cornerLetters[index] ?? '' }) as const),
      ],
    };
    // The fourth corner of another parallelogram through the same three points.
    const crossed: Point = [a[0] + b[0] - c[0], a[1] + b[1] - c[1]];
    const other: Point = [b[0] + c[0] - a[0], b[1] + c[1] - a[1]];
    const claim = [crossed, other].find((point) => point.every((each) => each >= 0 && each <= 10)) ?? b;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            rng.pick(stories)(rng, name, statement),
            p`نقطه‌ها به ترتیبِ حرف‌ها دور شکل‌اند. طول و عرض نقطهٔ «ت» را بنویس.`,
          ];
        case 'bare':
          return [p`چهارضلعی «الف ب پ ت» یک ${name} است. سه رأس آن این‌هاست: ${statement}. طول و عرض رأس «ت» را بنویس.`];
        case 'find-mistake':
          return [
            p`چهارضلعی «الف ب پ ت» یک ${name} است. سه رأس آن این‌هاست: ${statement}.`,
            p`${child(rng)} رأس «ت» را نقطه‌ای به ${coordinatesWords(claim)} گرفته، ولی درست نیست. طول و عرض درست رأس «ت» را بنویس.`,
          ];
        default:
          return [p`چهارضلعی «الف ب پ ت» یک ${name} است. طول و عرض رأس «ت» را بنویس.`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure } : {}),
      ...coordinatesAnswer(d),
      misconceptions: pointMisconceptions(
        swapped(d),
        [
          'letters-out-of-order',
          'در جهت برعکس رفته یا ترتیب حرف‌ها را رعایت نکرده',
          other,
          line`حرف‌ها به ترتیب دور شکل‌اند: «ت» کنار «پ» و کنار «الف» است. ببین از «پ» باید به کدام طرف بروی.`,
        ],
        [
          'wrong-side-copied',
          'از «الف» در جهت برعکس رفته یا ضلع دیگری را تکرار کرده',
          crossed,
          line`ضلع روبه‌روی «ب الف» از «پ» شروع می‌شود. ببین از «ب» تا «الف» چه راهی است.`,
        ],
        // The answer's coordinates swapped are not taken for a corner.
        [
          'corner-repeated',
          'مختصات یکی از رأس‌های معلوم را نوشته',
          a[0] === d[1] && a[1] === d[0] ? null : a,
          line`این رأس را داریم. رأس چهارم را می‌خواهیم.`,
        ],
      ),
      hints: [
        hint(p`ضلع‌های روبه‌روی این شکل با هم مساوی و موازی‌اند.`),
        hint(p`ببین از «ب» تا «الف» چند واحد افقی و چند واحد عمودی راه است.`),
        hint(p`از «پ» همین راه را در همان جهت برو تا به «ت» برسی.`),
      ],
      solution: [
        step(p`از «ب» تا «الف» ${wayWords(b, a).replaceAll('خانه', 'واحد')} راه است.`),
        step(
          p`ضلع «پ ت» روبه‌روی آن است؛ پس از «پ» همین راه را می‌رویم و به نقطه‌ای به ${coordinatesWords(d)} می‌رسیم.`,
          figureBlock({
            t: 'drawing',
            description: `صفحهٔ مختصات با ${name} کامل؛ رأس ت به ${coordinatesWords(d)}`,
            width: 10,
            height: 10,
            background: 'numbered',
            shapes: [{ t: 'polygon', points: [a, b, c, d], tone: 'sky' }, ...letteredCorners([a, b, c, d])],
          }),
        ),
      ],
    };
  },
});
