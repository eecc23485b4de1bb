import type { MixedForm } from './model.ts';

export function open({ kind }: MixedForm): MixedForm {
  return { kind };
}
