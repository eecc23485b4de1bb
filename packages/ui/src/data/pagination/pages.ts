/** A page's number, or a gap in the line of numbers. */
type PageMark = number | 'gap-before' | 'gap-after';

/**
 * The numbers worth showing: first, last, the current one and its neighbours. A gap that would hide one number only
 * shows that number. The line keeps one length wherever the current page is, so that buttons do not wander.
 */
export function pageMarks(current: number, count: number): PageMark[] {
  const SHOWN = 7;
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (count <= SHOWN) return range(1, count);
  if (current <= 4) return [...range(1, 5), 'gap-after', count];
  if (current >= count - 3) return [1, 'gap-before', ...range(count - 4, count)];
  return [1, 'gap-before', ...range(current - 1, current + 1), 'gap-after', count];
}
