import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** More rows than this are not all kept in the page. */
const MANY_ROWS = 100;
/** Rows kept beyond each edge of the box, so that the next step of Tab or of the wheel finds them there. */
const SPARE = 12;
/** Stands for the height of a row and of the box until they are measured. */
const GUESS = { row: 53, box: 640 };
/** The window moves by so many rows at a time: not every pixel of scrolling renders. */
const STEP = 4;

/**
 * Which rows of a long table are in the page: those in sight of the box it scrolls in and a few beyond, between two
 * empty rows as high as what is left out. Every row is taken to be as high as those in the page are on the average.
 * @param isThere whether the box is in the page
 */
export function useRowWindow(box: RefObject<HTMLElement | null>, isThere: boolean, count: number) {
  const isWindowed = count > MANY_ROWS;
  const [view, setView] = useState({ first: 0, visible: Math.ceil(GUESS.box / GUESS.row), rowSize: GUESS.row });
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    const element = box.current;
    if (!isThere || !isWindowed || !element) return;
    const look = () => {
      const rows = [...element.querySelectorAll<HTMLElement>('tr[aria-rowindex]')];
      const height = rows.reduce((sum, row) => sum + row.offsetHeight, 0);
      const measured = height > 0 ? height / rows.length : GUESS.row;
      setView((old) => {
        // A new height of rows moves everything below it: not for a pixel.
        const rowSize = Math.abs(measured - old.rowSize) > 2 ? measured : old.rowSize;
        const first = Math.floor(element.scrollTop / rowSize / STEP) * STEP;
        const visible = Math.ceil((element.clientHeight || GUESS.box) / rowSize);
        return first === old.first && visible === old.visible && rowSize === old.rowSize
          ? old
          : { first, visible, rowSize };
      });
      hadFocus.current = element.querySelector('tbody')?.contains(document.activeElement) ?? false;
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [box, isThere, isWindowed]);

  const from = isWindowed ? Math.max(0, Math.min(view.first, count - view.visible) - SPARE) : 0;
  const to = isWindowed ? Math.min(count, view.first + view.visible + STEP + SPARE) : count;

  // Who scrolls away from the row they was in stays within the table, and goes on with the arrows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows leave the page when the window moves
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [from, to]);

  return { isWindowed, from, to, before: from * view.rowSize, after: (count - to) * view.rowSize };
}
