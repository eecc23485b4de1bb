import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { CupMeter } from './index.ts';

/** Height of the surface in the bowl: smaller is fuller. */
const surface = (container: Element) =>
  Number(
    container
      .querySelector('g path')
      ?.getAttribute('d')
      ?.match(/^M-24 (-?[\d.]+)/)?.[1],
  );

describe('CupMeter', () => {
  it('says cups, what is done and what is left', async () => {
    const { container } = renderPersian(<CupMeter cups={12} value={7} />);
    expect(container.textContent).toContain('۱۲ جام');
    expect(screen.getByRole('progressbar', { name: 'تا جام بعدی' })).toHaveAttribute(
      'aria-valuetext',
      '۷ قدم از ۱۰ قدم',
    );
    expect(screen.getByText('۳ قدم مانده')).toBeVisible();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('fills the cup with each step and never beyond its brim', () => {
    const levels = [0, 5, 10, 99].map((value) => {
      const { container, unmount } = renderPersian(<CupMeter cups={1} value={value} />);
      const level = surface(container);
      unmount();
      return level;
    });
    expect(levels).toEqual([12, -12, -36, -36]);
  });

  it('praises a full cup instead of counting nothing', () => {
    renderPersian(<CupMeter cups={1} value={10} />);
    expect(screen.getByText('این جام پر شد. آفرین!')).toBeVisible();
  });

  it('names the step as its page does, in the reader’s digits', () => {
    renderPersian(<CupMeter cups={2} value={4} max={5} messages={{ left: (left) => `${left} سؤال مانده` }} />, {
      digits: 'latn',
    });
    expect(screen.getByText('1 سؤال مانده')).toBeVisible();
  });
});
