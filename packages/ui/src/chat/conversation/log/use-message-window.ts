import { type RefObject, useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ChatMessage } from '../message/message.ts';
import { MessageWindow } from './message-window.ts';

/** The row that an element of the log belongs to. */
export function rowOf(element: Element | null): number | null {
  const row = element?.closest<HTMLElement>('[data-row]')?.dataset.row;
  return row === undefined ? null : Number(row);
}

export interface WindowedLog {
  view: MessageWindow;
  /** The element that scrolls, and the one that holds the drawn messages and nothing else. */
  scroller: RefObject<HTMLDivElement | null>;
  rows: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  goToEnd: () => void;
  /** Brings a message into sight and gives it the focus. */
  focusRow: (row: number) => void;
}

/** Joins a `MessageWindow` to the page: measures what is drawn, keeps the reader's place, draws what comes near. */
export function useMessageWindow(messages: readonly ChatMessage[], openAt: number): WindowedLog {
  const [view] = useState(() => new MessageWindow(messages, openAt));
  // Asked again with the same list it does nothing, so a render that is thrown away does no harm.
  view.show(messages);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const toFocus = useRef<number | null>(null);
  /** Width of the view when its messages were measured, in pixels. */
  const width = useRef(0);

  /** Measures, puts the view where it belongs, and says whether what was drawn of it is still right. */
  const settle = useCallback((): boolean => {
    const box = scroller.current;
    if (box === null || rows.current === null || box.clientHeight === 0) return false;
    const { start, end } = view.span;
    const { isAtEnd, inSight } = view;
    view.viewport = box.clientHeight;
    width.current = box.clientWidth;
    for (const row of rows.current.children) {
      view.measure(rowOf(row) ?? -1, row.getBoundingClientRect().height);
    }
    view.settle();
    const wanted = toFocus.current;
    if (wanted !== null && wanted >= start && wanted < end) {
      toFocus.current = null;
      view.reveal(wanted);
      rows.current.querySelector<HTMLElement>(`[data-row="${wanted}"] [data-message]`)?.focus({ preventScroll: true });
    }
    if (Math.abs(box.scrollTop - view.top) >= 1) box.scrollTop = view.top;
    const isSame = view.span.start === start && view.span.end === end && view.inSight.start === inSight.start;
    return !isSame || view.isAtEnd !== isAtEnd;
  }, [view]);

  /** Draws at once: a message that comes near must be there in the frame it is scrolled into. */
  const redraw = useCallback(() => {
    const { start, end } = view.span;
    const focused = document.activeElement;
    const row = rows.current?.contains(focused) ? rowOf(focused) : null;
    // A message that is drawn no more would take the focus with it, out of the log.
    if (row !== null && (row < start || row >= end)) scroller.current?.focus({ preventScroll: true });
    flushSync(draw);
  }, [view]);

  useLayoutEffect(() => {
    if (settle()) draw();
  });

  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (settle()) redraw();
    });
    for (const { current } of [scroller, rows]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [settle, redraw]);

  const onScroll = useCallback(() => {
    const box = scroller.current;
    if (box === null) return;
    // A log that grew or shrank either way was moved by the browser, not by the reader, whose place is kept.
    if (box.clientHeight !== view.viewport || box.clientWidth !== width.current) {
      if (settle()) redraw();
      return;
    }
    const { span, isAtEnd, inSight } = view;
    view.scrolledTo(box.scrollTop);
    const isSame = view.span === span && view.isAtEnd === isAtEnd && view.inSight.start === inSight.start;
    if (!isSame) redraw();
  }, [view, settle, redraw]);

  const goToEnd = useCallback(() => {
    view.goToEnd();
    draw();
  }, [view]);

  const focusRow = useCallback(
    (row: number) => {
      toFocus.current = row;
      view.reveal(row);
      draw();
    },
    [view],
  );

  return { view, scroller, rows, onScroll, goToEnd, focusRow };
}
