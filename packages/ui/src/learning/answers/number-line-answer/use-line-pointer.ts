import { type PointerEvent, type RefObject, useRef } from 'react';

/** A finger that goes farther than this, in px, drags; less is a tap. */
const THRESHOLD = 6;

/**
 * Drag and tap on the line, in screen places: the direction of the page plays no part. A mouse takes the handle along at
 * once; a finger only when it moves sideways or is lifted, so that scrolling the page over the line changes nothing.
 *
 * @param axis the element that spans from the first tick to the last
 * @param onPlace a place on the line: 0 its left end, 1 its right one, less or more beyond them
 */
export function useLinePointer(axis: RefObject<HTMLElement | null>, onPlace: (share: number) => void) {
  const press = useRef<{ readonly pointer: number; readonly x: number; isDrag: boolean } | null>(null);

  const take = (event: PointerEvent) => {
    const box = axis.current?.getBoundingClientRect();
    if (box !== undefined && box.width > 0) onPlace((event.clientX - box.left) / box.width);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return;
      const isMouse = event.pointerType === 'mouse';
      press.current = { pointer: event.pointerId, x: event.clientX, isDrag: isMouse };
      if (!isMouse) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      take(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const current = press.current;
      if (current === null || current.pointer !== event.pointerId) return;
      if (!current.isDrag && Math.abs(event.clientX - current.x) < THRESHOLD) return;
      if (!current.isDrag) event.currentTarget.setPointerCapture(event.pointerId);
      current.isDrag = true;
      take(event);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (press.current?.pointer !== event.pointerId) return;
      press.current = null;
      take(event);
    },
    onPointerCancel: () => {
      press.current = null;
    },
  };
}
