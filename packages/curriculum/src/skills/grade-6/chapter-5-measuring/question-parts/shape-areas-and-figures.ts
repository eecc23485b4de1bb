import {
  Decimal,
  type Figure,
  type Inline,
  line,
  type MathNode,
  num,
  persianNumber,
  row,
  words,
} from '../../../../authoring/index.ts';

/** Shapes whose area has a rule of its own. */
export type Kind = 'rectangle' | 'triangle' | 'parallelogram' | 'rhombus' | 'trapezoid';

/** As they are called in a sentence. */
export const names: Readonly<Record<Kind, string>> = {
  rectangle: 'مستطیل',
  triangle: 'مثلث',
  parallelogram: 'متوازی‌الاضلاع',
  rhombus: 'لوزی',
  trapezoid: 'ذوزنقه',
};

/** The lengths a shape's area is found from: base and height; two diagonals; two bases and a height. `extra` is a slanted side that misleads. */
export interface Shape {
  readonly kind: Kind;
  readonly lengths: readonly Decimal[];
  readonly extra: Decimal | null;
}

/** One half, as a decimal. */
export const half = Decimal.of(5, 1);

/** The area by the rule of its kind. */
export function areaOf({ kind, lengths }: Shape): Decimal {
  const [a = half, b = half, c = half] = lengths;
  switch (kind) {
    case 'rectangle':
    case 'parallelogram':
      return a.times(b);
    case 'triangle':
    case 'rhombus':
      return a.times(b).times(half);
    case 'trapezoid':
      return a.plus(b).times(c).times(half);
  }
}

/** A length with its unit, as it is written in a picture. */
export function labelOf(value: Decimal, unit: string): MathNode {
  return row(num(value), words(unit));
}

/** Drawn in one size; its lengths are written, the height dashed. */
export function picture({ kind, lengths, extra }: Shape, unit: string): Figure {
  const [a = half, b = half, c = half] = lengths;
  const said = (value: Decimal): string => `${persianNumber(value.toString())} ${unit}`;
  const paper = { t: 'drawing' as const, width: 340, height: 240 };
  switch (kind) {
    case 'rectangle':
      return {
        ...paper,
        description: `مستطیلی با طول ${said(a)} و عرض ${said(b)}`,
        shapes: [
          {
            t: 'polygon',
            points: [
              [50, 40],
              [290, 40],
              [290, 190],
              [50, 190],
            ],
            tone: 'accent',
            sides: [labelOf(a, unit), labelOf(b, unit), null, null],
          },
        ],
      };
    case 'triangle':
      return {
        ...paper,
        description: `مثلثی با قاعدهٔ ${said(a)} و ارتفاع ${said(b)} که با خط‌چین کشیده شده است`,
        shapes: [
          {
            t: 'polygon',
            points: [
              [40, 40],
              [300, 40],
              [130, 210],
            ],
            tone: 'accent',
            sides: [labelOf(a, unit), null, null],
          },
          { t: 'line', from: [130, 40], to: [130, 210], dashed: true, label: labelOf(b, unit) },
        ],
      };
    case 'parallelogram':
      return {
        ...paper,
        description: `متوازی‌الاضلاعی با قاعدهٔ ${said(a)}، ضلع کناری ${said(extra ?? b)} و ارتفاع ${said(b)} که با خط‌چین کشیده شده است`,
        shapes: [
          {
            t: 'polygon',
            points: [
              [30, 40],
              [240, 40],
              [310, 190],
              [100, 190],
            ],
            tone: 'accent',
            sides: [labelOf(a, unit), extra === null ? null : labelOf(extra, unit), null, null],
          },
          { t: 'line', from: [100, 190], to: [100, 40], dashed: true, label: labelOf(b, unit) },
        ],
      };
    case 'rhombus':
      return {
        ...paper,
        description: `لوزی با دو قطر خط‌چین؛ یک قطر ${said(a)} و قطر دیگر ${said(b)}`,
        shapes: [
          {
            t: 'polygon',
            points: [
              [20, 120],
              [170, 30],
              [320, 120],
              [170, 210],
            ],
            tone: 'accent',
            ticks: [1, 1, 1, 1],
          },
          { t: 'line', from: [20, 120], to: [320, 120], dashed: true, label: labelOf(a, unit) },
          { t: 'line', from: [170, 30], to: [170, 210], dashed: true, label: labelOf(b, unit) },
        ],
      };
    case 'trapezoid':
      return {
        ...paper,
        description: `ذوزنقه‌ای با قاعدهٔ بزرگ ${said(a)}، قاعدهٔ کوچک ${said(b)} و ارتفاع ${said(c)} که با خط‌چین کشیده شده است`,
        shapes: [
          {
            t: 'polygon',
            points: [
              [30, 40],
              [310, 40],
              [250, 200],
              [110, 200],
            ],
            tone: 'accent',
            sides: [labelOf(a, unit), null, labelOf(b, unit), null],
          },
          { t: 'line', from: [150, 40], to: [150, 200], dashed: true, label: labelOf(c, unit) },
        ],
      };
  }
}

/** The lengths in words. */
export function statement({ kind, lengths }: Shape, unit: string): readonly Inline[] {
  const [a = half, b = half, c = half] = lengths;
  switch (kind) {
    case 'rectangle':
      return line`طول آن ${a} ${unit} و عرض آن ${b} ${unit}`;
    case 'triangle':
    case 'parallelogram':
      return line`قاعدهٔ آن ${a} ${unit} و ارتفاع وارد بر این قاعده ${b} ${unit}`;
    case 'rhombus':
      return line`قطرهای آن ${a} ${unit} و ${b} ${unit}`;
    case 'trapezoid':
      return line`قاعده‌های آن ${a} ${unit} و ${b} ${unit} و ارتفاع آن ${c} ${unit}`;
  }
}
