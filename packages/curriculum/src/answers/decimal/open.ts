import { openBlank } from '../number-boxes.ts';
import type { DecimalForm } from './model.ts';

export function open({ kind, blanks }: DecimalForm): DecimalForm {
  return { kind, blanks: blanks.map(openBlank) };
}
