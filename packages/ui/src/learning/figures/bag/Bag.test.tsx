import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Bag } from './Bag.tsx';
import { bagLayout } from './bag-layout.ts';

describe('bagLayout', () => {
  it.each([1, 2, 7, 10, 14, 24, 40])('keeps %d beads apart and inside the bag', (count) => {
    const { beads, radius } = bagLayout([{ tone: 'rose', count }]);
    expect(beads).toHaveLength(count);
    for (const [index, bead] of beads.entries()) {
      expect(bead.x - radius).toBeGreaterThanOrEqual(26);
      expect(bead.x + radius).toBeLessThanOrEqual(174);
      expect(bead.y - radius).toBeGreaterThanOrEqual(62);
      for (const other of beads.slice(index + 1))
        expect(Math.hypot(bead.x - other.x, bead.y - other.y)).toBeGreaterThanOrEqual(2 * radius);
    }
  });

  it('mixes the colors and loses none', () => {
    const { beads } = bagLayout([
      { tone: 'rose', count: 5 },
      { tone: 'sky', count: 7 },
    ]);
    const tones = beads.map(({ tone }) => tone);
    expect(tones.filter((tone) => tone === 'rose')).toHaveLength(5);
    expect(tones.filter((tone) => tone === 'sky')).toHaveLength(7);
    expect(tones.slice(0, 5)).toContain('sky');
  });
});

it('draws each bead in its color and leaves colors that do not occur out of the legend', () => {
  render(
    <Bag
      description="کیسه"
      bags={[
        {
          beads: [
            { tone: 'turmeric', count: 2 },
            { tone: 'leaf', count: 1 },
            { tone: 'sky', count: 0 },
          ],
        },
      ]}
    />,
  );
  const figure = screen.getByRole('img', { name: 'کیسه' });
  expect(figure.querySelectorAll('[data-part=bead][data-tone=turmeric]')).toHaveLength(2);
  expect(figure.querySelectorAll('[data-part=bead]')).toHaveLength(3);
  expect(figure.textContent).toBe('زردسبز');
});
