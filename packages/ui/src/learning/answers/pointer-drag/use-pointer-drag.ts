import { type PointerEvent, useRef, useState } from 'react';

/** Where a pointer is, in px of the window, and how far it has come since it was put down. */
export interface PointerWay {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** What is dragged by a pointer. */
export interface PointerDrag<Item, Target> extends PointerWay {
  readonly item: Item;
  /** What would take it if it were let go now. */
  readonly over: Target | null;
}

/** A finger rests a little before it moves; less than this, in px, is a tap. */
const THRESHOLD = 6;

/**
 * Carries a thing to a place by mouse, pen or finger. A finger that scrolls the page, as the browser decides, carries
 * nothing, nor does a pointer that is let go beside all places.
 *
 * @param targetAt the place at a point of the window, and how far the pointer has come, in px
 * @param onCarry the thing begins to move; nothing has moved yet
 */
export function usePointerDrag<Item, Target>(
  targetAt: (item: Item, at: PointerWay) => Target | null,
  onDrop: (item: Item, target: Target) => void,
  onCarry?: (item: Item) => void,
) {
  const [drag, setDrag] = useState<PointerDrag<Item, Target> | null>(null);
  const press = useRef<{ readonly pointer: number; readonly x: number; readonly y: number } | null>(null);
  /** The browser clicks after a drag too; that click means nothing. */
  const wasDragged = useRef(false);

  const stop = () => {
    press.current = null;
    setDrag(null);
  };

  return {
    drag,
    /** True once after a drag, for the click that follows it. */
    takeClick: () => {
      const taken = wasDragged.current;
      wasDragged.current = false;
      return taken;
    },
    handlers: (item: Item) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false;
        if (event.button === 0 && event.isPrimary) {
          press.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
        }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const start = press.current;
        if (start === null || start.pointer !== event.pointerId) return;
        const way = wayOf(start, event);
        if (drag === null && Math.hypot(way.dx, way.dy) < THRESHOLD) return;
        if (drag === null) {
          wasDragged.current = true;
          onCarry?.(item);
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        setDrag({ item, ...way, over: targetAt(item, way) });
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const start = press.current;
        if (start?.pointer !== event.pointerId) return;
        const over = wasDragged.current ? targetAt(item, wayOf(start, event)) : null;
        stop();
        if (over !== null) onDrop(item, over);
      },
      onPointerCancel: stop,
    }),
    /** Lets go of it where it came from. */
    cancel: stop,
  };
}

const wayOf = (
  start: { readonly x: number; readonly y: number },
  { clientX: x, clientY: y }: PointerEvent,
): PointerWay => ({
  x,
  y,
  dx: x - start.x,
  dy: y - start.y,
});

/** The key of the element that a point of the window lies in, in px. */
export function keyAt<Key>(
  elements: ReadonlyMap<Key, HTMLElement>,
  { x, y }: { readonly x: number; readonly y: number },
): Key | null {
  for (const [key, element] of elements) {
    const box = element.getBoundingClientRect();
    if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) return key;
  }
  return null;
}
