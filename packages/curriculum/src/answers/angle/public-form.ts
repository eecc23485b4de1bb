import type { AngleForm } from './model.ts';

export function publicForm({ kind, zero }: AngleForm): AngleForm {
  return { kind, zero };
}
