/**
 * The line a key leads to, of `count` lines; `undefined` for a key that leads nowhere. From -1, which is no line, down
 * leads to the first and up to the last. A menu goes round at its ends, a list of choices does not. From: WAI-ARIA
 * Authoring Practices, «Menu» and «Listbox».
 */
export function lineOfKey(key: string, from: number, count: number, page: number, goesRound: boolean) {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return from < last ? from + 1 : goesRound ? 0 : last;
    case 'ArrowUp':
      return from > 0 ? from - 1 : goesRound || from < 0 ? last : 0;
    case 'PageDown':
      return Math.min(from + page, last);
    case 'PageUp':
      return Math.max(from - page, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
