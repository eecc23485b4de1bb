import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react';

/** Lines drawn beyond what is in sight, on either side. */
const BEYOND = 8;

export interface Group {
  /** How many lines it has. */
  count: number;
  hasHeading: boolean;
}

export interface ListWindow {
  scroller: RefObject<HTMLDivElement | null>;
  /** The lines of each group to draw, and the room before them in pixels. */
  spans: readonly { start: number; end: number; before: number; height: number }[];
  /** Lines that are in sight at once. */
  page: number;
  /** Brings a line of a group into sight. */
  reveal: (group: number, line: number) => void;
}

/**
 * Draws of long groups of lines, all of one height, only those in sight. The height is what the style sheet makes of it,
 * read from the first line there is.
 */
export function useListWindow(groups: readonly Group[]): ListWindow {
  const scroller = useRef<HTMLDivElement>(null);
  const measure = useRef({ line: 76, heading: 40, view: 800, top: 0 });
  const [, draw] = useReducer((count: number) => count + 1, 0);

  const { line, heading, view, top } = measure.current;
  const starts: number[] = [];
  let offset = 0;
  for (const { count, hasHeading } of groups) {
    offset += hasHeading && count > 0 ? heading : 0;
    starts.push(offset);
    offset += count * line;
  }
  const spans = groups.map(({ count }, group) => {
    const from = top - (starts[group] ?? 0);
    const start = Math.max(0, Math.min(count, Math.floor(from / line) - BEYOND));
    const end = Math.max(start, Math.min(count, Math.ceil((from + view) / line) + BEYOND));
    return { start, end, before: start * line, height: count * line };
  });

  const read = useCallback(() => {
    const box = scroller.current;
    if (box === null || box.clientHeight === 0) return;
    const old = measure.current;
    const size = (selector: string, least: number) =>
      box.querySelector(selector)?.getBoundingClientRect().height || least;
    const lineNow = size('[role="option"]', old.line);
    const now = {
      line: lineNow,
      heading: size('[data-heading]', old.heading),
      view: box.clientHeight,
      // Some lines at a time: within them nothing new comes into sight.
      top: Math.floor(box.scrollTop / (lineNow * (BEYOND / 2))) * lineNow * (BEYOND / 2),
    };
    measure.current = now;
    if (now.line !== old.line || now.heading !== old.heading || now.view !== old.view || now.top !== old.top) draw();
  }, []);

  useEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    read();
    const observer = new ResizeObserver(read);
    observer.observe(box);
    box.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', read);
    };
  }, [read]);

  const reveal = (group: number, place: number) => {
    const box = scroller.current;
    if (box === null) return;
    const from = (starts[group] ?? 0) + place * line;
    // A heading stays at the upper edge, over what scrolls below it.
    const cover = groups[group]?.hasHeading ? heading : 0;
    if (from - cover < box.scrollTop) box.scrollTop = Math.max(0, from - cover);
    else if (from + line > box.scrollTop + box.clientHeight) box.scrollTop = from + line - box.clientHeight;
    read();
  };

  return { scroller, spans, page: Math.max(1, Math.floor(view / line)), reveal };
}
