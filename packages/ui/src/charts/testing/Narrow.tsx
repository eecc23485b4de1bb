import type { ReactNode } from 'react';
import { expect, waitFor, type within } from 'storybook/test';
import { Card } from '../../data/card/index.ts';

/** For stories: a chart in a card as wide as a phone's. */
export function Narrow({ children }: { children: ReactNode }) {
  return (
    <div style={{ inlineSize: '100%', maxInlineSize: 360 }}>
      <Card>{children}</Card>
    </div>
  );
}

type Canvas = Pick<ReturnType<typeof within>, 'getByText'>;

/** The names of a chart's axis lie as said, once the chart has fitted them, which it does in the frame after it is drawn. */
export const expectNames = (canvas: Canvas, title: string, fit: string) =>
  waitFor(() => expect(namesLieAlike(canvas, title)).toBe(fit));

/** How the names of a chart's axis lie. An error where one of them is as high as no other, or leaves the chart's paper. */
function namesLieAlike(canvas: Canvas, title: string): string | null {
  const axis = canvas.getByText(title, { selector: 'figcaption' }).closest('figure')?.querySelector('[data-fit]');
  if (!axis) throw new Error('no names');
  const paper = axis.parentElement?.getBoundingClientRect();
  const shown = [...axis.children].filter((slot) => !slot.hasAttribute('data-left-out'));
  const fit = axis.getAttribute('data-fit');
  const names = shown.flatMap(({ firstElementChild: name }) => (name === null ? [] : [name]));
  const heights = new Set(
    names.map((name) => name.getClientRects()[0]?.height).map((height) => Math.round(height ?? 0)),
  );
  if (fit !== 'turned' && heights.size !== 1) throw new Error(`names are ${[...heights].join(', ')} px high`);
  for (const name of names) {
    const { left, right, bottom } = name.getBoundingClientRect();
    if (!paper || left < paper.left || right > paper.right || bottom > paper.bottom)
      throw new Error(`${name.textContent} leaves the paper`);
  }
  return fit;
}
