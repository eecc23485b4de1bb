import { isBlank } from '../is-blank.ts';
import type { Emptiness } from '../kind.ts';
import type { ClockForm, ClockInput } from './model.ts';

export const clockEmptiness: Emptiness<ClockForm, ClockInput> = {
  kind: 'clock',
  emptyInput: ({ seconds }) => ({ kind: 'clock', hour: '', minute: '', ...(seconds === true && { second: '' }) }),
  isEmpty: ({ hour, minute, second = '' }) => [hour, minute, second].every(isBlank),
};
