import type { MessageWindow } from './message-window.ts';

/** The message a key leads to from the one that has the focus (null when none has); null when the key leads nowhere. */
export function rowByKey(key: string, from: number | null, total: number, view: MessageWindow): number | null {
  const { start, end } = view.inSight;
  const within = (row: number) => Math.max(0, Math.min(total - 1, row));
  switch (key) {
    case 'ArrowUp':
      return within(from === null ? end - 1 : from - 1);
    case 'ArrowDown':
      return within(from === null ? start : from + 1);
    case 'PageUp':
      return from === null ? null : view.pageFrom(from, -1);
    case 'PageDown':
      return from === null ? null : view.pageFrom(from, 1);
    case 'Home':
      return 0;
    case 'End':
      return total - 1;
    default:
      return null;
  }
}
