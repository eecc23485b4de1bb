import { isBlank } from '../is-blank.ts';
import type { EmptyInput } from '../kind.ts';
import type { ClockForm, ClockInput } from './model.ts';

export const clockEmptiness: EmptyInput<ClockForm, ClockInput> = {
  kind: 'clock',
  emptyInput: ({ seconds }) => ({ kind: 'clock', hour: '', minute: '', ...(seconds === true && { second: '' }) }),
  isEmpty: ({ hour, minute, second = '' }) => [hour, minute, second].every(isBlank),
  isIncomplete: ({ hour, minute, second = '' }, { seconds }) =>
    [hour, minute, ...(seconds === true ? [second] : [])].some(isBlank),
  incomplete: 'یکی از خانه‌ها هنوز خالی است؛ همه را پر کن. اگر چیزی نیست، صفر بنویس.',
};
