import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useDirection } from '../../i18n/direction.ts';
import { list as listClass } from '../floating-surface/floating-surface.css.ts';
import { lineOfKey } from './line-of-key.ts';
import { createTypeahead } from './typeahead.ts';

export interface OptionListProps {
  role: 'menu' | 'listbox';
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  /** While it goes away nothing in it can be chosen any more. */
  isOpen: boolean;
  onClose: () => void;
  /** What opened it; Tab goes on from there. */
  triggerRef: RefObject<HTMLElement | null>;
  /** The line that has the focus first when none is chosen; without one the list itself. */
  start?: 'first' | 'last' | undefined;
  /** Whether it was opened by keyboard, so that the focus shows its ring. */
  isByKeys?: boolean | undefined;
  /** False for a list that opened because the mouse came by: the focus stays where it is. @default true */
  takesFocus?: boolean | undefined;
  /** Of a list within a list: goes back to the line that opened it, by Escape or the arrow towards it. */
  onBack?: (() => void) | undefined;
  className?: string | undefined;
  /** Its lines, alone or in `OptionListSection`s. */
  children: ReactNode;
  ref: RefObject<HTMLDivElement | null>;
}

/** A line carries the words it is found by in `data-text`; one that cannot be chosen has `aria-disabled`. */
const LINE = '[data-text]:not([aria-disabled])';

const listAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[role=menu], [role=listbox]') : null;
/** Its own lines, and not those of a list that one of them opened. */
const linesOf = (list: Element) =>
  [...list.querySelectorAll<HTMLElement>(LINE)].filter((line) => listAt(line) === list);
const lineAt = (target: EventTarget) => (target instanceof Element ? target.closest<HTMLElement>(LINE) : null);

/** The page's focus shows on the line; links of react-aria show theirs by themselves. */
function mark(line: HTMLElement, isFocused: boolean, hasRing: boolean): void {
  line.tabIndex = isFocused ? 0 : -1;
  if (line.hasAttribute('data-rac')) return;
  line.toggleAttribute('data-focused', isFocused);
  line.toggleAttribute('data-focus-visible', isFocused && hasRing);
}

/**
 * The lines of a menu or of a list of choices. Which one has the focus is known to the page alone: all lines are heard
 * from here, and going from one to the next re-renders nothing. A click on a line does what the line says.
 * Keyboard: the arrows, Page Up and Down, Home and End go from line to line, letters find one by its beginning, Enter or
 * Space chooses it, Tab closes and goes on. From: WAI-ARIA Authoring Practices, «Menu» and «Listbox».
 */
export function OptionList({
  isOpen,
  onClose,
  triggerRef,
  start,
  isByKeys = start !== undefined,
  takesFocus = true,
  onBack,
  className = listClass,
  ref,
  ...rest
}: OptionListProps) {
  const isRtl = useDirection() === 'rtl';
  const hasRing = useRef(isByKeys);
  const pressed = useRef<HTMLElement>(null);
  const [find] = useState(createTypeahead);

  useEffect(() => {
    const list = ref.current;
    if (list === null || !takesFocus) return;
    const lines = linesOf(list);
    const chosen = lines.find((line) => line.getAttribute('aria-selected') === 'true');
    const line = chosen ?? (start && lines.at(start === 'first' ? 0 : -1)) ?? list;
    line.focus({ preventScroll: true });
    // Once it is known how high the list can be.
    const frame = requestAnimationFrame(() => line.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [ref, start, takesFocus]);

  const keyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, currentTarget: list } = event;
    if (listAt(event.target) !== list) return;
    if (onBack && isOpen && (key === 'Escape' || key === (isRtl ? 'ArrowRight' : 'ArrowLeft'))) {
      event.preventDefault();
      event.stopPropagation();
      onBack();
      return;
    }
    if (key === 'Escape' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation();
    if (!isOpen) return;
    if (key === 'Tab') {
      // The page is free again before the browser looks for what comes next.
      flushSync(onClose);
      triggerRef.current?.focus();
      return;
    }
    const lines = linesOf(list);
    const here = event.target instanceof HTMLElement ? lines.indexOf(event.target) : -1;
    const line = lines[here];
    const texts = lines.map(({ dataset }) => dataset.text ?? '');
    const page = Math.max(1, Math.floor(list.clientHeight / (lines[0]?.offsetHeight || list.clientHeight)));
    const next = find(event, texts, here) ?? lineOfKey(key, here, lines.length, page, rest.role === 'menu');
    hasRing.current = true;
    if (next !== undefined) {
      event.preventDefault();
      const to = lines[next];
      to?.focus({ preventScroll: true });
      to?.scrollIntoView({ block: 'nearest' });
      if (to) mark(to, true, true);
    } else if (line?.getAttribute('aria-haspopup') === 'menu' && key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) {
      event.preventDefault();
      line.click();
    } else if (key === ' ' || (key === 'Enter' && line?.localName !== 'a')) {
      event.preventDefault();
      // A key that is held down would choose the first line as soon as the list is open.
      if (!event.repeat) line?.click();
    }
  };

  const pointerMove = ({ target, currentTarget, pointerType }: PointerEvent) => {
    if (listAt(target) !== currentTarget) return;
    const line = lineAt(target);
    if (!isOpen || pointerType === 'touch' || line === null) return;
    if (line === document.activeElement && !hasRing.current) return;
    hasRing.current = false;
    line.focus({ preventScroll: true });
    mark(line, true, false);
  };

  const pointerDown = ({ target, currentTarget }: PointerEvent) => {
    if (listAt(target) !== currentTarget) return;
    hasRing.current = false;
    pressed.current = lineAt(target);
    pressed.current?.setAttribute('data-pressed', '');
  };

  const pointerUp = ({ target, currentTarget, pointerType }: PointerEvent) => {
    if (listAt(target) !== currentTarget) return;
    const line = lineAt(target);
    // Pressed on the trigger or on another line, dragged here, let go here: for the browser that is no click.
    if (pointerType === 'mouse' && line !== pressed.current && line === document.activeElement) line?.click();
    pressed.current = null;
  };

  const focus = ({ target, currentTarget }: FocusEvent<HTMLElement>, isFocused: boolean) => {
    if (target !== currentTarget && listAt(target) === currentTarget) mark(target, isFocused, hasRing.current);
  };

  // What lies behind in React, yet not in the page, is not meant by a press here.
  const stop = (event: SyntheticEvent) => event.stopPropagation();

  const handlers = {
    onKeyDownCapture: keyDown,
    onPointerMove: pointerMove,
    onPointerDownCapture: pointerDown,
    onPointerDown: stop,
    onPointerUp: pointerUp,
    onPointerOut: ({ target }: PointerEvent) => lineAt(target)?.removeAttribute('data-pressed'),
    onFocus: (event: FocusEvent<HTMLElement>) => focus(event, true),
    onBlur: (event: FocusEvent<HTMLElement>) => focus(event, false),
    onClick: stop,
  };
  return <div {...rest} {...handlers} ref={ref} tabIndex={-1} className={className} />;
}
