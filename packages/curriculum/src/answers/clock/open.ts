import type { ClockForm } from './model.ts';

export function open({ kind, format, seconds }: ClockForm): ClockForm {
  return { kind, format, ...(seconds === undefined ? {} : { seconds }) };
}
