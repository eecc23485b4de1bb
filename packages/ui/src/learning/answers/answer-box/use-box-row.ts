import { isBlank } from '@mashq/curriculum/answers';
import { type KeyboardEvent, type Ref, type RefCallback, useEffect, useImperativeHandle, useRef } from 'react';
import type { AnswerHandle } from '../answer-props.ts';

export interface BoxRow {
  /** Ref of the box at a place, counted from 0. */
  at: (place: number) => RefCallback<HTMLInputElement>;
  /** Moves the focus to a box, with the caret at its start or end. */
  go: (place: number, caret?: 'start' | 'end') => void;
  /** Handles Enter and Backspace of the box at a place; true when it did something. */
  onKey: (event: KeyboardEvent<HTMLInputElement>, place: number) => boolean;
}

/**
 * How the boxes of one answer work together. Enter goes to the next empty box after this one and submits when there is
 * none. Backspace in an empty box goes back to the box before it.
 */
export function useBoxRow(
  values: readonly string[],
  {
    onSubmit,
    focusOnMount,
    ref,
  }: { onSubmit?: (() => void) | undefined; focusOnMount?: boolean | undefined; ref?: Ref<AnswerHandle> | undefined },
): BoxRow {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);

  const go = (place: number, caret: 'start' | 'end' = 'end') => {
    const box = boxes.current[place];
    if (box == null) return;
    box.focus();
    const position = caret === 'start' ? 0 : box.value.length;
    box.setSelectionRange(position, position);
  };

  const goFirst = () => {
    const empty = values.findIndex(isBlank);
    go(empty === -1 ? 0 : empty);
  };

  useImperativeHandle(ref, () => ({ focus: goFirst }));

  const isNew = useRef(true);
  useEffect(() => {
    if (isNew.current && focusOnMount === true) boxes.current[0]?.focus({ preventScroll: true });
    isNew.current = false;
  }, [focusOnMount]);

  return {
    at: (place) => (element) => {
      boxes.current[place] = element;
    },
    go,
    onKey: (event, place) => {
      if (event.nativeEvent.isComposing) return false;
      if (event.key === 'Enter') {
        event.preventDefault();
        if (event.repeat) return true;
        const next = event.currentTarget.readOnly
          ? -1
          : values.findIndex((value, index) => index > place && isBlank(value));
        if (next === -1) onSubmit?.();
        else go(next);
        return true;
      }
      if (event.key === 'Backspace' && event.currentTarget.value === '' && place > 0) {
        event.preventDefault();
        go(place - 1);
        return true;
      }
      return false;
    },
  };
}

/** The caret is at an end of what a box holds, so that the next arrow may leave the box. */
export function caretIsAt(event: KeyboardEvent<HTMLInputElement>, edge: 'start' | 'end'): boolean {
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  return selectionStart === selectionEnd && selectionStart === (edge === 'start' ? 0 : value.length);
}
