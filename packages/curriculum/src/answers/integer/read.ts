import { readBoxes } from '../number-boxes.ts';
import { readWhole } from '../read-number.ts';
import type { Fields, Reading } from '../reading.ts';
import type { IntegerForm } from './model.ts';

/** A number in every box. */
export function read({ blanks }: IntegerForm, fields: Fields): Reading {
  return readBoxes(readWhole, blanks, fields);
}
