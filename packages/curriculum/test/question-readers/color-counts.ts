import { type Sheet, wordsOf } from './sheet.ts';

const names: Readonly<Record<string, string>> = { turmeric: 'زرد', leaf: 'سبز', rose: 'قرمز', sky: 'آبی' };
const number = (digits: string) => Number(digits.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))));

/** How often each color is there: in a bag or on a spinner one by one, or as the words tell it. */
export function countedColors({ figure, stem }: Sheet): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (tone: string, count: number) => {
    const name = names[tone] ?? tone;
    counts.set(name, (counts.get(name) ?? 0) + count);
  };
  if (figure?.t === 'bag') for (const { beads } of figure.bags) for (const { tone, count } of beads) add(tone, count);
  else if (figure?.t === 'spinner')
    for (const { sectors } of figure.spinners) for (const { tone } of sectors) add(tone, 1);
  else
    for (const [, digits = '', name = ''] of wordsOf(stem).matchAll(/([۰-۹]+) مهرهٔ (زرد|سبز|قرمز|آبی)/g))
      add(name, number(digits));
  return counts;
}
