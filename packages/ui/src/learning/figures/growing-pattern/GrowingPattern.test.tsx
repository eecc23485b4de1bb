import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GrowingPattern } from './GrowingPattern.tsx';
import { stageGeometry } from './stage-geometry.ts';

describe('stageGeometry', () => {
  it('begins at the upper left corner wherever the data begins, y up', () => {
    const { squares, width, height } = stageGeometry(
      {
        number: 1,
        pieces: 'squares',
        at: [
          [5, 5],
          [6, 5],
          [5, 6],
        ],
      },
      'square',
    );
    expect(squares).toEqual([
      { x: 0.08, y: 1.08 },
      { x: 1.08, y: 1.08 },
      { x: 0.08, y: 0.08 },
    ]);
    expect([width, height]).toEqual([2.16, 2.16]);
  });

  it('makes triangles of equal sides on the triangle lattice', () => {
    const { sticks } = stageGeometry(
      {
        number: 1,
        pieces: 'sticks',
        at: [
          [
            [0, 0],
            [2, 0],
          ],
          [
            [2, 0],
            [1, 1],
          ],
          [
            [1, 1],
            [0, 0],
          ],
        ],
      },
      'triangle',
    );
    for (const [from, to] of sticks) expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(1, 2);
  });
});

it('draws every piece of every figure and numbers the figures in Persian', () => {
  render(
    <GrowingPattern
      description="الگو"
      figures={[
        { number: 1, pieces: 'dots', at: [[0, 0]] },
        {
          number: 2,
          pieces: 'dots',
          at: [
            [0, 0],
            [1, 0],
            [0, 1],
          ],
        },
      ]}
    />,
  );
  const figure = screen.getByRole('img', { name: 'الگو' });
  const stages = [...figure.querySelectorAll('[data-part=stage]')];
  expect(stages.map((stage) => stage.querySelectorAll('[data-part=dot]').length)).toEqual([1, 3]);
  expect(stages.map((stage) => stage.textContent)).toEqual(['شکل ۱', 'شکل ۲']);
});
