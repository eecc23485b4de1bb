import { everyNumber } from './every-number.ts';
import type { Sheet } from './sheet.ts';

/** Every number of the stem with its sign, in reading order. */
export function signedNumbers(sheet: Sheet): readonly number[] {
  return everyNumber(sheet.stem).map(({ numerator }) => numerator);
}
