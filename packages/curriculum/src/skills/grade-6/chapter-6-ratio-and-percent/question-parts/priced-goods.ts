import type { Rng } from '../../../../authoring/index.ts';

/** Things that are bought, with believable prices in toman. */
export interface Ware {
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

export const wares: readonly Ware[] = [
  { name: 'کیف مدرسه', least: 300_000, most: 1_500_000 },
  { name: 'کفش ورزشی', least: 500_000, most: 3_000_000 },
  { name: 'کتاب مصور', least: 80_000, most: 400_000 },
  { name: 'دوچرخه', least: 2_000_000, most: 5_000_000 },
  { name: 'بازی فکری', least: 150_000, most: 900_000 },
  { name: 'لباس ورزشی', least: 250_000, most: 1_800_000 },
  { name: 'ساعت مچی', least: 400_000, most: 2_500_000 },
  { name: 'توپ فوتبال', least: 200_000, most: 1_200_000 },
  { name: 'چراغ مطالعه', least: 250_000, most: 1_500_000 },
  { name: 'عروسک', least: 120_000, most: 800_000 },
  { name: 'قمقمه', least: 100_000, most: 600_000 },
  { name: 'جعبهٔ مداد رنگی', least: 100_000, most: 700_000 },
];

/** A ware and a price for it, a multiple of `step` not above `most`. */
export function priced(rng: Rng, step: number, most: number): { readonly ware: string; readonly price: number } {
  const fitting = wares.filter(({ least }) => least <= most);
  const ware = rng.pick(fitting);
  const [low, high] = [Math.ceil(ware.least / step), Math.floor(Math.min(ware.most, most) / step)];
  return { ware: ware.name, price: rng.int(Math.min(low, high), high) * step };
}

/** `percent` of an amount when it is whole, else null. */
export function wholePercent(amount: number, percent: number): number | null {
  return (amount * percent) % 100 === 0 ? (amount * percent) / 100 : null;
}
