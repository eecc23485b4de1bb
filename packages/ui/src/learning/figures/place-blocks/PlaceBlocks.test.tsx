import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawBlock } from './block-geometry.ts';
import { PlaceBlocks } from './PlaceBlocks.tsx';

describe('PlaceBlocks', () => {
  it('draws as many blocks of each place as the data says, thousands on the left', () => {
    render(<PlaceBlocks description="بسته‌های ده‌تایی" thousands={3} hundreds={0} tens={9} ones={4} />);
    const figure = screen.getByRole('img', { name: 'بسته‌های ده‌تایی' });
    const blocks = [...figure.querySelectorAll('[data-block]')].map((block) => block.getAttribute('data-block'));
    expect(blocks).toEqual([...Array(3).fill('thousands'), ...Array(9).fill('tens'), ...Array(4).fill('ones')]);
  });
});

describe('drawBlock', () => {
  it('draws all blocks at one scale: a rod is as high as a plate, a plate as wide as a cube', () => {
    const [cube, plate, rod] = [drawBlock(10, 10, 10), drawBlock(10, 10, 1), drawBlock(1, 10, 1)];
    expect(rod.height).toBe(plate.height);
    expect(plate.front).toBe(cube.front);
  });

  it('cuts a block into its unit cubes', () => {
    const cuts = (width: number, height: number, depth: number) =>
      drawBlock(width, height, depth).cuts.match(/M/g)?.length ?? 0;
    expect(cuts(1, 1, 1)).toBe(0);
    expect(cuts(1, 10, 1)).toBe(9);
    expect(cuts(10, 10, 1)).toBe(18);
    expect(cuts(10, 10, 10)).toBe(27);
  });
});
