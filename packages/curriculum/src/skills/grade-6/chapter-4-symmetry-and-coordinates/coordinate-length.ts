import { coordinatesWords } from '../../../authoring/geometry/coordinates.ts';
import { letteredCorners } from '../../../authoring/geometry/polygons.ts';
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
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare'],
  2: ['figure', 'bare', 'story'],
  3: ['figure', 'bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};

type Asked = 'length' | 'perimeter' | 'area';

const segmentStories: readonly ((rng: Rng, a: string, b: string) => Block)[] = [
  (rng, a, b) => p`${child(rng)} روی نقشه از نقطه‌ای به ${a} مستقیم به نقطه‌ای به ${b} رفته است. چند واحد راه رفته است؟`,
  (rng, a, b) => p`روی نقشه، خانهٔ ${child(rng)} در ${a} و مدرسه در ${b} است. راهِ راست بین آن‌ها چند واحد است؟`,
  (rng, a, b) =>
    p`${child(rng)} در یک بازی از نقطه‌ای به ${a} تا نقطه‌ای به ${b} دیواری راست ساخته است. طول دیوار چند واحد است؟`,
];

const perimeterStories: readonly ((rng: Rng, statement: string) => Block)[] = [
  (rng, statement) =>
    p`باغچهٔ ${child(rng)} روی نقشه مستطیلی با این رأس‌هاست: ${statement}. دور باغچه چند واحد نرده لازم است؟`,
  (rng, statement) =>
    p`${child(rng)} دور زمینی مستطیلی می‌دود که رأس‌هایش روی نقشه این‌هاست: ${statement}. یک دور کامل چند واحد است؟`,
  (rng, statement) =>
    p`قاب عکسی که ${child(rng)} طراحی کرده، مستطیلی با این رأس‌هاست: ${statement}. محیط قاب چند واحد است؟`,
];

const areaStories: readonly ((rng: Rng, statement: string) => Block)[] = [
  (rng, statement) =>
    p`${child(rng)} کف اتاقی را کاشی می‌کند که روی نقشه مستطیلی با این رأس‌هاست: ${statement}. هر کاشی یک واحد مربع است. چند کاشی لازم است؟`,
  (rng, statement) =>
    p`حوض خانهٔ ${child(rng)} روی نقشه مستطیلی با این رأس‌هاست: ${statement}. مساحت حوض چند واحد مربع است؟`,
  (rng, statement) =>
    p`${child(rng)} زمین بازی را روی نقشه با این رأس‌ها کشیده است: ${statement}. این مستطیل چند واحد مربع مساحت دارد؟`,
];

export const coordinateLength = defineSkill({
  id: 'g6-coordinate-length',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 14,
  commonMistakes: ['crossings-counted'],
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const asked: Asked =
      level === 1 ? 'length' : rng.pick(level === 2 ? ['length', 'perimeter', 'area'] : ['perimeter', 'area']);
    const [width, height] = [rng.int(1, 9), rng.int(1, 9)];
    const [x, y] = [rng.int(0, 10 - width), rng.int(0, 10 - height)];
    if (width === height && (level < 4 || asked === 'length')) return null;
    if (asked !== 'length' && (width < 2 || height < 2)) return null;
    const isLying = rng.chance(1, 2);
    // From zero on, the number of the other end is the length itself.
    if (asked === 'length' ? (isLying ? x : y) === 0 : x === 0 && y === 0) return null;
    const corners = [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ] as const;
    // The numbers of a corner, taken for the sides, do not come to the right answer.
    if (asked === 'area' && corners.some(([across, up]) => across * up === width * height)) return null;
    if (asked === 'perimeter' && corners.some(([across, up]) => across + up === width + height)) return null;
    // Nor are they what one side counted with both its ends gives.
    if (asked !== 'length' && x + y === 1) return null;
    const ends = isLying ? ([corners[0], corners[1]] as const) : ([corners[0], corners[3]] as const);
    const length = isLying ? width : height;
    // The number both ends have is no length, and one square needs no counting.
    if (asked === 'length' && (length === 1 || length === (isLying ? y : x))) return null;
    const value = asked === 'length' ? length : asked === 'perimeter' ? 2 * (width + height) : width * height;
    // The stretch gives two opposite corners only.
    const given = level === 4 ? [corners[0], corners[2]] : corners;
    const statement = given.map(coordinatesWords).join('، ');
    const [a, b] = ends;
    const figure: Figure = {
      t: 'drawing',
      description:
        asked === 'length'
          ? `صفحهٔ مختصات؛ پاره‌خط الف ب از ${coordinatesWords(a)} تا ${coordinatesWords(b)}`
          : `صفحهٔ مختصات؛ مستطیلی با رأس‌های ${statement}`,
      width: 10,
      height: 10,
      background: 'numbered',
      shapes:
        asked === 'length'
          ? [
              { t: 'line', from: a, to: b, tone: 'accent' },
              { t: 'point', at: a, label: 'الف' },
              { t: 'point', at: b, label: 'ب' },
            ]
          : [{ t: 'polygon', points: corners, tone: 'sky' }, ...letteredCorners(corners)],
    };
    const unit = asked === 'area' ? 'واحد مربع' : 'واحد';
    const what = asked === 'perimeter' ? 'محیط' : 'مساحت';
    const claim = asked === 'perimeter' ? width + height : 2 * (width + height);
    if (form === 'find-mistake' && claim === value) return null;
    const corner = level === 4 ? 'دو رأس روبه‌روی یک مستطیل' : 'رأس‌های یک مستطیل';
    const along = level === 4 ? ' ضلع‌های آن افقی و عمودی‌اند.' : '';
    const stem = (): readonly Block[] => {
      if (asked === 'length') {
        if (form === 'story') return [rng.pick(segmentStories)(rng, coordinatesWords(a), coordinatesWords(b))];
        return form === 'bare'
          ? [
              p`نقطهٔ «الف» ${coordinatesWords(a)} و نقطهٔ «ب» ${coordinatesWords(b)} دارد. طول پاره‌خط «الف ب» چند واحد است؟`,
            ]
          : [p`طول پاره‌خط «الف ب» چند واحد است؟`];
      }
      switch (form) {
        case 'story':
          return level === 4
            ? [
                p`روی نقشه، دو رأس روبه‌روی زمین مستطیلیِ ${child(rng)} این‌هاست: ${statement}.${along}`,
                p`${what} زمین چند ${unit} است؟`,
              ]
            : [rng.pick(asked === 'perimeter' ? perimeterStories : areaStories)(rng, statement)];
        case 'bare':
          return [p`${corner} این‌هاست: ${statement}.${along}`, p`${what} مستطیل چند ${unit} است؟`];
        case 'find-mistake':
          return [
            p`${corner} این‌هاست: ${statement}.${along}`,
            p`${child(rng)} می‌گوید: «${what} مستطیل ${claim} ${unit} است.» ولی درست نیست. ${what} درست چند ${unit} است؟`,
          ];
        default:
          return [p`${what} این مستطیل چند ${unit} است؟`];
      }
    };
    const [from, to] = isLying ? [x, x + width] : [y, y + height];
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure } : {}),
      ...integerAnswer(value, { unit }),
      misconceptions: wholeMisconceptions(
        ...(asked === 'length'
          ? ([
              [
                'coordinates-added',
                'دو عدد را جمع کرده',
                from + to,
                line`فاصلهٔ دو نقطه، تفاوت دو عدد است، نه جمع آن‌ها.`,
              ],
              [
                'crossings-counted',
                'یک واحد زیادتر گرفته، شاید چون هر دو سر را شمرده',
                // The number of an end may have been read.
                form === 'figure' && [from, to].includes(length + 1) ? null : length + 1,
                line`طول، تفاوت دو عدد است؛ نقطه‌های دو سر را با هم نشمار.`,
              ],
              [
                'end-read',
                'عدد یک سر پاره‌خط را نوشته',
                to,
                line`این عدد جای یک سر پاره‌خط است. از یک سر تا سر دیگر چند واحد است؟`,
              ],
            ] as const)
          : ([
              [
                'perimeter-and-area-swapped',
                'محیط و مساحت را جابه‌جا گرفته',
                asked === 'perimeter' ? width * height : 2 * (width + height),
                line`محیط، دور شکل است و مساحت، سطح درون آن. ببین کدام خواسته شده است.`,
              ],
              [
                'two-sides-only',
                'فقط دو ضلع را جمع کرده',
                width + height,
                asked === 'perimeter'
                  ? line`مستطیل چهار ضلع دارد.`
                  : line`مساحت را می‌خواهیم؛ دو ضلع در هم ضرب می‌شوند، نه جمع.`,
              ],
              [
                'sides-one-too-long',
                'هر ضلع را یک واحد زیادتر گرفته، شاید چون هر دو سر آن را شمرده',
                asked === 'perimeter' ? 2 * (width + height + 2) : (width + 1) * (height + 1),
                line`طول هر ضلع، تفاوت دو عدد است؛ نقطه‌های دو سر را با هم نشمار.`,
              ],
              // Where the rectangle begins at one and one, this is what sides too long by one come to.
              [
                'corner-numbers-as-sides',
                'طول و عرض یک رأس را اندازهٔ ضلع‌ها گرفته',
                asked === 'perimeter' ? 2 * (x + width + y + height) : (x + width) * (y + height),
                line`عددهای یک رأس جای آن را می‌گویند. اندازهٔ هر ضلع، تفاوت دو عدد است.`,
              ],
            ] as const)),
      ),
      hints: [
        hint(p`پاره‌خط افقی را از روی طول نقطه‌ها و پاره‌خط عمودی را از روی عرض نقطه‌ها اندازه می‌گیریم.`),
        hint(
          asked === 'length'
            ? p`ببین کدام عددِ دو نقطه یکسان است. تفاوتِ دو عدد دیگر را حساب کن.`
            : p`طول یک ضلع افقی و یک ضلع عمودی را پیدا کن.`,
        ),
        ...(asked === 'length'
          ? []
          : [hint(asked === 'perimeter' ? p`چهار ضلع را جمع کن.` : p`این دو ضلع را در هم ضرب کن.`)]),
      ],
      solution:
        asked === 'length'
          ? [
              step(
                isLying
                  ? p`عرض دو نقطه یکسان است؛ پس پاره‌خط افقی است و طول‌ها را مقایسه می‌کنیم.`
                  : p`طول دو نقطه یکسان است؛ پس پاره‌خط عمودی است و عرض‌ها را مقایسه می‌کنیم.`,
              ),
              step(p`تفاوت این دو عدد، طول پاره‌خط است: ${value} واحد.`, display(row(to, '−', from, '=', length))),
            ]
          : [
              step(p`ضلع افقی: تفاوت دو طول را حساب می‌کنیم.`, display(row(x + width, '−', x, '=', width))),
              step(p`ضلع عمودی: تفاوت دو عرض را حساب می‌کنیم.`, display(row(y + height, '−', y, '=', height))),
              asked === 'perimeter'
                ? step(
                    p`چهار ضلع را جمع می‌کنیم؛ محیط ${value} واحد است.`,
                    display(row(width, '+', height, '+', width, '+', height, '=', value)),
                  )
                : step(
                    p`دو ضلع را در هم ضرب می‌کنیم؛ مساحت ${value} واحد مربع است.`,
                    display(row(width, '×', height, '=', value)),
                  ),
            ],
    };
  },
});
