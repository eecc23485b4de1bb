import { type Ref, useLayoutEffect, useRef } from 'react';
import { ownDirection } from '../../i18n/own-direction.ts';
import { useMergedRef } from './use-merged-ref.ts';

/** Whether the first letter of each line says how it is read: then «Hello!» over a Persian line ends with its mark too. */
function linesSpeakForThemselves(text: string): boolean {
  const lines = text
    .split('\n')
    .map((line) => ({ own: ownDirection(line), first: ownDirection(line.match(/\p{L}/u)?.[0] ?? '') }));
  return (
    lines.some(({ own }) => own === 'ltr') &&
    lines.every(({ own, first }) => own !== undefined || first === undefined || first === 'rtl')
  );
}

/**
 * Gives a box the direction of what is typed in it, unless `dir` says one. Returns the ref of the box.
 * On the element alone: a field does not render again for a letter.
 */
export function useOwnDirection<Box extends HTMLInputElement | HTMLTextAreaElement>(
  ref: Ref<Box> | undefined,
  dir?: string,
) {
  const box = useRef<Box>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || dir !== undefined) return;
    const turn = () => {
      const own = ownDirection(element.value);
      if (own === undefined) element.removeAttribute('dir');
      else element.dir = own;
      element.style.unicodeBidi = own === undefined && linesSpeakForThemselves(element.value) ? 'plaintext' : '';
    };
    turn();
    element.addEventListener('input', turn);
    return () => element.removeEventListener('input', turn);
  });
  return useMergedRef(box, ref);
}
