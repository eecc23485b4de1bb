/** The marks between hours and minutes that a keyboard gives, the prime of the textbooks among them. */
const COLON = /[:：′']/;

/**
 * A colon typed in a box means «now the next box». What stood between colons goes into the boxes after it as long as they
 * are empty, so that a pasted «۷:۱۵» fills both; otherwise the digits stay together. Null when there is no colon, or no
 * box for what is after it.
 *
 * @param boxes what is in all boxes before this change
 * @param place the box in which `typed` now stands
 */
export function splitAtColon(typed: string, boxes: readonly string[], place: number): readonly string[] | null {
  const [head = '', ...tails] = typed.split(COLON);
  if (tails.length === 0 || place + tails.length >= boxes.length) return null;
  const areFree = tails.every((tail, index) => tail === '' || boxes[place + 1 + index] === '');
  if (!areFree) return boxes.map((text, index) => (index === place ? head + tails.join('') : text));
  return boxes.map((text, index) => {
    if (index === place) return head;
    const tail = tails[index - place - 1];
    return tail === undefined || tail === '' ? text : tail;
  });
}
