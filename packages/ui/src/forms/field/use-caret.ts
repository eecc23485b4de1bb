import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';

/**
 * Holds the caret in place when a field changes the text under the typing hand (other digits turned to Persian ones,
 * letters left out): React alone would put it at the end. Call the returned function with the wanted position while
 * handling the change.
 */
export function useCaret(input: RefObject<HTMLInputElement | null>): (position: number) => void {
  const wanted = useRef<number | null>(null);
  // A change that was left out renders nothing by itself, yet React has put the old text back.
  const [, render] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    if (wanted.current === null) return;
    input.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  });

  return (position) => {
    wanted.current = position;
    render();
  };
}
