import { placedCorners, plainPolygons } from '../../../../authoring/geometry/known-shapes.ts';
import { type Figure, persianNumber, type Rng } from '../../../../authoring/index.ts';
import type { DrawingPoint } from '../../../../model/index.ts';

/** Letters that cannot be taken for one another when each is alone. */
export const letters = ['ب', 'پ', 'ج', 'د', 'ر', 'س', 'ف', 'ک', 'ل', 'م', 'ن', 'ت'] as const;

/** A drawing in which one angle is marked, with the letters of that angle. */
export interface Marked {
  readonly figure: Figure;
  readonly vertex: string;
  readonly arms: readonly [string, string];
  /** Another arm from the same vertex, where there is one. */
  readonly other: string | null;
}

/** Where the arms point when the first one points at `start` and each next one is turned on by its gap. */
export function opened(start: number, gaps: readonly number[]): readonly number[] {
  return [0, ...gaps].map((_, index) => gaps.slice(0, index).reduce((sum, gap) => sum + gap, start));
}

export const middle: DrawingPoint = [75, 75];

/** Arms from one vertex, each with a letter at its end, the angle between two of them marked. */
export function fan(rng: Rng, directions: readonly number[], marked: readonly [number, number] | null): Marked | null {
  const [vertex = '', ...ends] = rng.sample(letters, directions.length + 1);
  const place = (degrees: number) => ({ from: middle, degrees, length: 58 });
  const [from, to] = marked ?? [0, 1];
  const [one, two] = [ends[from], ends[to]];
  if (one === undefined || two === undefined) return null;
  const gaps = directions.slice(1).map((degrees, index) => degrees - (directions[index] ?? 0));
  return {
    vertex,
    arms: [one, two],
    other: ends.find((end) => end !== one && end !== two) ?? null,
    figure: {
      t: 'drawing',
      description: `از نقطهٔ ${vertex} ${persianNumber(ends.length)} ضلع، به ترتیب به نقطه‌های ${ends.join('، ')} رسیده است. ${
        marked === null
          ? `زاویهٔ میان هر ضلع و ضلع بعدی به ترتیب حدود ${gaps.map((gap) => persianNumber(gap)).join('، ')} درجه باز شده است`
          : `زاویهٔ میان ضلعی که به ${one} می‌رسد و ضلعی که به ${two} می‌رسد، با کمان مشخص شده است`
      }`,
      width: 150,
      height: 150,
      shapes: [
        ...directions.map((degrees) => ({ t: 'line' as const, from: middle, to: place(degrees) })),
        ...(marked === null
          ? []
          : [
              {
                t: 'angle' as const,
                vertex: middle,
                from: directions[from] ?? 0,
                to: directions[to] ?? 0,
                tone: 'accent' as const,
              },
            ]),
        { t: 'point', at: middle, label: vertex },
        ...directions.map((degrees, index) => ({
          t: 'point' as const,
          at: place(degrees),
          label: ends[index] ?? '',
        })),
      ],
    },
  };
}

/** A quadrilateral with a diagonal; the angle between the diagonal and a side marked. */
export function cut(rng: Rng): Marked | null {
  const shape = rng.pick(plainPolygons.filter(({ corners }) => corners.at.length === 4));
  const at = placedCorners(shape, { middle, quarters: rng.pick([0, 1, 2, 3] as const) });
  const names = rng.sample(letters, 4);
  const start = rng.int(0, 3);
  const isFirst = rng.chance(1, 2);
  const turn = (count: number) => (start + count) % 4;
  const [here, next, across, last] = [turn(0), turn(1), turn(2), turn(3)].map((index) => ({
    at: at[index],
    name: names[index] ?? '',
  }));
  if (here?.at === undefined || next?.at === undefined || across?.at === undefined || last?.at === undefined)
    return null;
  const [from, to] = isFirst ? [next, across] : [across, last];
  if (from.at === undefined || to.at === undefined) return null;
  return {
    vertex: here.name,
    arms: [from.name, to.name],
    other: isFirst ? last.name : next.name,
    figure: {
      t: 'drawing',
      description: `چهارضلعی با رأس‌های ${names.join('، ')} و پاره‌خطی که ${here.name} را به ${across.name} وصل می‌کند. زاویه‌ای که رأسش ${here.name} است و یک ضلعش به ${from.name} و ضلع دیگرش به ${to.name} می‌رسد، با کمان مشخص شده است`,
      width: 150,
      height: 150,
      shapes: [
        { t: 'polygon', points: at },
        { t: 'line', from: here.at, to: across.at },
        { t: 'angle', vertex: here.at, from: from.at, to: to.at, tone: 'accent' },
        ...at.map((place, index) => ({ t: 'point' as const, at: place, label: names[index] ?? '', dot: false })),
      ],
    },
  };
}
