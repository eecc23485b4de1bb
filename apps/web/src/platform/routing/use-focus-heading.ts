import { useEffect, useRef } from 'react';

/** The heading of a question is in the header. */
const HEADING = 'main h1, header h1';

/** Moves the focus to the heading of the screen, or of a part of it, from where a screen reader goes on. */
export function focusHeading(heading = HEADING): void {
  const target = document.querySelector<HTMLElement>(heading) ?? document.querySelector<HTMLElement>('main');
  if (target === null) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  // The heading is not a control, so it shows no focus ring.
  target.style.outline = 'none';
  target.focus({ preventScroll: true });
}

/** Moves the focus to the heading when a screen shows something else as a whole: when `shown` changes. */
export function useFocusHeading(shown: unknown): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    focusHeading();
  }, [shown]);
}

/** Moves the focus to the heading where it was in a row that is gone: when there are fewer `rows`, and nothing has the focus. */
export function useFocusOfRows(rows: number): void {
  const before = useRef(rows);
  useEffect(() => {
    const isLost = rows < before.current && (document.activeElement ?? document.body) === document.body;
    before.current = rows;
    if (isLost) focusHeading();
  }, [rows]);
}
