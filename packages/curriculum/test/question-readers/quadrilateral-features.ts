/** A quadrilateral's name and one figure of its kind. */
const models: readonly (readonly [string, readonly (readonly [number, number])[]])[] = [
  [
    'مربع',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ],
  ],
  [
    'مستطیل',
    [
      [0, 0],
      [6, 0],
      [6, 4],
      [0, 4],
    ],
  ],
  [
    'لوزی',
    [
      [0, 0],
      [5, 0],
      [8, 4],
      [3, 4],
    ],
  ],
  [
    'متوازی‌الاضلاع',
    [
      [0, 0],
      [7, 0],
      [9, 4],
      [2, 4],
    ],
  ],
  [
    'ذوزنقه',
    [
      [0, 0],
      [8, 0],
      [6, 4],
      [2, 4],
    ],
  ],
];

export interface QuadFeatures {
  readonly pairs: number;
  readonly right: number;
  readonly areSidesEqual: boolean;
}

/** Pairs of parallel sides, right angles, and whether all sides are equal, measured with a little play for rounding. */
export function featuresOf(corners: readonly (readonly [number, number])[]): QuadFeatures {
  const sides = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    return {
      angle: (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI,
      length: Math.hypot(nextX - x, nextY - y),
    };
  });
  const apart = (a: number, b: number) => Math.abs(((((a - b) % 180) + 270) % 180) - 90);
  let [pairs, right] = [0, 0];
  sides.forEach((side, index) => {
    const next = sides[(index + 1) % sides.length] ?? side;
    if (apart(side.angle, next.angle) > 88.5) right += 1;
    for (const other of sides.slice(index + 1)) if (apart(side.angle, other.angle) < 1.5) pairs += 1;
  });
  const lengths = sides.map(({ length }) => length);
  return { pairs, right, areSidesEqual: Math.max(...lengths) < Math.min(...lengths) * 1.03 };
}

type Claim = readonly [RegExp, (features: QuadFeatures) => boolean];

/** What words say of a figure; denials are read first and taken out. */
const denials: readonly Claim[] = [
  [
    /همهٔ ضلع‌هایش مساوی نیستند|ضلع‌های کنار هم مساوی نیستند|ضلع‌های کنار هم نامساوی|و نه چهار ضلع مساوی|نه مساوی‌اند/,
    (f) => !f.areSidesEqual,
  ],
  [/طول و عرضش با هم فرق دارد/, (f) => !f.areSidesEqual],
  [
    /زاویهٔ راست ندارد|بدون زاویهٔ راست|نه زاویهٔ راست دارد|نه بر هم عمود|دو زاویهٔ تند و دو زاویهٔ باز/,
    (f) => f.right === 0,
  ],
  [/فقط یک جفت ضلع موازی|فقط ۱ جفت ضلع موازی|فقط دو ضلعش با هم موازی‌اند|جفت دیگر موازی نیست/, (f) => f.pairs === 1],
];
const claims: readonly Claim[] = [
  [/چهار ضلع مساوی|همهٔ ضلع‌هایش مساوی‌اند/, (f) => f.areSidesEqual],
  [/[چه۴][هار]* زاویهٔ راست|همهٔ زاویه‌هایش راست‌اند|مستطیلی است/, (f) => f.right === 4],
  [/دو جفت ضلع|۲ جفت ضلع|روبه‌رویش موازی|ضلع روبه‌رو موازی|متوازی‌الاضلاعی/, (f) => f.pairs === 2],
];

/** The names of the figures of which all is true that the words say. */
export function quadsThatFit(words: string): readonly string[] {
  let rest = words;
  const said: ((features: QuadFeatures) => boolean)[] = [];
  for (const [pattern, test] of [...denials, ...claims]) {
    if (!pattern.test(rest)) continue;
    said.push(test);
    rest = rest.replace(pattern, '');
  }
  if (said.length === 0) throw new Error(`nothing is said in «${words}»`);
  return models.filter(([, corners]) => said.every((test) => test(featuresOf(corners)))).map(([name]) => name);
}

/** The most exact name of a figure, by what is measured. */
export function quadNamed({ pairs, right, areSidesEqual }: QuadFeatures): string {
  if (pairs === 1) return 'ذوزنقه';
  if (pairs !== 2) throw new Error('no name for this one');
  if (right === 4) return areSidesEqual ? 'مربع' : 'مستطیل';
  if (right > 0) throw new Error('some right angles only');
  return areSidesEqual ? 'لوزی' : 'متوازی‌الاضلاع';
}
