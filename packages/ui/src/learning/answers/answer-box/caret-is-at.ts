import type { KeyboardEvent } from 'react';

/** The caret is at an end of what a box holds, so that the next arrow may leave the box. */
export function caretIsAt(event: KeyboardEvent<HTMLInputElement>, edge: 'start' | 'end'): boolean {
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  return selectionStart === selectionEnd && selectionStart === (edge === 'start' ? 0 : value.length);
}
