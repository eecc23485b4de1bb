import { type Block, child, type Figure, num, p, persianNumber, type Rng } from '../../../../authoring/index.ts';

/** A rectangle of a child's world, with the unit it is measured in. */
export interface RectangleScene {
  readonly thing: (rng: Rng) => string;
  readonly unit: 'متر' | 'سانتی‌متر';
  /** Between which lengths its sides are believable. */
  readonly sides: readonly [least: number, most: number];
  /** What is done with it, a sentence without its full stop. */
  readonly act: string;
  /** What is asked then. */
  readonly ask: string;
}

/** Whether a scene may have these sides. */
export function suits({ sides: [least, most] }: RectangleScene, length: number, width: number): boolean {
  return width >= least && length <= most;
}

/** Free paper around a figure. */
const margin = 40;

/** The smallest square is drawn so long on squared paper. */
const square = 30;

function lengths(across: number, up: number): readonly [number, number] {
  const most = Math.max(across, up);
  const drawn = (length: number) => Math.max(90, Math.round((300 * length) / most));
  return [drawn(across), drawn(up)];
}

/** A rectangle with two sides written at it, a square with one. On squared paper one square is one unit. */
export function rectanglePicture(across: number, up: number, unit: string, isSquared = false): Figure {
  const free = isSquared ? square : margin;
  const [width, height] = isSquared ? [across * square, up * square] : lengths(across, up);
  const isSquare = across === up;
  const said = isSquare
    ? `مربعی با ضلع ${persianNumber(across)} ${unit}`
    : `مستطیلی با دو ضلع ${persianNumber(across)} ${unit} و ${persianNumber(up)} ${unit}`;
  return {
    t: 'drawing',
    description: isSquared ? `${said} روی کاغذ شطرنجی` : said,
    width: width + 2 * free,
    height: height + 2 * free,
    ...(isSquared ? ({ unit: square, background: 'squares' } as const) : {}),
    shapes: [
      {
        t: 'polygon',
        points: [
          [free, free],
          [free + width, free],
          [free + width, free + height],
          [free, free + height],
        ],
        tone: 'sky',
        sides: [num(across), isSquare ? null : num(up), null, null],
        ...(isSquare ? { ticks: [1, 1, 1, 1] } : {}),
      },
    ],
  };
}

/** «باغچهٔ خانهٔ سارا به شکل مستطیل است. طول آن ۸ متر و عرض آن ۵ متر است.» */
export function statementRectangle(thing: string, length: number, width: number, unit: string): Block {
  return length === width
    ? p`${thing} به شکل مربع است و هر ضلع آن ${width} ${unit} است.`
    : p`${thing} به شکل مستطیل است. طول آن ${length} ${unit} و عرض آن ${width} ${unit} است.`;
}

/** Scenes in which one goes around a rectangle. */
export const aroundScenes: readonly RectangleScene[] = [
  {
    thing: (rng) => `باغچهٔ خانهٔ ${child(rng)}`,
    unit: 'متر',
    sides: [2, 25],
    act: 'می‌خواهند دور تا دور آن نرده بکشند',
    ask: 'چند متر نرده لازم است؟',
  },
  {
    thing: (rng) => `کارت تبریک ${child(rng)}`,
    unit: 'سانتی‌متر',
    sides: [3, 20],
    act: 'می‌خواهد دور تا دور آن نوار طلایی بچسباند',
    ask: 'چند سانتی‌متر نوار لازم است؟',
  },
  {
    thing: () => 'زمین بازی مدرسه',
    unit: 'متر',
    sides: [8, 40],
    act: 'بچه‌ها یک بار دور تا دور آن می‌دوند',
    ask: 'هر کدام چند متر می‌دود؟',
  },
  {
    thing: (rng) => `نقاشی ${child(rng)}`,
    unit: 'سانتی‌متر',
    sides: [6, 40],
    act: 'می‌خواهد دور تا دور آن روبان بچسباند',
    ask: 'چند سانتی‌متر روبان لازم است؟',
  },
  {
    thing: () => 'تابلوی اعلانات کلاس',
    unit: 'سانتی‌متر',
    sides: [20, 40],
    act: 'دور تا دور آن را با نوار کاغذی تزیین می‌کنند',
    ask: 'چند سانتی‌متر نوار کاغذی لازم است؟',
  },
  {
    thing: (rng) => `آغل گوسفندهای پدربزرگ ${child(rng)}`,
    unit: 'متر',
    sides: [4, 30],
    act: 'پدربزرگ یک دور سیم به دور تا دور آن می‌کشد',
    ask: 'چند متر سیم لازم است؟',
  },
  {
    thing: (rng) => `دستمالی که خالهٔ ${child(rng)} می‌دوزد`,
    unit: 'سانتی‌متر',
    sides: [8, 40],
    act: 'دور تا دور آن تور می‌دوزد',
    ask: 'چند سانتی‌متر تور لازم است؟',
  },
  {
    thing: () => 'پارک کوچک محله',
    unit: 'متر',
    sides: [12, 40],
    act: 'نگهبان یک بار دور تا دور آن قدم می‌زند',
    ask: 'او چند متر راه می‌رود؟',
  },
];

/** Scenes in which a rectangle is covered. */
export const coveredScenes: readonly RectangleScene[] = [
  {
    thing: (rng) => `کف اتاق ${child(rng)}`,
    unit: 'متر',
    sides: [2, 6],
    act: 'می‌خواهند همهٔ آن را موکت کنند',
    ask: 'چند متر مربع موکت لازم است؟',
  },
  {
    thing: (rng) => `باغچهٔ خانهٔ ${child(rng)}`,
    unit: 'متر',
    sides: [2, 25],
    act: 'می‌خواهند همهٔ آن را چمن بکارند',
    ask: 'چند متر مربع چمن می‌کارند؟',
  },
  {
    thing: (rng) => `جلد دفترچهٔ ${child(rng)}`,
    unit: 'سانتی‌متر',
    sides: [4, 12],
    act: 'می‌خواهد همهٔ آن را با کاغذ رنگی بپوشاند',
    ask: 'چند سانتی‌متر مربع کاغذ رنگی لازم است؟',
  },
  {
    thing: () => 'حیاط خانه',
    unit: 'متر',
    sides: [3, 12],
    act: 'می‌خواهند همهٔ آن را موزاییک کنند',
    ask: 'چند متر مربع موزاییک لازم است؟',
  },
  {
    thing: (rng) => `درِ جعبهٔ کاردستی ${child(rng)}`,
    unit: 'سانتی‌متر',
    sides: [3, 12],
    act: 'می‌خواهد همهٔ آن را با نمد بپوشاند',
    ask: 'چند سانتی‌متر مربع نمد لازم است؟',
  },
  {
    thing: (rng) => `زمین سبزی‌کاری عموی ${child(rng)}`,
    unit: 'متر',
    sides: [2, 12],
    act: 'می‌خواهد در همهٔ آن ریحان بکارد',
    ask: 'چند متر مربع ریحان می‌کارد؟',
  },
  {
    thing: () => 'سقف سالن نمایش',
    unit: 'متر',
    sides: [5, 12],
    act: 'می‌خواهند همهٔ آن را رنگ کنند',
    ask: 'چند متر مربع را رنگ می‌کنند؟',
  },
  {
    thing: (rng) => `قاب کوچک ${child(rng)}`,
    unit: 'سانتی‌متر',
    sides: [3, 12],
    act: 'می‌خواهد همهٔ سطح آن را با شیشه بپوشاند',
    ask: 'چند سانتی‌متر مربع شیشه لازم است؟',
  },
];
