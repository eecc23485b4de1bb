import { everyNumber } from './every-number.ts';
import { formulas, nodeValue, type Sheet, terms } from './sheet.ts';

/** The percents of the stem, in reading order. */
export function percentsStatement(sheet: Sheet): readonly number[] {
  return formulas(sheet.stem)
    .flatMap(terms)
    .flatMap((node) => (node.t === 'percent' ? [nodeValue(node).n === 0n ? 0 : Number(node.value)] : []));
}

/** Amounts of the stem, percents left out; in reading order. */
export function amountsStatement(sheet: Sheet): readonly number[] {
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
