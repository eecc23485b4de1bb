import { type PointerEvent, useRef, useState } from 'react';
import { OTHER, type Side } from './pairing.ts';

export interface MatchDrag {
  readonly side: Side;
  readonly id: string;
  /** Where the pointer is, in px of the window. */
  readonly x: number;
  readonly y: number;
  /** The card of the other column under the pointer. */
  readonly over: string | null;
}

/** A finger rests a little before it moves; less than this, in px, is a tap. */
const THRESHOLD = 6;

/**
 * Pulls a line from a card to one of the other column. A finger that moves up or down scrolls the page, as the browser
 * decides; nothing is joined then, nor when the pointer is let go beside the cards.
 *
 * @param cards the elements of a column by the ids of their cards
 */
export function useMatchDrag(
  cards: (side: Side) => ReadonlyMap<string, HTMLElement>,
  onDrop: (side: Side, id: string, over: string) => void,
) {
  const [drag, setDrag] = useState<MatchDrag | null>(null);
  const press = useRef<{ readonly pointer: number; readonly x: number; readonly y: number } | null>(null);
  /** The browser clicks after a drag too; that click means nothing. */
  const wasDragged = useRef(false);

  const stop = () => {
    press.current = null;
    setDrag(null);
  };

  const cardAt = (side: Side, x: number, y: number): string | null => {
    for (const [id, element] of cards(side)) {
      const box = element.getBoundingClientRect();
      if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) return id;
    }
    return null;
  };

  return {
    drag,
    /** True once after a drag, for the click that follows it. */
    takeClick: () => {
      const taken = wasDragged.current;
      wasDragged.current = false;
      return taken;
    },
    handlers: (side: Side, id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false;
        if (event.button === 0 && event.isPrimary) {
          press.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
        }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const start = press.current;
        if (start === null || start.pointer !== event.pointerId) return;
        const { clientX: x, clientY: y } = event;
        if (drag === null && Math.hypot(x - start.x, y - start.y) < THRESHOLD) return;
        if (drag === null) {
          wasDragged.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        setDrag({ side, id, x, y, over: cardAt(OTHER[side], x, y) });
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (press.current?.pointer !== event.pointerId) return;
        const over = wasDragged.current ? cardAt(OTHER[side], event.clientX, event.clientY) : null;
        stop();
        if (over !== null) onDrop(side, id, over);
      },
      onPointerCancel: stop,
    }),
  };
}
