import { openBlank } from '../number-boxes.ts';
import type { IntegerForm } from './model.ts';

export function open({ kind, blanks }: IntegerForm): IntegerForm {
  return { kind, blanks: blanks.map(openBlank) };
}
