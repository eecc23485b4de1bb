import { type RefObject, useLayoutEffect } from 'react';

/** Says the value in the words that are shown: react-aria itself knows number formats only. */
export function SpokenValue({ input, text }: { input: RefObject<HTMLInputElement | null>; text: string }) {
  // After every render, since react-aria writes its own text again whenever the value changes.
  useLayoutEffect(() => input.current?.setAttribute('aria-valuetext', text));
  return null;
}
