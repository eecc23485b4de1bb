import { everyNumber } from './every-number.ts';
import { formulas, type Sheet, terms, worthOf } from './sheet.ts';

/** The percents of the stem, in reading order. */
export function percentsTold(sheet: Sheet): readonly number[] {
  return formulas(sheet.stem)
    .flatMap(terms)
    .flatMap((node) => (node.t === 'percent' ? [worthOf(node).n === 0n ? 0 : Number(node.value)] : []));
}

/** Amounts of the stem, percents left out; in reading order. */
export function amountsTold(sheet: Sheet): readonly number[] {
  const plain = sheet.stem.map((block) =>
    block.t === 'paragraph'
      ? { ...block, content: block.content.filter((piece) => piece.t === 'text' || piece.math.t !== 'percent') }
      : block,
  );
  return everyNumber(plain).map(({ numerator }) => numerator);
}

/** An amount after it went up or down by so many percent, hundredth by hundredth. */
export function changed(amount: number, percent: number, isUp: boolean): number {
  let hundredths = amount * 100;
  for (let step = 0; step < percent; step += 1) hundredths += isUp ? amount : -amount;
  if (hundredths % 100 !== 0) throw new Error('not a whole amount');
  return hundredths / 100;
}
