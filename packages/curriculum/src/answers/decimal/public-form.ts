import { publicBlank } from '../number-boxes.ts';
import type { DecimalForm } from './model.ts';

export function publicForm({ kind, blanks }: DecimalForm): DecimalForm {
  return { kind, blanks: blanks.map(publicBlank) };
}
