import type { DecimalInput, DecimalKey } from './model.ts';

export { numberParts as parts } from '../number-boxes.ts';

export function inputFromKey({ kind, values }: DecimalKey): DecimalInput {
  return { kind, values };
}

/** Every key is a number that can be typed. */
export function canBeGiven(): boolean {
  return true;
}
