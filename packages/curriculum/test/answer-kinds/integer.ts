import { numberBoxes } from './number-boxes.ts';

/** Small numbers are everywhere («۲ قسمت»); only a larger one can be stated. */
export const integer = numberBoxes('integer', (value) => Math.abs(Number(value)) >= 20);
