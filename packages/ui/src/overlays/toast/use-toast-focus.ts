import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { holdToasts, runToasts, type ShownToast } from './toast-queue.ts';

interface Place {
  shown: readonly ShownToast[];
  isHovered: boolean;
  isByPointer: boolean;
  /** Which toast has the focus. */
  focusedKey: number | undefined;
  /** Where the focus was last among the toasts, and before them. */
  inside: HTMLElement | null;
  outside: HTMLElement | null;
}

const isIn = (region: HTMLElement | null, target: EventTarget | null) =>
  target instanceof Node && region?.contains(target) === true;

/** Moves the focus, if there still is where to. */
function focus(element: HTMLElement | null | undefined): boolean {
  if (!element?.isConnected) return false;
  element.focus({ preventScroll: true });
  return true;
}

const elementsOf = (region: HTMLElement | null) => [
  ...(region?.querySelectorAll<HTMLElement>('[role="alertdialog"]') ?? []),
];

const keepTime = ({ isHovered, focusedKey }: Place) =>
  isHovered || focusedKey !== undefined ? holdToasts() : runToasts();

/** Gives the focus back to where it was before it went to the toasts. */
function goBack(place: Place): boolean {
  place.focusedKey = undefined;
  return focus(place.outside);
}

/**
 * Holds the time of toasts that are looked at, leads F6 to the newest and back, and finds a place for the focus when the
 * toast that has it goes: the next newer one, else the next older. Where it was before, if that was the last toast or the
 * hand is at a pointer: left among the toasts, it would hold their time for good.
 *
 * @param shown the toasts in sight, each an element with `role=alertdialog` in `region`, in the same order
 */
export function useToastFocus(region: RefObject<HTMLElement | null>, shown: readonly ShownToast[]) {
  const ref = useRef<Place>({
    shown,
    isHovered: false,
    isByPointer: false,
    focusedKey: undefined,
    inside: null,
    outside: null,
  });
  const isOpen = shown.length > 0;

  useLayoutEffect(() => {
    const place = ref.current;
    const were = place.shown;
    place.shown = shown;
    const at = were.findIndex(({ key }) => key === place.focusedKey);
    if (at === -1 || shown.some(({ key }) => key === place.focusedKey)) return;
    const isLeft = (toast: ShownToast) => shown.includes(toast);
    const next = were.slice(0, at).findLast(isLeft) ?? were.slice(at).find(isLeft) ?? shown[0];
    if ((next === undefined || place.isByPointer) && goBack(place)) keepTime(place);
    else if (next !== undefined) focus(elementsOf(region.current)[shown.indexOf(next)]);
  }, [shown, region]);

  useEffect(() => {
    if (!isOpen) return;
    const place = ref.current;
    const hover = (isHovered: boolean) => {
      if (place.isHovered === isHovered) return;
      place.isHovered = isHovered;
      keepTime(place);
    };
    const listeners: { [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void } = {
      // Over the page rather than the toasts: one that goes from under the pointer does not tell of its leaving.
      pointerover: ({ pointerType, target }) => hover(pointerType !== 'touch' && isIn(region.current, target)),
      pointerout: ({ relatedTarget }) => {
        if (!isIn(region.current, relatedTarget)) hover(false);
      },
      pointerdown: () => {
        place.isByPointer = true;
      },
      keydown: (event) => {
        place.isByPointer = false;
        if (event.key !== 'F6' || event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        const active = document.activeElement;
        if (!isIn(region.current, active)) focus(place.inside) || focus(elementsOf(region.current)[0]);
        else if (!focus(place.outside) && active instanceof HTMLElement) active.blur();
      },
    };
    const ending = new AbortController();
    for (const [name, listener] of Object.entries(listeners)) {
      document.addEventListener(name, listener as EventListener, { capture: true, signal: ending.signal });
    }
    keepTime(place);
    return () => {
      ending.abort();
      place.isHovered = false;
      if (place.focusedKey !== undefined) goBack(place);
      holdToasts();
    };
  }, [isOpen, region]);

  return {
    onFocus({ target, relatedTarget }: FocusEvent<HTMLElement>) {
      const place = ref.current;
      if (relatedTarget instanceof HTMLElement && !isIn(region.current, relatedTarget)) place.outside = relatedTarget;
      place.inside = target;
      place.focusedKey = place.shown[elementsOf(region.current).findIndex((each) => each.contains(target))]?.key;
      keepTime(place);
    },
    onBlur({ relatedTarget }: FocusEvent<HTMLElement>) {
      const place = ref.current;
      // The second: another window has the focus now, and will give it back to where it was.
      if (isIn(region.current, relatedTarget) || isIn(region.current, document.activeElement)) return;
      place.outside = null;
      place.focusedKey = undefined;
      keepTime(place);
    },
  };
}
