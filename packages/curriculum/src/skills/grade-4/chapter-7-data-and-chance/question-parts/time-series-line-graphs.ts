import { child, type Figure, type Level, persianNumber, type Rng } from '../../../../authoring/index.ts';

/** Values over time, with an axis they can be read on. */
export interface Series {
  readonly title: string;
  readonly unit: string;
  readonly labels: readonly string[];
  readonly values: readonly number[];
  /** The axis. */
  readonly from: number;
  readonly step: number;
  readonly to: number;
  /** «دمای ساعت ۸», «فروش مهر»: what is measured, ready for a label after it. */
  readonly of: string;
}

interface Setting {
  readonly title: (rng: Rng) => string;
  readonly of: string;
  readonly unit: string;
  readonly labels: readonly string[];
  readonly steps: readonly number[];
  /** Lowest numbered mark and how many marks there are above it, at most. */
  readonly from: readonly number[];
  readonly marks: number;
  /** Values never fall. */
  readonly grows: boolean;
  /** The label values rise to, and fall after: a day is warmest in the afternoon. */
  readonly summit?: string;
}

const months = ['مهر', 'آبان', 'آذر', 'دی', 'بهمن', 'اسفند'] as const;
const days = ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'] as const;
const weeks = [1, 2, 3, 4, 5, 6, 7, 8].map((week) => `هفتهٔ ${persianNumber(week)}`);
const hours = [8, 10, 12, 14, 16, 18, 20, 22].map((hour) => `ساعت ${persianNumber(hour)}`);

const settings: readonly Setting[] = [
  {
    title: () => 'دمای هوا در یک روز',
    of: 'دمای',
    unit: 'درجه',
    labels: hours,
    steps: [2, 5],
    from: [0, 10],
    marks: 7,
    grows: false,
    summit: hours[3] ?? '',
  },
  {
    title: (rng) => `قد نهال ${child(rng)}`,
    of: 'قد نهال در',
    unit: 'سانتی‌متر',
    labels: weeks,
    steps: [2, 5, 10],
    from: [0, 20],
    marks: 8,
    grows: true,
  },
  {
    title: () => 'فروش کتاب یک کتاب‌فروشی',
    of: 'فروش',
    unit: 'جلد',
    labels: months,
    steps: [10, 20, 50],
    from: [0, 100],
    marks: 7,
    grows: false,
  },
  {
    title: (rng) => `صفحه‌هایی که ${child(rng)} هر روز خواند`,
    of: 'تعداد صفحه‌های خوانده‌شدهٔ',
    unit: 'صفحه',
    labels: days,
    steps: [4, 10],
    from: [0],
    marks: 7,
    grows: false,
  },
  {
    title: () => 'بازدیدکننده‌های موزه',
    of: 'تعداد بازدیدکننده‌های',
    unit: 'نفر',
    labels: months,
    steps: [20, 50, 100],
    from: [0, 100],
    marks: 7,
    grows: false,
  },
  {
    title: (rng) => `پس‌انداز ${child(rng)}`,
    of: 'پس‌انداز',
    unit: 'هزار تومان',
    labels: weeks,
    steps: [10, 20],
    from: [0, 50],
    marks: 8,
    grows: true,
  },
  {
    title: () => 'باران هر ماه',
    of: 'باران',
    unit: 'میلی‌متر',
    labels: months,
    steps: [4, 10, 20],
    from: [0],
    marks: 7,
    grows: false,
  },
];

/** The largest at the summit, the others falling off to both sides of it. */
function towards(rng: Rng, summit: number, drawn: readonly number[]): readonly number[] {
  const [top = 0, ...rest] = [...drawn].sort((a, b) => b - a);
  const others = rng.shuffle(rest);
  const up = others.slice(0, summit).sort((a, b) => a - b);
  return [...up, top, ...others.slice(summit).sort((a, b) => b - a)];
}

/** Values on the marks; from level 3 also halfway between two marks, and on an axis that may begin above 0. */
export function drawSeries(rng: Rng, level: Level, most = 8): Series | null {
  const setting = rng.pick(settings);
  const count = Math.min(rng.int(5, level === 1 ? 5 : level === 2 ? 6 : 8), setting.labels.length, most);
  const start = setting.grows || setting.labels === days ? 0 : rng.int(0, setting.labels.length - count);
  const labels = setting.labels.slice(start, start + count);
  const halves = level < 3 ? 2 : 1;
  // Half a step must be a whole number.
  const step = rng.pick(setting.steps.filter((each) => halves === 2 || each % 2 === 0));
  const drawnFrom = level < 3 ? 0 : rng.pick(setting.from);
  const from = drawnFrom - (drawnFrom % step);
  const drawn = labels.map(() => rng.int(1, (setting.marks * 2) / halves - 1) * halves);
  const heights = setting.grows
    ? [...drawn].sort((a, b) => a - b)
    : setting.summit === undefined
      ? drawn
      : towards(rng, Math.max(0, labels.indexOf(setting.summit)), drawn);
  if (new Set(heights).size < heights.length - (setting.grows ? 0 : 1)) return null;
  const values = heights.map((height) => from + (height * step) / 2);
  return {
    title: setting.title(rng),
    unit: setting.unit,
    labels,
    values,
    from,
    step,
    to: from + setting.marks * step,
    of: setting.of,
  };
}

export function lineGraph({ title, unit, labels, values, from, step, to }: Series): Figure {
  return {
    t: 'line-graph',
    description: `نمودار خط شکسته با نام «${title}»، به ${unit}؛ ${labels.map((label, index) => `${label}: ${persianNumber(values[index] ?? 0)}`).join('، ')}`,
    title,
    from,
    step,
    to,
    unit,
    points: labels.map((label, index) => ({ label, value: values[index] ?? 0 })),
  };
}

export function valueAt({ values }: Series, index: number): number {
  return values[index] ?? 0;
}

export function labelAt({ labels }: Series, index: number): string {
  return labels[index] ?? '';
}
