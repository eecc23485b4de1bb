import { type Figure, type MathNode, num, persianNumber, type Rng } from '../../../../authoring/index.ts';
import type { DrawingPoint, DrawingShape } from '../../../../model/index.ts';
import { margin } from './rectangle-parallelogram-triangle-figures.ts';

export type CompositeKind = 'corner' | 'tee' | 'cup' | 'gable';

/** A part of a composite figure, as its area is worked out. */
export interface Part {
  readonly shape: 'rectangle' | 'triangle';
  readonly across: number;
  readonly up: number;
}

/** A figure made of rectangles, or of a rectangle with a triangle on it; lengths in its own unit. */
export interface Composite {
  readonly kind: CompositeKind;
  /** Against the clock from the lower left. */
  readonly corners: readonly DrawingPoint[];
  readonly parts: readonly Part[];
  /** Lines that cut it into its parts. */
  readonly cuts: readonly (readonly [DrawingPoint, DrawingPoint])[];
  readonly width: number;
  readonly height: number;
}

/** What the figure looks like, in words. */
export const compositeNames: Readonly<Record<CompositeKind, string>> = {
  corner: 'شکلی با شش ضلع، مثل مستطیلی که یک گوشه‌اش بریده شده',
  tee: 'شکلی با هشت ضلع، مثل مستطیلی خوابیده که مستطیلی روی وسط آن ایستاده است',
  cup: 'شکلی با هشت ضلع، مثل مستطیلی که از بالای آن مستطیلی بریده شده',
  gable: 'مستطیلی که مثلثی روی آن است',
};

const rectangle = (across: number, up: number): Part => ({ shape: 'rectangle', across, up });

/** A figure whose longest side is `most` at most; null when it would be hard to look at. */
export function drawComposite(rng: Rng, kind: CompositeKind, most: number): Composite | null {
  const least = Math.max(2, Math.ceil(most / 7));
  const width = rng.int(least * 3, most);
  const height = rng.int(least * 2, most);
  const [inAcross, inUp] = [rng.int(least, width - least), rng.int(least, height - least)];
  if (height * 3 < width || width * 3 < height) return null;
  const low = height - inUp;
  switch (kind) {
    case 'corner': {
      const cut = width - inAcross;
      return reflected(rng, {
        kind,
        corners: [
          [0, 0],
          [width, 0],
          [width, low],
          [cut, low],
          [cut, height],
          [0, height],
        ],
        parts: [rectangle(width, low), rectangle(cut, inUp)],
        cuts: [
          [
            [0, low],
            [cut, low],
          ],
        ],
        width,
        height,
      });
    }
    case 'tee': {
      const before = rng.int(least, width - least);
      const after = width - before - inAcross;
      if (after < least) return null;
      return {
        kind,
        corners: [
          [0, 0],
          [width, 0],
          [width, low],
          [before + inAcross, low],
          [before + inAcross, height],
          [before, height],
          [before, low],
          [0, low],
        ],
        parts: [rectangle(width, low), rectangle(inAcross, inUp)],
        cuts: [
          [
            [before, low],
            [before + inAcross, low],
          ],
        ],
        width,
        height,
      };
    }
    case 'cup': {
      const before = rng.int(least, width - least);
      const after = width - before - inAcross;
      if (after < least) return null;
      return {
        kind,
        corners: [
          [0, 0],
          [width, 0],
          [width, height],
          [before + inAcross, height],
          [before + inAcross, low],
          [before, low],
          [before, height],
          [0, height],
        ],
        parts: [rectangle(width, low), rectangle(before, inUp), rectangle(after, inUp)],
        cuts: [
          [
            [0, low],
            [before, low],
          ],
          [
            [before + inAcross, low],
            [width, low],
          ],
        ],
        width,
        height,
      };
    }
    case 'gable': {
      if ((width * inUp) % 2 !== 0) return null;
      return {
        kind,
        corners: [
          [0, 0],
          [width, 0],
          [width, low],
          [Math.floor(width / 2), height],
          [0, low],
        ],
        parts: [rectangle(width, low), { shape: 'triangle', across: width, up: inUp }],
        cuts: [
          [
            [0, low],
            [width, low],
          ],
        ],
        width,
        height,
      };
    }
  }
}

function reflected(rng: Rng, figure: Composite): Composite {
  if (rng.chance(1, 2)) return figure;
  const over = ([x, y]: DrawingPoint): DrawingPoint => [figure.width - x, y];
  const turned = figure.corners.map(over).reverse();
  const start = turned.findIndex(([x, y]) => x === 0 && y === 0);
  const corners = [...turned.slice(start), ...turned.slice(0, start)];
  return { ...figure, corners, cuts: figure.cuts.map(([from, to]) => [over(to), over(from)]) };
}

/** The area of a part. */
export function partArea({ shape, across, up }: Part): number {
  return shape === 'triangle' ? (across * up) / 2 : across * up;
}

/** The length of each side that runs level or upright; null for a slanted one. */
export function sideLengths({ corners }: Composite): readonly (number | null)[] {
  return corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    return x === nextX || y === nextY ? Math.abs(nextX - x) + Math.abs(nextY - y) : null;
  });
}

/** Whether a side runs level. */
export function isLevel({ corners }: Composite, side: number): boolean {
  return corners[side]?.[1] === corners[(side + 1) % corners.length]?.[1];
}

interface Shown {
  /** Sides without their number. */
  readonly hidden?: readonly number[];
  readonly showsCuts?: boolean;
  readonly unit: string;
}

/** The figure true to scale with the lengths of its sides. */
export function compositeFigure(figure: Composite, { hidden = [], showsCuts = false, unit }: Shown): Figure {
  const { kind, corners, cuts, width, height, parts } = figure;
  const scale = Math.floor(360 / Math.max(width, height));
  const place = ([x, y]: DrawingPoint): DrawingPoint => [margin + x * scale, margin + y * scale];
  const lengths = sideLengths(figure);
  const isGable = kind === 'gable';
  // Of a gable the lower side and one wall are enough.
  const shown = lengths.map((length, side): MathNode | null =>
    length === null || hidden.includes(side) || (isGable && side > 1) ? null : num(length),
  );
  const roof = parts.find(({ shape }) => shape === 'triangle');
  const top = corners[3] ?? [0, 0];
  const shapes: DrawingShape[] = [
    { t: 'polygon', points: corners.map(place), tone: 'sky', sides: shown },
    ...(showsCuts || isGable
      ? cuts.map(([from, to]) => ({ t: 'line', from: place(from), to: place(to), dashed: true }) as const)
      : []),
    ...(isGable && roof !== undefined
      ? [
          {
            t: 'line',
            from: place(top),
            to: place([top[0], top[1] - roof.up]),
            dashed: true,
            label: num(roof.up),
          } as const,
        ]
      : []),
  ];
  const statement = shown.map((node, side) =>
    node === null ? null : `${isLevel(figure, side) ? 'افقی' : 'عمودی'} ${persianNumber(lengths[side] ?? 0)}`,
  );
  return {
    t: 'drawing',
    description: isGable
      ? `${compositeNames[kind]}؛ قاعدهٔ مستطیل ${persianNumber(width)} ${unit}، دیوار آن ${persianNumber(parts[0]?.up ?? 0)} ${unit} و ارتفاع مثلث ${persianNumber(roof?.up ?? 0)} ${unit}`
      : `${compositeNames[kind]}. ضلع‌ها از پایین و دور تا دور: ${statement.map((each) => each ?? 'بدون اندازه').join('، ')}`,
    width: width * scale + 2 * margin,
    height: height * scale + 2 * margin,
    shapes,
  };
}

/** One level and one upright side whose lengths follow from the others. */
export function hiddenSides(rng: Rng, figure: Composite, count: number): readonly number[] {
  const all = figure.corners.map((_, side) => side);
  const level = rng.pick(all.filter((side) => isLevel(figure, side)));
  const upright = rng.pick(all.filter((side) => !isLevel(figure, side)));
  return count === 0 ? [] : count === 1 ? [rng.pick([level, upright])] : [level, upright];
}
