import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

type Message = string | undefined;

const listeners = new Set<() => void>();
let isDown = false;
let ending: ReturnType<typeof setTimeout> | undefined;

function begin(): void {
  clearTimeout(ending);
  isDown = true;
}

/** A click is dispatched in the same task as the end of its press, so a timer runs after what the click does. */
function end(): void {
  clearTimeout(ending);
  ending = setTimeout(() => {
    isDown = false;
    for (const listener of listeners) listener();
  });
}

// A finger moves the focus only with the mouse events that follow its pointer events.
const BEGINS = ['pointerdown', 'mousedown'] as const;
const ENDS = ['pointerup', 'pointercancel', 'mouseup'] as const;

function listen(action: 'addEventListener' | 'removeEventListener'): void {
  for (const type of BEGINS) window[action](type, begin, true);
  for (const type of ENDS) window[action](type, end, true);
  // The pointer may be released in another window.
  window[action]('blur', end);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) listen('addEventListener');
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    listen('removeEventListener');
    clearTimeout(ending);
    isDown = false;
  };
}

/**
 * The message of a field, which does not change while a pointer is down. A press moves the focus before it ends: a line that
 * came or went at that moment would move the pressed button away, and the click would be lost.
 */
export function useHeldMessage(message: Message): Message {
  const shown = useRef(message);
  const held = useSyncExternalStore(
    subscribe,
    () => (isDown ? shown.current : message),
    () => message,
  );
  useLayoutEffect(() => {
    shown.current = held;
  }, [held]);
  return held;
}
