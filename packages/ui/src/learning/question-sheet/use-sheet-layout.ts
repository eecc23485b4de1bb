import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Where the pad is: in a column of its own, or docked at the foot of a phone; `short` where that leaves so little that only
 * the question, its figure and its box are in view.
 */
export type SheetLayout = 'beside' | 'docked' | 'short';

/** As in `sheet-container.css.ts`. */
const BESIDE_REM = 47.5;
/** As `LOW` there. */
const SHORT_REM = 44;

/** Of the sheet that was measured last: the next question most often has the same one, and is then rendered once. */
let lastLayout: SheetLayout = 'beside';

/** The layout that a sheet has, followed while it changes; known before the first paint. */
export function useSheetLayout(root: RefObject<HTMLElement | null>): SheetLayout {
  const [layout, setLayout] = useState(lastLayout);
  useLayoutEffect(() => {
    const sheet = root.current;
    if (sheet === null) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const width = sheet.clientWidth;
      if (width === 0 || width >= BESIDE_REM * rem) lastLayout = 'beside';
      else lastLayout = window.innerHeight <= SHORT_REM * rem ? 'short' : 'docked';
      setLayout(lastLayout);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(sheet);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [root]);
  return layout;
}
