import { useEffect, useRef } from 'react';

/** Puts the focus into an answer when it appears, where that is wanted: on what `first` gives then. */
export function useFirstFocus(
  focusOnMount: boolean | undefined,
  first: () => HTMLElement | SVGElement | null | undefined,
) {
  const isNew = useRef(true);
  useEffect(() => {
    if (isNew.current && focusOnMount === true) first()?.focus({ preventScroll: true });
    isNew.current = false;
  });
}
