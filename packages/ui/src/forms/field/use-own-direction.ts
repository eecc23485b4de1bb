import { type Ref, useLayoutEffect, useRef } from 'react';
import { ownDirection } from '../../i18n/own-direction.ts';
import { useMergedRef } from './use-merged-ref.ts';

/**
 * Gives a box the direction of what is typed in it, unless `dir` says one. Returns the ref of the box.
 * On the element alone: a field does not render again for a letter.
 * @param turned what else is made of the direction it has now
 */
export function useOwnDirection<Box extends HTMLInputElement | HTMLTextAreaElement>(
  ref: Ref<Box> | undefined,
  dir?: string,
  turned?: (box: Box, own: 'ltr' | 'rtl' | undefined) => void,
) {
  const box = useRef<Box>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || dir !== undefined) return;
    const turn = () => {
      const own = ownDirection(element.value);
      if (own === undefined) element.removeAttribute('dir');
      else element.dir = own;
      turned?.(element, own);
    };
    turn();
    element.addEventListener('input', turn);
    return () => element.removeEventListener('input', turn);
  });
  return useMergedRef(box, ref);
}
