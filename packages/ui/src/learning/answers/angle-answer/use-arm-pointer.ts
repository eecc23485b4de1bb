import { type PointerEvent, type RefObject, useRef } from 'react';

/** A finger that goes farther than this, in px, scrolls; less is a tap. */
const TAP = 8;

/** Direction of a place of the screen from the vertex, in whole degrees from the right against the clock, 0 to 180. */
function directionOf(vertex: DOMRect, { clientX, clientY }: PointerEvent): number {
  const right = clientX - (vertex.left + vertex.width / 2);
  const up = vertex.top + vertex.height / 2 - clientY;
  // Below the base the nearer end of the protractor is meant.
  if (up <= 0) return right >= 0 ? 0 : 180;
  return Math.round((Math.atan2(up, right) * 180) / Math.PI);
}

/**
 * Turns an arm by mouse, pen or finger, in places of the screen. The knob goes along with any pointer; on the face a mouse
 * takes the arm along at once, a finger only by a tap, so that scrolling the page over the face changes nothing.
 *
 * @param vertex the element whose middle the arm turns about
 */
export function useArmPointer(vertex: RefObject<Element | null>, onTurn: (direction: number) => void) {
  const press = useRef<{
    readonly pointer: number;
    readonly x: number;
    readonly y: number;
    readonly isDrag: boolean;
  } | null>(null);

  const take = (event: PointerEvent) => {
    const box = vertex.current?.getBoundingClientRect();
    if (box !== undefined) onTurn(directionOf(box, event));
  };
  const begin = (event: PointerEvent, isDrag: boolean) => {
    if (event.button !== 0 || !event.isPrimary) return;
    press.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, isDrag };
    if (!isDrag) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  const follow = {
    onPointerMove: (event: PointerEvent) => {
      const start = press.current;
      if (start !== null && start.pointer === event.pointerId && start.isDrag) take(event);
    },
    onPointerUp: (event: PointerEvent) => {
      const start = press.current;
      press.current = null;
      if (start === null || start.pointer !== event.pointerId) return;
      if (start.isDrag || Math.hypot(event.clientX - start.x, event.clientY - start.y) <= TAP) take(event);
    },
    onPointerCancel: () => {
      press.current = null;
    },
  };

  return {
    face: {
      ...follow,
      onPointerDown: (event: PointerEvent) => begin(event, event.pointerType === 'mouse'),
    },
    knob: {
      ...follow,
      onPointerDown: (event: PointerEvent) => {
        event.stopPropagation();
        begin(event, true);
      },
    },
  };
}
