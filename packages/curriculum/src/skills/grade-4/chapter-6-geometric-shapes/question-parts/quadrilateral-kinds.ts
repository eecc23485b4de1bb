import { inscribed, regularDegrees } from '../../../../authoring/geometry/polygons.ts';
import { line, type MisconceptionName, type Rng } from '../../../../authoring/index.ts';
import type { DrawingPoint } from '../../../../model/index.ts';

export type Quad = 'square' | 'rectangle' | 'rhombus' | 'parallelogram' | 'trapezoid';

export const quads: readonly Quad[] = ['square', 'rectangle', 'rhombus', 'parallelogram', 'trapezoid'];

export const quadNames: Readonly<Record<Quad, string>> = {
  square: 'مربع',
  rectangle: 'مستطیل',
  rhombus: 'لوزی',
  parallelogram: 'متوازی‌الاضلاع',
  trapezoid: 'ذوزنقه',
};

/** What makes each of them what it is, complete enough to tell it from the others. */
export const quadTraits: Readonly<Record<Quad, readonly string[]>> = {
  square: [
    'چهار ضلع مساوی و چهار زاویهٔ راست دارد',
    'هم همهٔ ضلع‌هایش مساوی‌اند و هم همهٔ زاویه‌هایش راست‌اند',
    'مستطیلی است که چهار ضلع مساوی دارد',
  ],
  rectangle: [
    'چهار زاویهٔ راست دارد، ولی همهٔ ضلع‌هایش مساوی نیستند',
    'طول و عرضش با هم فرق دارد و همهٔ زاویه‌هایش راست‌اند',
    'ضلع‌های روبه‌رویش مساوی‌اند، ولی ضلع‌های کنار هم مساوی نیستند و چهار زاویهٔ راست دارد',
  ],
  rhombus: [
    'چهار ضلع مساوی دارد، ولی زاویهٔ راست ندارد',
    'همهٔ ضلع‌هایش مساوی‌اند و دو زاویهٔ تند و دو زاویهٔ باز دارد',
    'متوازی‌الاضلاعی با چهار ضلع مساوی است، ولی زاویهٔ راست ندارد',
  ],
  parallelogram: [
    'دو جفت ضلع موازی دارد، ولی نه زاویهٔ راست دارد و نه چهار ضلع مساوی',
    'ضلع‌های روبه‌رویش موازی‌اند، ولی ضلع‌های کنار هم مساوی نیستند و زاویهٔ راست ندارد',
    'هر ضلعش با ضلع روبه‌رو موازی است، ولی ضلع‌های کنار هم نه مساوی‌اند و نه بر هم عمود',
  ],
  trapezoid: [
    'فقط یک جفت ضلع موازی دارد',
    'فقط دو ضلعش با هم موازی‌اند و دو ضلع دیگرش موازی نیستند',
    'یک جفت ضلع موازی دارد و جفت دیگر موازی نیست',
  ],
};

const messages: Readonly<Record<Quad, Pick<MisconceptionName, 'title' | 'message'>>> = {
  square: {
    title: 'شکل دیگری را مربع دانسته',
    message: line`مربع چهار ضلع مساوی و چهار زاویهٔ راست دارد. هر دو را بررسی کن.`,
  },
  rectangle: {
    title: 'شکل دیگری را مستطیل دانسته',
    message: line`مستطیل چهار زاویهٔ راست دارد. گوشه‌های این شکل را بررسی کن.`,
  },
  rhombus: {
    title: 'شکل دیگری را لوزی دانسته',
    message: line`لوزی چهار ضلع مساوی دارد. ضلع‌های این شکل را بررسی کن.`,
  },
  parallelogram: {
    title: 'شکل دیگری را متوازی‌الاضلاع دانسته',
    message: line`متوازی‌الاضلاع دو جفت ضلع موازی دارد. ضلع‌های روبه‌رو را دو به دو بررسی کن.`,
  },
  trapezoid: {
    title: 'شکل دیگری را ذوزنقه دانسته',
    message: line`ذوزنقه فقط یک جفت ضلع موازی دارد. ضلع‌های روبه‌رو را دو به دو بررسی کن.`,
  },
};

/** Names that are right for a figure of such a kind as well, but not the most exact one. */
const moreGeneral: Readonly<Record<Quad, readonly Quad[]>> = {
  square: ['rectangle', 'rhombus', 'parallelogram'],
  rectangle: ['parallelogram'],
  rhombus: ['parallelogram'],
  parallelogram: [],
  trapezoid: [],
};

/** What a student who says this name of a figure has not seen. */
export function takenFor(quad: Quad, right: Quad): MisconceptionName {
  if (!moreGeneral[right].includes(quad)) return { id: `taken-for-${quad}`, ...messages[quad] };
  return {
    id: `more-general-${quad}`,
    title: `نام کلی‌تر ${quadNames[quad]} را گفته`,
    message: line`این شکل ${quadNames[quad]} هم هست، ولی نام دقیق‌تری دارد. همهٔ ضلع‌ها و زاویه‌ها را بررسی کن.`,
  };
}

/** A figure of such a kind, turned; with the strokes that tell its equal sides. */
export interface DrawnQuad {
  readonly corners: readonly DrawingPoint[];
  readonly width: number;
  readonly height: number;
  readonly ticks: readonly number[];
}

/** Corners on a circle: a rectangle by the angle between its diagonals, a trapezoid by its two arcs. */
export function drawQuad(rng: Rng, quad: Quad, turn: number): DrawnQuad {
  switch (quad) {
    case 'square':
      return { ...inscribed(regularDegrees(4, turn + 45)), ticks: [1, 1, 1, 1] };
    case 'rectangle': {
      const half = rng.int(18, 33);
      return {
        ...inscribed([180 + half, 360 - half, half, 180 - half].map((degrees) => degrees + turn)),
        ticks: [1, 2, 1, 2],
      };
    }
    case 'trapezoid': {
      const [low, high] = [rng.int(30, 45), rng.int(55, 75)];
      return {
        ...inscribed([180 + low, 360 - low, high, 180 - high].map((degrees) => degrees + turn)),
        ticks: [0, 1, 0, 1],
      };
    }
    default: {
      const lean = rng.int(quad === 'rhombus' ? 50 : 45, 70);
      const side = quad === 'rhombus' ? 300 : rng.int(150, 210);
      return { ...slanted(300, side, lean, turn), ticks: quad === 'rhombus' ? [1, 1, 1, 1] : [1, 2, 1, 2] };
    }
  }
}

const RADIANS = Math.PI / 180;

function slanted(base: number, side: number, lean: number, turn: number): Omit<DrawnQuad, 'ticks'> {
  const arm = (length: number, degrees: number) =>
    [length * Math.cos(degrees * RADIANS), length * Math.sin(degrees * RADIANS)] as const;
  const [bx, by] = arm(base, turn);
  const [sx, sy] = arm(side, turn + lean);
  const raw = [[0, 0] as const, [bx, by] as const, [bx + sx, by + sy] as const, [sx, sy] as const];
  const [left, low] = [Math.min(...raw.map(([x]) => x)), Math.min(...raw.map(([, y]) => y))];
  const corners = raw.map(([x, y]): DrawingPoint => [Math.round(x - left) + 20, Math.round(y - low) + 20]);
  return {
    corners,
    width: Math.max(...corners.map(([x]) => x)) + 20,
    height: Math.max(...corners.map(([, y]) => y)) + 20,
  };
}
