import { type Figure, type FractionBar, persianNumber, type Rng } from '../../../../authoring/index.ts';

/** Things that come in equal pieces, so that one bar or circle is one group. */
const wholes = [
  { shape: 'bars', group: 'بستهٔ شکلات', piece: 'تکه', statement: 'بسته' },
  { shape: 'bars', group: 'نوار مهره', piece: 'مهره', statement: 'نوار' },
  { shape: 'bars', group: 'بستهٔ صابون', piece: 'صابون', statement: 'بسته' },
  { shape: 'bars', group: 'ردیف صندلی', piece: 'صندلی', statement: 'ردیف' },
  { shape: 'bars', group: 'واگن قطار', piece: 'پنجره', statement: 'واگن' },
  { shape: 'circles', group: 'پیتزا', piece: 'برش', statement: 'پیتزا' },
  { shape: 'circles', group: 'کیک گرد', piece: 'برش', statement: 'کیک' },
] as const;

const tones = ['accent', 'turmeric', 'leaf', 'rose', 'sky'] as const;

export interface GroupPicture {
  /** «۴ بستهٔ شکلات». */
  readonly group: string;
  readonly piece: string;
  /** The group by one word: «بسته». */
  readonly statement: string;
  readonly figure: Figure;
}

/** `groups` equal groups of `size`, drawn as bars or circles cut into pieces. */
export function groupPicture(rng: Rng, groups: number, size: number): GroupPicture {
  const { shape, group, piece, statement } = rng.pick(wholes);
  const tone = rng.pick(tones);
  const units: readonly FractionBar[] = Array.from({ length: groups }, () => ({ parts: size, shaded: size, tone }));
  const description = `${persianNumber(groups)} ${group} که هر کدام ${persianNumber(size)} ${piece} دارد`;
  return {
    group,
    piece,
    statement,
    figure: shape === 'bars' ? { t: 'bars', description, bars: units } : { t: 'circles', description, circles: units },
  };
}

/** A line with `groups` hops of `size` from 0, every unit marked and only the start and the tens numbered. */
export function hopPicture(groups: number, size: number): Figure {
  const to = groups * size;
  return {
    t: 'number-line',
    description: `محوری که از صفر شروع می‌شود و روی آن ${persianNumber(groups)} پرش ${persianNumber(size)}تایی دیده می‌شود`,
    from: 0,
    to: Math.ceil((to + 1) / 10) * 10,
    unit: 10,
    divisions: 10,
    hops: { start: 0, size, count: groups },
  };
}
