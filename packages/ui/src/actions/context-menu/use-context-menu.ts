import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';

/** Where a menu opens, and from what. */
export interface MenuPlace {
  /** Another one each time. */
  key: number;
  /** In the window: a point where the pointer is, else around what had the focus. */
  rect: DOMRect;
  /** What has the focus again when it closes. */
  origin: RefObject<HTMLElement | null>;
  isByKeys: boolean;
}

interface ContextMenuOptions {
  root: RefObject<HTMLElement | null>;
  isOpen: boolean;
  isDisabled: boolean;
  open: (place: MenuPlace) => void;
  close: () => void;
}

/** So long a finger is held, in milliseconds; phones themselves wait as long. */
const LONG_PRESS = 500;
/** As many pixels a finger that is held may tremble; one that goes further scrolls. */
const TREMBLE = 10;
/** Of something higher, keys open the menu under its first line. */
const LINE = 56;

/** Hears what opens a menu of a part of the page: the right button, a finger that is held, Shift + F10 and the menu key. */
export function useContextMenu({ root, isOpen, isDisabled, open, close }: ContextMenuOptions) {
  const count = useRef(0);
  const finger = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  /** The finger is still down after it opened the menu: where it is lifted is no press. */
  const isHeld = useRef(false);

  const release = () => {
    clearTimeout(finger.current?.timer);
    finger.current = undefined;
  };
  useEffect(() => () => clearTimeout(finger.current?.timer), []);

  const openAt = (rect: DOMRect, target: EventTarget | null, isByKeys: boolean) => {
    release();
    count.current += 1;
    const origin = { current: target instanceof HTMLElement ? target : root.current };
    open({ key: count.current, rect, origin, isByKeys });
  };
  const openAtPoint = (x: number, y: number, target: EventTarget | null) => openAt(new DOMRect(x, y), target, false);

  const latest = useRef({ openAtPoint, close });
  useEffect(() => {
    latest.current = { openAtPoint, close };
  });

  // While it is open the page lies under a layer, which is all that a further press of the right button meets.
  useEffect(() => {
    if (!isOpen) return;
    const again = (event: globalThis.MouseEvent) => {
      event.preventDefault();
      if (event.target instanceof Element && event.target.closest('[role=menu]')) return;
      // What lies under the layer is inert and is not found by its place.
      if (root.current && holds(root.current, event))
        latest.current.openAtPoint(event.clientX, event.clientY, root.current);
      else latest.current.close();
    };
    document.addEventListener('contextmenu', again, true);
    return () => document.removeEventListener('contextmenu', again, true);
  }, [isOpen, root]);

  const isInside = (target: EventTarget) => target instanceof Node && root.current?.contains(target) === true;

  /** A part within the part has a menu of its own; words are written and copied as ever. */
  const isForOthers = ({ target, defaultPrevented }: MouseEvent | PointerEvent | KeyboardEvent) =>
    isDisabled ||
    defaultPrevented ||
    !(target instanceof Element) ||
    target.closest('[data-context-menu]') !== root.current ||
    target.closest('input, textarea, [contenteditable=true]') !== null;

  const onContextMenu = (event: MouseEvent) => {
    if (isForOthers(event)) return;
    event.preventDefault();
    if (isOpen) return;
    const { clientX, clientY, target } = event;
    // A key of the system that opens menus tells no point.
    if (clientX === 0 && clientY === 0) openAt(firstLine(target), target, true);
    else openAtPoint(clientX, clientY, target);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, target } = event;
    if (key !== 'ContextMenu' && !(shiftKey && key === 'F10')) return;
    if (isForOthers(event)) return;
    event.preventDefault();
    event.stopPropagation();
    openAt(firstLine(target), target, true);
  };

  const onPointerDown = (event: PointerEvent) => {
    release();
    isHeld.current = false;
    const { pointerType, isPrimary, clientX: x, clientY: y, target } = event;
    if (pointerType !== 'touch' || !isPrimary || isForOthers(event)) return;
    const timer = setTimeout(() => {
      isHeld.current = true;
      openAtPoint(x, y, target);
    }, LONG_PRESS);
    finger.current = { timer, x, y };
  };

  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const from = finger.current;
    if (from && Math.hypot(clientX - from.x, clientY - from.y) > TREMBLE) release();
  };

  const onClickCapture = (event: MouseEvent) => {
    if (!isHeld.current || !isInside(event.target)) return;
    isHeld.current = false;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    close,
    // On the way down: links and buttons keep to themselves what is pressed on them.
    area: {
      'data-context-menu': '',
      onContextMenu,
      onKeyDownCapture: onKeyDown,
      onPointerDownCapture: onPointerDown,
      onPointerMoveCapture: onPointerMove,
      onPointerUpCapture: release,
      onPointerCancelCapture: release,
      onClickCapture,
    },
  };
}

function holds(element: Element, { clientX, clientY }: globalThis.MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
}

/** Around an element, and around its first line where it is higher. */
function firstLine(target: EventTarget | null): DOMRect {
  const { x, y, width, height } = target instanceof Element ? target.getBoundingClientRect() : new DOMRect();
  return new DOMRect(x, y, width, Math.min(height, LINE));
}
