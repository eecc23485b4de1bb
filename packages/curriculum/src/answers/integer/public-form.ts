import { publicBlank } from '../number-boxes.ts';
import type { IntegerForm } from './model.ts';

export function publicForm({ kind, blanks }: IntegerForm): IntegerForm {
  return { kind, blanks: blanks.map(publicBlank) };
}
