import { type CompositionEvent, useRef, useState } from 'react';

/**
 * For a box that writes another text than what is typed, such as the reader's digits: while a keyboard composes, the box keeps what
 * is composed. Another text in it would end the composition, and the keyboard would write its letters a second time.
 */
export function useComposing(printed: string, change: (typed: string) => void) {
  const isComposing = useRef(false);
  const [composed, setComposed] = useState<string>();
  return {
    value: composed ?? printed,
    onChange: (typed: string) => {
      if (isComposing.current) setComposed(typed);
      else change(typed);
    },
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      isComposing.current = false;
      setComposed(undefined);
      change(currentTarget.value);
    },
  };
}
