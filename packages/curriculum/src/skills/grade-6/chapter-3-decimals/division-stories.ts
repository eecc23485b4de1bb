import { type Block, child, type Decimal, liquids, p, type Rng, strips } from '../../../authoring/index.ts';

/** Stories in which `whole` is shared out among `parts` equal ones. */
export function sharing(rng: Rng, whole: Decimal | number, parts: number): readonly Block[] {
  const name = child(rng);
  return rng.pick([
    () => [p`${name} ${whole} متر ${rng.pick(strips)} را به ${parts} تکهٔ مساوی می‌برد.`, p`طول هر تکه چند متر است؟`],
    () => [p`${whole} لیتر ${rng.pick(liquids)} را در ${parts} ظرف، به یک اندازه ریختند.`, p`در هر ظرف چند لیتر است؟`],
    () => [p`${parts} بستهٔ یکسان روی هم ${whole} کیلوگرم وزن دارند.`, p`هر بسته چند کیلوگرم است؟`],
    () => [
      p`${name} در ${parts} روز، هر روز به یک اندازه، روی هم ${whole} کیلومتر پیاده‌روی کرد.`,
      p`هر روز چند کیلومتر پیاده‌روی کرده است؟`,
    ],
    () => [p`قیمت ${parts} دفتر یکسان ${whole} هزار تومان است.`, p`قیمت هر دفتر چند هزار تومان است؟`],
    () => [p`یک زمین به مساحت ${whole} متر مربع را به ${parts} قسمت مساوی تقسیم کردند.`, p`هر قسمت چند متر مربع است؟`],
  ])();
}
