import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FractionCircles } from './FractionCircles.tsx';
import { RADIUS, rimPoint, sectorPath } from './sector-path.ts';

describe('FractionCircles', () => {
  it('cuts every circle into its parts and fills as many as the data says', () => {
    render(
      <FractionCircles
        description="دو دایره"
        circles={[
          { parts: 4, shaded: 4 },
          { parts: 4, shaded: 3 },
          { parts: 1, shaded: 0 },
        ]}
      />,
    );
    const circles = [...screen.getByRole('img', { name: 'دو دایره' }).querySelectorAll('svg')];
    const count = (circle: Element, part: string) => circle.querySelectorAll(`[data-part=${part}]`).length;
    expect(circles.map((circle) => [count(circle, 'shaded'), count(circle, 'empty')])).toEqual([
      [4, 0],
      [3, 1],
      [0, 1],
    ]);
  });

  it('keeps one color for circles cut alike, which are one number', () => {
    const { container } = render(
      <FractionCircles
        description="دایره‌ها"
        circles={[
          { parts: 4, shaded: 4 },
          { parts: 4, shaded: 3 },
          { parts: 5, shaded: 1 },
        ]}
      />,
    );
    const colors = [...container.querySelectorAll('svg')].map((circle) =>
      circle.querySelector('path')?.getAttribute('class'),
    );
    expect(colors[0]).toBe(colors[1]);
    expect(colors[2]).not.toBe(colors[0]);
  });
});

describe('sectors', () => {
  it('begin at 12 o’clock and go clockwise', () => {
    expect(rimPoint(0, 4)).toEqual({ x: 0, y: -RADIUS });
    expect(rimPoint(1, 4)).toEqual({ x: RADIUS, y: 0 });
    expect(rimPoint(2, 4)).toEqual({ x: 0, y: RADIUS });
    expect(rimPoint(3, 4)).toEqual({ x: -RADIUS, y: 0 });
  });

  it('join without a gap', () => {
    const ends = Array.from({ length: 7 }, (_, index) =>
      sectorPath(index, 7)
        .match(/L(\S+ \S+)A.* (\S+ \S+)Z$/)
        ?.slice(1),
    );
    ends.forEach((end, index) => {
      expect(end?.[1]).toBe(ends[(index + 1) % 7]?.[0]);
    });
  });

  it('draw a whole circle, not an empty line, for one part', () => {
    expect(sectorPath(0, 1).match(/A/g)).toHaveLength(2);
  });
});
