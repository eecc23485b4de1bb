import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { Mascot } from './index.ts';
import { type MascotPose, POSES } from './poses.ts';

const ALL = Object.keys(POSES) as MascotPose[];

describe('Mascot', () => {
  it('is drawn in its own way in each pose', () => {
    const drawn = ALL.map((pose) => {
      const { container, unmount } = renderPersian(<Mascot pose={pose} />);
      const html = container.innerHTML.replace(/data-pose="\w+"/, '');
      unmount();
      return html;
    });
    expect(new Set(drawn).size).toBe(ALL.length);
  });

  it('is decoration, unless it has a label', async () => {
    const { container, rerender } = renderPersian(<Mascot pose="wave" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    rerender(<Mascot pose="wave" label="دفترک دست تکان می‌دهد" />);
    expect(screen.getByRole('img', { name: 'دفترک دست تکان می‌دهد' })).toBeVisible();
    expect(await axeFindings(container)).toEqual([]);
  });

  it.each(ALL)('takes all colors of %s from the theme', (pose) => {
    const { container } = renderPersian(<Mascot pose={pose} />);
    expect(container.querySelectorAll('[fill], [stroke]')).toHaveLength(0);
  });

  it('is as high as it is asked to be, and as wide as its field says', () => {
    const { container } = renderPersian(<Mascot pose="stand" size={78} />);
    const svg = container.querySelector('svg');
    expect([svg?.getAttribute('width'), svg?.getAttribute('height')]).toEqual(['70', '78']);
  });
});
