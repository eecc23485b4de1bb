import type { ClockForm } from './model.ts';

export function publicForm({ kind, format, seconds }: ClockForm): ClockForm {
  return { kind, format, ...(seconds === undefined ? {} : { seconds }) };
}
