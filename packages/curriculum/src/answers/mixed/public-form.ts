import type { MixedForm } from './model.ts';

export function publicForm({ kind, improper }: MixedForm): MixedForm {
  return improper === undefined ? { kind } : { kind, improper };
}
