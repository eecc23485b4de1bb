import type { AngleForm } from './model.ts';

export function open({ kind, zero }: AngleForm): AngleForm {
  return { kind, zero };
}
