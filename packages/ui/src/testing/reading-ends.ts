/**
 * What of a text is in sight: its first letter as it is read, and its last. A line that is too short for a text of two
 * scripts is cut where reading ends; `text-overflow` would cut it at the end of the line, in the middle of what is read.
 */
export function readingEnds(element: Element): { isFirstInSight: boolean; isLastInSight: boolean } {
  const box = element.getBoundingClientRect();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const letters: DOMRect[] = [];
  while (walker.nextNode() !== null) {
    const { currentNode } = walker;
    for (let at = 0; at < (currentNode.textContent ?? '').length; at += 1) {
      const range = document.createRange();
      range.setStart(currentNode, at);
      range.setEnd(currentNode, at + 1);
      letters.push(range.getBoundingClientRect());
    }
  }
  // By its middle: the box of a letter is as high as the font, which may be more than the line.
  const isInSight = (letter: DOMRect | undefined) => {
    if (letter === undefined) return false;
    const [x, y] = [letter.left + letter.width / 2, letter.top + letter.height / 2];
    return x > box.left && x < box.right && y > box.top && y < box.bottom;
  };
  return { isFirstInSight: isInSight(letters[0]), isLastInSight: isInSight(letters.at(-1)) };
}
