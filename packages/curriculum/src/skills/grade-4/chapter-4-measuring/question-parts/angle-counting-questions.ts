import { placedCorners, plainPolygons, signs } from '../../../../authoring/geometry/known-shapes.ts';
import {
  choiceAnswer,
  type Figure,
  hint,
  type Inline,
  type Level,
  line,
  p,
  persianNumber,
  type Rng,
  step,
} from '../../../../authoring/index.ts';
import { fan, letters, middle, opened } from './lettered-angle-figures.ts';

type Kind = 'acute' | 'right' | 'obtuse';

const kindWords: Readonly<Record<Kind, string>> = { acute: 'تند', right: 'راست', obtuse: 'باز' };
const kinds = ['acute', 'right', 'obtuse'] as const;
const kindMeans: Readonly<Record<Kind, string>> = {
  acute: 'از گوشهٔ کاغذ بسته‌تر است',
  right: 'درست به اندازهٔ گوشهٔ کاغذ است',
  obtuse: 'از گوشهٔ کاغذ بازتر است',
};

/** «ب»، «پ» و «ج». */
function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `«${name}»`);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join('، ')} و ${quoted.at(-1) ?? ''}`;
}

interface Counted {
  readonly figure: Figure;
  /** Every angle with what it is called. */
  readonly angles: readonly { readonly name: string; readonly kind: Kind; readonly isPart: boolean }[];
  readonly isFan: boolean;
}

function kindOf(degrees: number): Kind {
  return degrees === 90 ? 'right' : degrees < 90 ? 'acute' : 'obtuse';
}

/** Three or four arms from one vertex: every two of them make an angle. */
function countedFan(rng: Rng): Counted | null {
  const gaps = Array.from({ length: rng.int(2, 3) }, () => rng.int(3, 9) * 10);
  const all = opened(rng.int(0, 35) * 10, gaps);
  const pairs = all.flatMap((from, first) =>
    all.slice(first + 1).map((to, more) => ({ first, second: first + 1 + more, degrees: to - from })),
  );
  // Nothing near a right angle but the right angle itself, and nothing near a straight line.
  if (pairs.some(({ degrees }) => (degrees !== 90 && Math.abs(degrees - 90) < 20) || degrees > 150)) return null;
  const drawn = fan(rng, all, null);
  if (drawn?.figure.t !== 'drawing') return null;
  const ends = drawn.figure.shapes.flatMap((shape) => (shape.t === 'point' ? [shape.label ?? ''] : [])).slice(1);
  return {
    isFan: true,
    figure: drawn.figure,
    angles: pairs.map(({ first, second, degrees }) => ({
      name: `${ends[first] ?? ''} ${drawn.vertex} ${ends[second] ?? ''}`,
      kind: kindOf(degrees),
      isPart: second === first + 1,
    })),
  };
}

/** A polygon with letters at its corners. */
function countedPolygon(rng: Rng): Counted | null {
  const shape = rng.pick([...plainPolygons, ...signs.filter(({ name }) => name === 'شکلی مانند خانه')]);
  const quarters = rng.pick([0, 1, 2, 3] as const);
  const at = placedCorners(shape, { middle, quarters });
  const names = rng.sample(letters, at.length);
  const plain = shape.corners.t === 'points' ? shape.corners.at : [];
  const degrees = plain.map(([x, y], index) => {
    const [ax, ay] = plain[(index + 1) % plain.length] ?? [0, 0];
    const [bx, by] = plain[(index + plain.length - 1) % plain.length] ?? [0, 0];
    const turn = Math.atan2(by - y, bx - x) - Math.atan2(ay - y, ax - x);
    return (Math.round((turn * 180) / Math.PI) + 360) % 360;
  });
  return {
    isFan: false,
    figure: {
      t: 'drawing',
      description: `${persianNumber(names.length)} رأس با حرف‌های ${names.join('، ')} که دورتادور به هم وصل شده‌اند. زاویهٔ شکل در این رأس‌ها به ترتیب حدود ${degrees.map((each) => persianNumber(each)).join('، ')} درجه باز شده است`,
      width: 150,
      height: 150,
      shapes: [
        { t: 'polygon', points: at, tone: 'sky' },
        ...at.map((place, index) => ({ t: 'point' as const, at: place, label: names[index] ?? '', dot: false })),
      ],
    },
    angles: degrees.map((each, index) => ({
      name: `${names.at(index - 1) ?? ''} ${names[index] ?? ''} ${names[(index + 1) % names.length] ?? ''}`,
      kind: kindOf(each),
      isPart: true,
    })),
  };
}

/** How many angles of one kind a figure has. */
export function counting(rng: Rng, level: Level) {
  const counted = level === 4 || (level === 3 && rng.chance(1, 3)) ? countedFan(rng) : countedPolygon(rng);
  if (counted === null) return null;
  const { angles, figure, isFan } = counted;
  const kind = rng.pick(kinds);
  const right = angles.filter((angle) => angle.kind === kind);
  if (right.length === 0) return null;
  const option = (count: number) => ({ value: String(count), content: line`${count} زاویه` });
  const others = kinds.filter((each) => each !== kind).map((each) => angles.filter((a) => a.kind === each).length);
  const kindMessage: readonly Inline[] = line`زاویه‌ها را یکی‌یکی با گوشهٔ یک کاغذ مقایسه کن. زاویهٔ ${kindWords[kind]} ${kindMeans[kind]}.`;
  const parts = right.filter(({ isPart }) => isPart).length;
  const spec = choiceAnswer(
    rng,
    {
      layout: 'list',
      right: option(right.length),
      wrong: [
        ...(isFan && parts > 0
          ? [
              {
                ...option(parts),
                id: 'larger-angles-missed',
                title: 'زاویه‌هایی را که چند زاویهٔ کوچک‌تر در خود دارند نشمرده',
                message: line`دو ضلعی که کنار هم نیستند هم زاویه می‌سازند. ضلع‌ها را دوتادوتا نگاه کن.`,
              },
            ]
          : []),
        {
          ...option(angles.length),
          id: 'every-angle-counted',
          title: 'همهٔ زاویه‌ها را شمرده',
          message: line`همهٔ زاویه‌ها را شمرده‌ای. فقط زاویه‌های ${kindWords[kind]} را می‌خواهیم.`,
        },
        ...others
          .filter((count) => count > 0)
          .map((count) => ({
            ...option(count),
            id: 'kinds-confused-or-miscounted',
            title: 'نوع زاویه‌ها را اشتباه گرفته یا درست نشمرده',
            message: kindMessage,
          })),
        { ...option(right.length + 1), id: 'one-too-many', title: 'یک زاویه را بیشتر شمرده', message: kindMessage },
        ...(right.length > 1
          ? [{ ...option(right.length - 1), id: 'one-missed', title: 'یک زاویه را جا انداخته', message: kindMessage }]
          : []),
      ],
    },
    3,
  );
  if (spec === null) return null;
  return {
    form: 'compare' as const,
    stem: isFan
      ? [p`هر دو ضلعی که از این شکل انتخاب کنی، یک زاویه می‌سازند. در این شکل چند زاویهٔ ${kindWords[kind]} هست؟`]
      : [p`زاویه‌های این شکل را بشمار. چند زاویهٔ ${kindWords[kind]} دارد؟`],
    figure,
    ...spec,
    hints: [
      hint(p`زاویهٔ ${kindWords[kind]} ${kindMeans[kind]}.`),
      isFan
        ? hint(p`ضلع‌ها را دوتادوتا نگاه کن؛ دو ضلعی را هم که ضلع دیگری بین آن‌هاست فراموش نکن.`)
        : hint(p`از یک رأس شروع کن، دور شکل بگرد و زاویهٔ هر رأس را با گوشهٔ کاغذ مقایسه کن.`),
    ],
    solution: [
      step(p`همهٔ زاویه‌ها را با گوشهٔ کاغذ مقایسه می‌کنیم. زاویهٔ ${kindWords[kind]} ${kindMeans[kind]}.`),
      step(
        right.length === 1
          ? p`زاویهٔ ${listed(right.map(({ name }) => name))} ${kindWords[kind]} است.`
          : p`زاویه‌های ${listed(right.map(({ name }) => name))} ${kindWords[kind]} هستند.`,
      ),
      step(p`پس جواب این است: ${right.length} زاویه`),
    ],
  };
}
