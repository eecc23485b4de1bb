import type { IntegerInput, IntegerKey } from './model.ts';

export { numberParts as parts } from '../number-boxes.ts';

export function inputFromKey({ kind, values }: IntegerKey): IntegerInput {
  return { kind, values };
}

/** Every key is a number that can be typed. */
export function canBeGiven(): boolean {
  return true;
}
