import { useEffect, useRef } from 'react';
import { focusHeading } from './focus-heading.ts';

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
