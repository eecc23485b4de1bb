import type {
  CellPlace,
  DrawingPoint,
  LevelsForm,
  LevelsInput,
  Paint,
  PointsForm,
  SectorsForm,
  SectorsInput,
} from '../model/index.ts';
import { persianNumber } from '../numbers/persian/digits.ts';

function counted(numbers: readonly number[]): string {
  return [...numbers]
    .sort((one, other) => one - other)
    .map((number) => persianNumber(number))
    .join(' و ');
}

/** «سطر ۱: ستون ۲ و ۳؛ سطر ۲: ستون ۴»: squares by their rows from the top and columns from the left, counted from 1. */
export function printCells(cells: readonly CellPlace[]): string {
  const rows = [...new Set(cells.map(([row]) => row))].sort((one, other) => one - other);
  return rows
    .map((row) => {
      const columns = cells.filter(([at]) => at === row).map(([, column]) => column + 1);
      return `سطر ${persianNumber(row + 1)}: ستون ${counted(columns)}`;
    })
    .join('؛ ');
}

/** «طول ۳ و عرض ۴؛ …» on numbered paper, else «۳ خانه از چپ و ۴ خانه از پایین؛ …». */
export function printPoints(points: readonly DrawingPoint[], { background }: Pick<PointsForm, 'background'>): string {
  return points
    .map(([x, y]) =>
      background === 'numbered'
        ? `طول ${persianNumber(x)} و عرض ${persianNumber(y)}`
        : `${persianNumber(x)} خانه از چپ و ${persianNumber(y)} خانه از پایین`,
    )
    .join('؛ ');
}

const toneNames: Readonly<Record<Paint['tone'], string>> = {
  accent: 'رنگی',
  turmeric: 'زرد',
  leaf: 'سبز',
  rose: 'قرمز',
  sky: 'آبی',
};

/** «۳ قسمت رنگی از ۸ قسمت», with more colors «قرمز: ۳ قسمت، آبی: ۲ قسمت». */
export function printSectors(tones: SectorsInput['tones'], { parts, palette }: SectorsForm): string {
  const count = (tone: Paint['tone']) => persianNumber(tones.filter((one) => one === tone).length);
  const [only, ...others] = palette;
  if (only === undefined) return '';
  if (others.length === 0) return `${count(only.tone)} قسمت رنگی از ${persianNumber(parts)} قسمت`;
  return palette.map(({ tone, label }) => `${label ?? toneNames[tone]}: ${count(tone)} قسمت`).join('، ');
}

/** «مهر: ۱۲، آبان: ۸»; a column not set yet shows the empty box. */
export function printLevels(values: LevelsInput['values'], { columns }: LevelsForm): string {
  return columns
    .map(({ label }, index) => {
      const value = values[index] ?? null;
      return `${label}: ${value === null ? '□' : persianNumber(value)}`;
    })
    .join('، ');
}

/** «۶۵ درجه». */
export function printAngle(degrees: number): string {
  return `${persianNumber(degrees)} درجه`;
}
