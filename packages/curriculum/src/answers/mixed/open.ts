import type { MixedForm } from './model.ts';

export function open({ kind, improper }: MixedForm): MixedForm {
  return improper === undefined ? { kind } : { kind, improper };
}
