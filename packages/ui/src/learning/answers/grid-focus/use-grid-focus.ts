import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { AnswerHandle } from '../answer-props.ts';

/** A stop of a grid, row and column from the top left of the screen, 0-based. */
export type GridPlace = readonly [row: number, column: number];

export interface GridFocus {
  /** What a stop takes: only one of them is reached by Tab. */
  stop: (place: GridPlace) => {
    readonly ref: (element: HTMLElement | SVGElement | null) => void;
    readonly tabIndex: 0 | -1;
    readonly onFocus: () => void;
  };
  /** Moves on arrows, Home and End (ends of the row), Page Up and Page Down (ends of the column); true when it was such a key. */
  onKey: (event: KeyboardEvent, place: GridPlace) => boolean;
  /** Puts the focus on a stop. */
  goTo: (place: GridPlace) => void;
  /** Puts the focus on the stop that Tab would reach. */
  focus: () => void;
}

/**
 * One Tab stop for a whole grid, and keys of the screen inside it: the right arrow goes right in every page direction.
 *
 * @param first where the focus is before anybody moved it
 */
export function useGridFocus(
  [rows, columns]: readonly [rows: number, columns: number],
  first: GridPlace,
  { focusOnMount, ref }: { focusOnMount?: boolean | undefined; ref?: Ref<AnswerHandle> | undefined },
): GridFocus {
  const [[row, column], setPlace] = useState(first);
  const stops = useRef(new Map<string, HTMLElement | SVGElement>());

  const goTo = (place: GridPlace) => {
    setPlace(place);
    stops.current.get(place.join(' '))?.focus({ preventScroll: true });
  };
  const focus = () => goTo([row, column]);
  useImperativeHandle(ref, () => ({ focus }));

  const isNew = useRef(true);
  const start = `${row} ${column}`;
  useEffect(() => {
    if (isNew.current && focusOnMount === true) stops.current.get(start)?.focus({ preventScroll: true });
    isNew.current = false;
  }, [focusOnMount, start]);

  return {
    stop: (place) => ({
      ref: (element) => {
        if (element === null) stops.current.delete(place.join(' '));
        else stops.current.set(place.join(' '), element);
      },
      tabIndex: place[0] === row && place[1] === column ? 0 : -1,
      onFocus: () => setPlace(place),
    }),
    onKey: (event, [atRow, atColumn]) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return false;
      const targets: Readonly<Record<string, GridPlace>> = {
        ArrowUp: [atRow - 1, atColumn],
        ArrowDown: [atRow + 1, atColumn],
        ArrowLeft: [atRow, atColumn - 1],
        ArrowRight: [atRow, atColumn + 1],
        Home: [atRow, 0],
        End: [atRow, columns - 1],
        PageUp: [0, atColumn],
        PageDown: [rows - 1, atColumn],
      };
      const target = targets[event.key];
      if (target === undefined) return false;
      event.preventDefault();
      const isInside = target[0] >= 0 && target[0] < rows && target[1] >= 0 && target[1] < columns;
      if (isInside) goTo(target);
      return true;
    },
    goTo,
    focus,
  };
}
