import { type RefObject, use, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { type PadBox, PadTargetContext } from './NumberPadProvider.tsx';

const QUERY = '(pointer: coarse)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The main pointer of the device is a finger, so that focusing a box would bring up its keyboard. False on a server. */
function useCoarsePointer(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}

/**
 * Makes a controlled text box one that a `NumberPad` around it can write in.
 *
 * @returns `onFocus` for the box, and whether the device's own keyboard should stay away because a pad is in for it.
 */
export function usePadBox(
  input: RefObject<HTMLInputElement | null>,
  value: string,
  onChange: (value: string) => void,
): { onFocus: () => void; isPadInstead: boolean } {
  const target = use(PadTargetContext);
  const isTouch = useCoarsePointer();
  const latest = useRef({ value, onChange });
  const caret = useRef<number | null>(null);
  const box = useRef<PadBox | null>(null);

  // Keys may come faster than renders: until the next one, `latest` and `caret` hold what the box will show.
  useLayoutEffect(() => {
    latest.current = { value, onChange };
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const edit = useMemo(() => {
    const splice = (reach: number, text: string) => {
      const { value: before, onChange: change } = latest.current;
      const element = input.current;
      if (element === null) return;
      const start = caret.current ?? element.selectionStart ?? before.length;
      const end = caret.current ?? element.selectionEnd ?? before.length;
      const from = start === end ? Math.max(0, start - reach) : start;
      const after = before.slice(0, from) + text + before.slice(end);
      if (after === before && text === '') return;
      // A digit written over by itself is announced too, as a box of one digit goes on to the next; no render need come of it.
      if (after === before) element.setSelectionRange(end, end);
      else caret.current = from + text.length;
      latest.current = { value: after, onChange: change };
      change(after);
    };
    return { insert: (text: string) => splice(0, text), erase: () => splice(1, '') };
  }, [input]);

  const addBox = target?.addBox;
  useEffect(() => {
    const element = input.current;
    if (addBox === undefined || element === null) return;
    box.current = { element, ...edit };
    return addBox(box.current);
  }, [addBox, edit, input]);

  return {
    onFocus: () => {
      if (box.current !== null) target?.chooseBox(box.current);
    },
    isPadInstead: isTouch && target?.hasPad === true,
  };
}

/** Hands the pad on to another box of the same answer, without taking the focus from anyone who works on the pad by keys. */
export function usePadChooser(): (element: HTMLInputElement) => void {
  const target = use(PadTargetContext);
  return (element) => target?.chooseElement(element);
}
