import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useDirection } from '../../i18n/direction.ts';

/**
 * How many actions of a bar are seen, followed while the bar or the size of its text changes. All are drawn, before anything is seen, to
 * find out where each ends.
 * @param names what the widths follow from; after a change they are found out again
 */
export function useFitting(
  bar: RefObject<HTMLElement | null>,
  more: RefObject<HTMLElement | null>,
  names: string,
): number {
  const isRtl = useDirection() === 'rtl';
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  const [known, setKnown] = useState(names);
  const ends = useRef<readonly number[]>([]);
  if (names !== known) {
    setKnown(names);
    setCount(Number.POSITIVE_INFINITY);
  }
  const isWhole = count === Number.POSITIVE_INFINITY;

  useLayoutEffect(() => {
    const [box, button] = [bar.current, more.current];
    if (box === null || button === null) return;
    const around = box.getBoundingClientRect();
    if (isWhole) {
      ends.current = [...box.querySelectorAll('[data-action]')].map((action) => {
        const { left, right } = action.getBoundingClientRect();
        return isRtl ? around.right - left : right - around.left;
      });
    }
    const fit = () => {
      const gap = Number.parseFloat(getComputedStyle(box).columnGap) || 0;
      setCount(fitting(ends.current, box.clientWidth, button.offsetWidth + gap));
    };
    fit();
    const { offsetWidth } = button;
    const observer = new ResizeObserver(() => {
      // Another size of text: each action ends elsewhere.
      if (button.offsetWidth !== offsetWidth) setCount(Number.POSITIVE_INFINITY);
      else fit();
    });
    observer.observe(box);
    observer.observe(button);
    return () => observer.disconnect();
  }, [bar, more, isWhole, isRtl]);

  return count;
}

/**
 * How many actions of a bar are seen: all where they fit, else as many as leave space for the button of the others.
 * @param ends where each action ends, in pixels from the start of the bar
 * @param width the width of the bar
 * @param more the width of the button, with the gap before it
 */
export function fitting(ends: readonly number[], width: number, more: number): number {
  // Widths are rounded at some sizes of text.
  const fits = (end: number, within: number) => end <= within + 0.5;
  if (ends.every((end) => fits(end, width))) return ends.length;
  const cut = ends.findIndex((end) => !fits(end, width - more));
  return cut < 0 ? ends.length - 1 : cut;
}
