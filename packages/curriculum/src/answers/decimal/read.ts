import { readBoxes } from '../number-boxes.ts';
import { readDecimal } from '../read-number.ts';
import type { Fields, Reading } from '../reading.ts';
import type { DecimalForm } from './model.ts';

/** A number in every box. */
export function read({ blanks }: DecimalForm, fields: Fields): Reading {
  return readBoxes(readDecimal, blanks, fields);
}
