import {
  type ChoiceSpec,
  type Figure,
  type Inline,
  persianNumber,
  plainLine,
  words,
} from '../../../../authoring/index.ts';

/** Letters of the four pictures, in reading order. */
export const letters = ['الف', 'ب', 'پ', 'ت'] as const;

/** A choice among lettered pictures with its options in the order of their letters. */
export function inLetterOrder(choice: ChoiceSpec): ChoiceSpec {
  const { answer } = choice;
  if (answer.kind !== 'choice') return choice;
  const place = (content: readonly Inline[]) =>
    letters.findIndex((letter) => plainLine(content).endsWith(` ${letter}`));
  const options = answer.options.toSorted((a, b) => place(a.content) - place(b.content));
  return { ...choice, answer: { ...answer, options } };
}

/** A whole cut into parts of these sizes, the first `shaded` of them filled. */
export interface CutWhole {
  /** Widths in twelfths of a bar, or turns in degrees of a circle; together 12 or 360. */
  readonly sizes: readonly number[];
  readonly shaded: number;
}

function isEqual({ sizes }: CutWhole): boolean {
  return new Set(sizes).size === 1;
}

/** What is seen of one: how many parts, alike or not, how many of them filled. */
export function described(whole: CutWhole): string {
  const kind = isEqual(whole) ? 'قسمت مساوی' : 'قسمت نامساوی';
  return `${persianNumber(whole.sizes.length)} ${kind} دارد و ${persianNumber(whole.shaded)} قسمت آن رنگ شده است`;
}

type Shape = DrawingFigure['shapes'][number];
type DrawingFigure = Extract<Figure, { t: 'drawing' }>;

const BAR = 24;
const HEIGHT = 7;
const RADIUS = 5;

/** One bar with its corner at x, y; every part is a polygon, the filled ones with a tone. */
function bar({ sizes, shaded }: CutWhole, x: number, y: number): readonly Shape[] {
  let at = x;
  return sizes.map((size, index) => {
    const [from, to] = [at, at + size * (BAR / 12)];
    at = to;
    return {
      t: 'polygon' as const,
      points: [
        [from, y],
        [to, y],
        [to, y + HEIGHT],
        [from, y + HEIGHT],
      ] as const,
      ...(index < shaded ? { tone: 'turmeric' as const } : {}),
    };
  });
}

/** One circle around x, y; its parts begin at the numerator and go round with the clock. */
function circle({ sizes, shaded }: CutWhole, x: number, y: number): readonly Shape[] {
  let at = 90;
  return sizes.map((size, index) => {
    const from = at - size;
    const to = at;
    at = from;
    return {
      t: 'sector' as const,
      center: [x, y] as const,
      radius: RADIUS,
      from,
      to,
      ...(index < shaded ? { tone: 'turmeric' as const } : {}),
    };
  });
}

/** Four wholes with their letters below them, the first at the upper right as Persian is read. */
export function letteredShapes(wholes: readonly CutWhole[], shape: 'bar' | 'circle'): Figure {
  const [width, step] = shape === 'bar' ? [2 * BAR + 4, HEIGHT + 5] : [28, 2 * RADIUS + 5];
  const shapes = wholes.flatMap((whole, index): readonly Shape[] => {
    const isRight = index % 2 === 0;
    const low = index < 2 ? step : 0;
    const letter = words(letters[index] ?? '');
    if (shape === 'bar') {
      const x = isRight ? BAR + 4 : 0;
      return [...bar(whole, x, low + 4), { t: 'text', at: [x + BAR / 2, low + 2], text: letter }];
    }
    const x = isRight ? 21 : 7;
    return [...circle(whole, x, low + 4 + RADIUS), { t: 'text', at: [x, low + 2], text: letter }];
  });
  return {
    t: 'drawing',
    description: `چهار ${shape === 'bar' ? 'مستطیل' : 'دایره'}. ${wholes.map((whole, index) => `شکل ${letters[index] ?? ''} ${described(whole)}`).join('؛ ')}`,
    width,
    height: 2 * step,
    shapes,
  };
}
