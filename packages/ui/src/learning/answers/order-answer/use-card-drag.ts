import { type PointerEvent, useRef, useState } from 'react';

/** A card on its way under a pointer. */
export interface Drag {
  readonly from: number;
  readonly to: number;
  /** How far the pointer has carried the card, in px along the row. */
  readonly offset: number;
  /** Room that the card leaves behind: its length along the row and the gap after it, in px. */
  readonly distance: number;
  readonly axis: 'x' | 'y';
}

interface Press {
  readonly pointer: number;
  readonly from: number;
  readonly x: number;
  readonly y: number;
  /** Middles of the cards along the row, in px. */
  readonly middles: readonly number[];
  readonly distance: number;
  readonly axis: 'x' | 'y';
}

/** A finger rests a little before it moves; less than this is a tap. */
const THRESHOLD = 6;

function nearest(middles: readonly number[], at: number): number {
  let best = 0;
  middles.forEach((middle, place) => {
    if (Math.abs(middle - at) < Math.abs((middles[best] ?? 0) - at)) best = place;
  });
  return best;
}

/**
 * Carries cards of a row or column by mouse, pen or finger. The order changes only on release; until then the cards in
 * between make distance. Anything that interrupts the pointer (a scroll, a call) leaves the order as it was.
 *
 * @param cards the elements of the cards, in order
 * @param onDrop where a card was taken from and where it was left; equal when it came back to its place
 */
export function useCardDrag(cards: () => readonly HTMLElement[], onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const press = useRef<Press | null>(null);
  /** The browser clicks after a drag too; that click means nothing. */
  const wasDragged = useRef(false);

  const stop = () => {
    press.current = null;
    setDrag(null);
  };

  const follow = (event: PointerEvent<HTMLElement>): Drag | null => {
    const start = press.current;
    if (start === null || event.pointerId !== start.pointer) return null;
    const offset = start.axis === 'x' ? event.clientX - start.x : event.clientY - start.y;
    if (drag === null && Math.hypot(event.clientX - start.x, event.clientY - start.y) < THRESHOLD) return null;
    const to = nearest(start.middles, (start.middles[start.from] ?? 0) + offset);
    return { from: start.from, to, offset, distance: start.distance, axis: start.axis };
  };

  return {
    drag,
    /** True once after a drag, for the click that follows it. */
    takeClick: () => {
      const taken = wasDragged.current;
      wasDragged.current = false;
      return taken;
    },
    handlers: (from: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false;
        if (event.button !== 0 || !event.isPrimary) return;
        const boxes = cards().map((card) => card.getBoundingClientRect());
        const [first, second] = boxes;
        const taken = boxes[from];
        if (first === undefined || second === undefined || taken === undefined) return;
        const axis = Math.abs(second.x - first.x) > Math.abs(second.y - first.y) ? 'x' : 'y';
        const middles = boxes.map((box) => (axis === 'x' ? box.x + box.width / 2 : box.y + box.height / 2));
        const distance =
          axis === 'x' ? taken.width + second.left - first.right : taken.height + second.top - first.bottom;
        press.current = { pointer: event.pointerId, from, x: event.clientX, y: event.clientY, middles, distance, axis };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const next = follow(event);
        if (next === null) return;
        if (drag === null) {
          wasDragged.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        setDrag(next);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const last = follow(event);
        stop();
        if (last !== null && wasDragged.current) onDrop(last.from, last.to);
      },
      onPointerCancel: stop,
    }),
    /** Lets go of the card where it came from. */
    cancel: stop,
  };
}

/** How far a card stands from its own place while another one is carried past it, as a CSS `translate`. */
export function shiftOf(place: number, drag: Drag | null): string | undefined {
  if (drag === null) return undefined;
  const { from, to, offset, distance, axis } = drag;
  let shift = 0;
  if (place === from) shift = offset;
  else if (from < place && place <= to) shift = -distance;
  else if (to <= place && place < from) shift = distance;
  return axis === 'x' ? `${shift}px 0` : `0 ${shift}px`;
}
