import { type Block, child, Decimal, liquids, p, type Rng, strips } from '../../../../authoring/index.ts';

interface SharingStory {
  /** What one of the equal parts may be: nobody walks 300 kilometres a day. */
  readonly each: readonly [least: number, most: number];
  readonly write: (rng: Rng, name: string, whole: Decimal | number, parts: number) => readonly Block[];
}

const sharingStories: readonly SharingStory[] = [
  {
    each: [0, 100],
    write: (rng, name, whole, parts) => [
      p`${name} ${whole} متر ${rng.pick(strips)} را به ${parts} تکهٔ مساوی می‌برد.`,
      p`طول هر تکه چند متر است؟`,
    ],
  },
  {
    each: [0, 200],
    write: (rng, _, whole, parts) => [
      p`${whole} لیتر ${rng.pick(liquids)} را در ${parts} ظرف، به یک اندازه ریختند.`,
      p`در هر ظرف چند لیتر است؟`,
    ],
  },
  {
    each: [0, 300],
    write: (_, __, whole, parts) => [
      p`${parts} بستهٔ یکسان روی هم ${whole} کیلوگرم وزن دارند.`,
      p`هر بسته چند کیلوگرم است؟`,
    ],
  },
  {
    each: [0, 30],
    write: (_, name, whole, parts) => [
      p`${name} در ${parts} روز، هر روز به یک اندازه، روی هم ${whole} کیلومتر پیاده‌روی کرد.`,
      p`هر روز چند کیلومتر پیاده‌روی کرده است؟`,
    ],
  },
  {
    each: [20, 300],
    write: (_, __, whole, parts) => [
      p`قیمت ${parts} دفتر یکسان ${whole} هزار تومان است.`,
      p`قیمت هر دفتر چند هزار تومان است؟`,
    ],
  },
  {
    each: [1, 300],
    write: (_, __, whole, parts) => [
      p`یک زمین به مساحت ${whole} متر مربع را به ${parts} قسمت مساوی تقسیم کردند.`,
      p`هر قسمت چند متر مربع است؟`,
    ],
  },
];

/** A story in which \`whole\` is shared out among \`parts\` equal ones. */
export function sharing(rng: Rng, whole: Decimal | number, parts: number): readonly Block[] {
  const value = Decimal.parse(String(whole));
  const fitting = sharingStories.filter(
    ({ each: [least, most] }) =>
      value.compare(Decimal.of(least * parts)) >= 0 && value.compare(Decimal.of(most * parts)) <= 0,
  );
  return rng.pick(fitting).write(rng, child(rng), whole, parts);
}
