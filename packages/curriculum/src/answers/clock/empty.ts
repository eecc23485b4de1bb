import { isBlank } from '../is-blank.ts';
import type { Emptiness } from '../kind.ts';
import type { ClockForm, ClockInput } from './model.ts';

export const emptiness: Emptiness<ClockForm, ClockInput> = {
  emptyInput: ({ seconds }) => ({ kind: 'clock', hour: '', minute: '', ...(seconds === true && { second: '' }) }),
  isEmpty: ({ hour, minute, second = '' }) => [hour, minute, second].every(isBlank),
};
