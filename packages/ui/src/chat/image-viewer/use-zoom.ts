import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { FITTED, panned, type Zoom, zoomed } from './zoom.ts';

/** So much larger for each pixel the wheel turns. */
const WHEEL = 0.002;
/** What a double press brings nearer. */
const NEARER = 2.5;
/** A finger that goes so far sideways turns the page. */
const SWIPE = 60;

interface Point {
  x: number;
  y: number;
}

const sizeOf = (element: HTMLElement | null) => ({
  width: element?.offsetWidth ?? 0,
  height: element?.offsetHeight ?? 0,
});

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spread = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** A picture that is made larger and moved, by wheel, fingers and pointer. `onSwipe` gets how far a finger moved, in pixels to the right. */
export function useZoom(
  stage: RefObject<HTMLDivElement | null>,
  picture: RefObject<HTMLImageElement | null>,
  onSwipe: (way: number) => void,
) {
  const [zoom, setZoom] = useState<Zoom>(FITTED);
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Point | null>(null);

  const zoomBy = useCallback(
    (factor: number, at?: Point) => {
      const box = stage.current?.getBoundingClientRect();
      const point =
        at && box ? { x: at.x - (box.x + box.width / 2), y: at.y - (box.y + box.height / 2) } : { x: 0, y: 0 };
      setZoom((old) => zoomed(old, factor, point, sizeOf(picture.current), sizeOf(stage.current)));
    },
    [stage, picture],
  );

  const panBy = useCallback(
    (x: number, y: number) => setZoom((old) => panned(old, x, y, sizeOf(picture.current), sizeOf(stage.current))),
    [stage, picture],
  );

  const reset = useCallback(() => setZoom(FITTED), []);

  // React listens to wheels passively, and the page behind would scroll.
  useEffect(() => {
    const element = stage.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
      zoomBy(Math.exp(-pixels * WHEEL), { x: event.clientX, y: event.clientY });
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [stage, zoomBy]);

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    start.current =
      pointers.current.size === 1 && event.pointerType === 'touch' ? { x: event.clientX, y: event.clientY } : null;
  };

  const onPointerMove = (event: PointerEvent) => {
    if (!pointers.current.has(event.pointerId)) return;
    const before = [...pointers.current.values()];
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = [...pointers.current.values()];
    const from = middle(before);
    const to = middle(now);
    panBy(to.x - from.x, to.y - from.y);
    if (now.length === 2 && spread(before) > 0) zoomBy(spread(now) / spread(before), to);
  };

  const onPointerEnd = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
    const began = start.current;
    start.current = null;
    if (began === null || zoom.scale > 1 || event.type !== 'pointerup') return;
    const way = event.clientX - began.x;
    if (Math.abs(way) > SWIPE && Math.abs(way) > Math.abs(event.clientY - began.y)) onSwipe(way);
  };

  const gestures = {
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
    onDoubleClick: (event: { clientX: number; clientY: number }) => {
      if (zoom.scale > 1) reset();
      else zoomBy(NEARER, { x: event.clientX, y: event.clientY });
    },
  };

  return { zoom, zoomBy, panBy, reset, gestures };
}
