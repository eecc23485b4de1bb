import type { Inline } from '../../content/blocks.ts';
import { line, text } from '../../content/build.ts';
import type { AnswerMessages } from '../kind.ts';
import type { CategorizeForm, CategorizeInput, CategorizeKey, Placing } from './model.ts';

export function printKey({ placed }: CategorizeKey, form: CategorizeForm): readonly Inline[] {
  return byBins(placed, form);
}

export function printInput({ placed }: CategorizeInput, form: CategorizeForm): readonly Inline[] {
  return byBins(placed, form);
}

/** «زوج: ۲، ۴؛ فرد: ۳»: bins in the order of the form, cards too; a bin without cards is left out. */
function byBins(placed: readonly Placing[], { items, bins }: CategorizeForm): readonly Inline[] {
  const filled = bins.flatMap(({ id, label }) => {
    const cards = items.filter((item) => placed.some(([card, bin]) => card === item.id && bin === id));
    return cards.length === 0 ? [] : [{ label, cards }];
  });
  return filled.flatMap(({ label, cards }, index) => [
    text(`${index === 0 ? '' : '؛ '}${label}: `),
    ...cards.flatMap(({ content }, at) => (at === 0 ? content : [text('، '), ...content])),
  ]);
}

export const messages: AnswerMessages = {
  empty: line`اول هر کارت را در دستهٔ خودش بگذار.`,
  wrong: line`هر کارت را یک بار دیگر با نام دسته‌اش مقایسه کن.`,
  partial: (right, outOf) => line`${right} کارت از ${outOf} کارت در دستهٔ خودش است. جای بقیه را یک بار دیگر ببین.`,
};
