import type { DrawingShape } from '@mashq/curriculum/model';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { number } from '../../testing/nodes.ts';
import { crosses, crowd, overlap } from './clearance.ts';
import { Drawing, inReadingOrder, isOnTone } from './Drawing.tsx';
import { printedStrokes } from './DrawingPaper.tsx';
import { drawingScale } from './drawing-scale.ts';
import { placeLabels } from './place-labels.ts';
import { resolveShapes } from './resolve-shapes.ts';
import { outlineStrokes } from './strokes.ts';

const paper = { width: 100, height: 80 };
const resolve = (...shapes: readonly DrawingShape[]) => resolveShapes(shapes, drawingScale(paper));

/** What is on a line or on another label. */
function collisions(...shapes: readonly DrawingShape[]): readonly string[] {
  const resolved = resolve(...shapes);
  const strokes = resolved.flatMap(outlineStrokes);
  const labels = placeLabels(resolved);
  return labels.flatMap((label, index) => [
    ...strokes.filter((stroke) => crosses(stroke, label)).map(() => `${label.key} on a line`),
    ...labels.slice(index + 1).flatMap((other) => (overlap(label, other) ? [`${label.key} on ${other.key}`] : [])),
  ]);
}

describe('places of a drawing', () => {
  const at = (shape: DrawingShape) => {
    const [resolved] = resolve(shape);
    if (resolved?.t !== 'point') throw new Error('not a point');
    const scale = drawingScale(paper);
    return [resolved.at.x / scale.point, (scale.height - resolved.at.y) / scale.point].map(
      (value) => Math.round(value * 1000) / 1000,
    );
  };

  it('has y run up', () => {
    expect(at({ t: 'point', at: [30, 20] })).toEqual([30, 20]);
  });

  it('goes a length at an angle against the clock', () => {
    expect(at({ t: 'point', at: { from: [10, 10], degrees: 90, length: 20 } })).toEqual([10, 30]);
    expect(at({ t: 'point', at: { from: [10, 10], degrees: 180, length: 5 } })).toEqual([5, 10]);
  });

  it('finds where two lines meet', () => {
    const meet = (a: number, b: number) =>
      at({
        t: 'point',
        at: {
          meet: [
            { from: [0, 0], degrees: a },
            { from: [60, 0], degrees: b },
          ],
        },
      });
    expect(meet(45, 135)).toEqual([30, 30]);
    expect(meet(60, 120)).toEqual([30, 51.962]);
  });

  it('counts an angle against the clock from its first arm, past zero if it must', () => {
    const sweep = (shape: DrawingShape) => {
      const [resolved] = resolve(shape);
      if (resolved?.t !== 'angle') throw new Error('not an angle');
      return [resolved.from, resolved.to].map(Math.round);
    };
    expect(sweep({ t: 'angle', vertex: [10, 10], from: [20, 10], to: [10, 20] })).toEqual([0, 90]);
    expect(sweep({ t: 'angle', vertex: [10, 10], from: 300, to: 40 })).toEqual([300, 400]);
  });
});

describe('labels of a drawing', () => {
  const box: DrawingShape = {
    t: 'polygon',
    points: [
      [10, 10],
      [90, 10],
      [90, 70],
      [10, 70],
    ],
    sides: [number('80'), number('60'), number('80'), number('60')],
  };

  it('are outside of a polygon, whichever way round its corners are listed', () => {
    const outside = (shape: Extract<DrawingShape, { t: 'polygon' }>) => {
      const resolved = resolve(shape);
      const scale = drawingScale(paper);
      return placeLabels(resolved).map(({ middle: { x, y } }) => {
        const [px, py] = [x / scale.point, (scale.height - y) / scale.point];
        return px < 10 ? 'left' : px > 90 ? 'right' : py < 10 ? 'below' : py > 70 ? 'above' : 'inside';
      });
    };
    if (box.t !== 'polygon') throw new Error('not a polygon');
    expect(outside(box)).toEqual(['below', 'right', 'above', 'left']);
    expect(outside({ ...box, points: box.points.toReversed() })).toEqual(['above', 'right', 'below', 'left']);
  });

  it('keep clear of lines and of one another', () => {
    const triangle: DrawingShape = {
      t: 'polygon',
      points: [
        [0, 0],
        [100, 0],
        [30, 60],
      ],
      sides: [number('125'), number('1250'), number('75')],
    };
    const height: DrawingShape = { t: 'line', from: [30, 0], to: [30, 60], dashed: true, label: number('60') };
    const letters = (['الف', 'ب', 'پ'] as const).map(
      (label, index): DrawingShape => ({
        t: 'point',
        at: triangle.t === 'polygon' ? (triangle.points[index] ?? [0, 0]) : [0, 0],
        label,
      }),
    );
    const angles: readonly DrawingShape[] = [
      { t: 'angle', vertex: [0, 0], from: 0, to: [30, 60], label: number('63') },
      { t: 'angle', vertex: [100, 0], from: [30, 60], to: [0, 0], label: number('41') },
    ];
    expect(collisions(triangle, height, ...letters, ...angles)).toEqual([]);
  });

  it('of corners are outside, too', () => {
    const corners = ['الف', 'ب', 'پ', 'ت'].map(
      (label, index): DrawingShape => ({
        t: 'point',
        at: (box.t === 'polygon' ? box.points[index] : undefined) ?? [0, 0],
        label,
      }),
    );
    const resolved = resolve({ t: 'polygon', points: box.t === 'polygon' ? box.points : [] }, ...corners);
    const scale = drawingScale(paper);
    for (const { middle } of placeLabels(resolved)) {
      const [x, y] = [middle.x / scale.point, (scale.height - middle.y) / scale.point];
      expect(x > 10 && x < 90 && y > 10 && y < 70).toBe(false);
    }
  });

  it('of a height stay on its side of a slanted side, so that they are not read as that side', () => {
    const roof: DrawingShape = {
      t: 'polygon',
      points: [
        [10, 0],
        [80, 0],
        [60, 60],
        [22, 60],
      ],
    };
    const height: DrawingShape = { t: 'line', from: [22, 0], to: [22, 60], dashed: true, label: number('60') };
    const resolved = resolve(roof, height);
    const [label] = placeLabels(resolved);
    expect((label?.middle.x ?? 0) / drawingScale(paper).point).toBeGreaterThan(22);
  });

  it('of two lines that cross stand away from the crossing, each by its own', () => {
    const across: DrawingShape = { t: 'line', from: [0, 40], to: [100, 40], label: number('30') };
    const down: DrawingShape = { t: 'line', from: [50, 10], to: [50, 70], label: number('16') };
    const { point, height } = drawingScale(paper);
    const [level, upright] = placeLabels(resolve(across, down)).map(
      ({ middle }) => Math.abs(middle.x / point - 50) - Math.abs((height - middle.y) / point - 40),
    );
    expect(level).toBeGreaterThan(0);
    expect(upright).toBeLessThan(0);
  });

  it('of corners side by side are not read as one word', () => {
    const shapes = resolve(
      { t: 'point', at: [40, 40], label: 'ت' },
      { t: 'point', at: [50, 40], label: 'ث' },
      { t: 'point', at: [60, 40], label: 'پ' },
    );
    const labels = placeLabels(shapes);
    const crowded = labels.flatMap((one, index) => labels.slice(index + 1).filter((other) => crowd(one, other, 4)));
    expect(crowded).toEqual([]);
  });

  it('keep clear of the axes and their numerals', () => {
    const numbered = { width: 10, height: 10, background: 'numbered' } as const;
    const letters = (['الف', 'ب'] as const).map(
      (label, x): DrawingShape => ({ t: 'point', at: [4 * x, 6 - 6 * x], label }),
    );
    const shapes = resolveShapes(letters, drawingScale(numbered));
    const print = printedStrokes(numbered);
    const labels = placeLabels(shapes, print);
    expect(labels.filter((label) => print.some((stroke) => crosses(stroke, label)))).toEqual([]);
  });

  it('of a narrow angle stand further out, where there is room', () => {
    const arms: readonly DrawingShape[] = [
      { t: 'line', from: [0, 10], to: [100, 10] },
      { t: 'line', from: [0, 10], to: { from: [0, 10], degrees: 20, length: 100 } },
      { t: 'angle', vertex: [0, 10], from: 0, to: 20, label: number('20') },
    ];
    expect(collisions(...arms)).toEqual([]);
  });
});

it('sets a unit behind its number as Persian is read', () => {
  expect(
    inReadingOrder({
      t: 'row',
      children: [
        { t: 'number', value: '12' },
        { t: 'words', text: 'متر' },
      ],
    }),
  ).toEqual({
    t: 'row',
    children: [
      { t: 'words', text: '\u00a0متر' },
      { t: 'number', value: '12' },
    ],
  });
});

describe('Drawing', () => {
  const count = (selector: string) => screen.getByRole('img').querySelectorAll(selector).length;

  it('says segment, ray and line apart by their arrows', () => {
    const { rerender } = render(
      <Drawing description="خط" {...paper} shapes={[{ t: 'line', from: [0, 0], to: [9, 9] }]} />,
    );
    expect(count('[data-part=arrow]')).toBe(0);
    for (const [ends, arrows] of [
      ['one', 1],
      ['both', 2],
    ] as const) {
      rerender(<Drawing description="خط" {...paper} shapes={[{ t: 'line', from: [0, 0], to: [9, 9], ends }]} />);
      expect(count('[data-part=arrow]')).toBe(arrows);
    }
  });

  it('fills with a pattern of the tone and leaves the rest empty', () => {
    const { container } = render(
      <Drawing
        description="دو دایره"
        {...paper}
        shapes={[
          { t: 'circle', center: [20, 20], radius: 9, tone: 'rose' },
          { t: 'circle', center: [60, 20], radius: 9 },
        ]}
      />,
    );
    const [first, second] = container.querySelectorAll('[data-shape=circle]');
    const pattern = container.querySelector('pattern')?.id;
    expect(pattern).toMatch(/rose$/);
    expect(first?.getAttribute('fill')).toBe(`url(#${pattern})`);
    expect(second?.getAttribute('fill')).toBe('none');
  });

  it('numbers the squares of a plane in Persian, from zero', () => {
    render(<Drawing description="صفحه" width={6} height={4} unit={2} background="numbered" shapes={[]} />);
    expect(screen.getByRole('img', { name: 'صفحه' }).textContent).toBe('۰۱۲۳۱۲');
  });

  it('knows which writing lies on a pattern', () => {
    const shapes = resolve(
      { t: 'circle', center: [20, 20], radius: 10, tone: 'rose' },
      { t: 'circle', center: [60, 20], radius: 10 },
      { t: 'point', at: [22, 18] },
      { t: 'point', at: [60, 20] },
      { t: 'point', at: [40, 20] },
    );
    const points = shapes.flatMap((shape) => (shape.t === 'point' ? [shape.at] : []));
    expect(points.map((spot) => isOnTone(spot, shapes))).toEqual([true, false, false]);
  });

  it('writes a letter that is looked at much larger than a label', () => {
    const letter = { t: 'words', text: 'H' } as const;
    const [usual, large] = placeLabels(
      resolve({ t: 'text', at: [20, 20], text: letter }, { t: 'text', at: [70, 40], text: letter, large: true }),
    );
    expect(large?.height).toBe(4 * (usual?.height ?? 0));
  });

  it('has one stroke more on sides that are equal in another way', () => {
    render(
      <Drawing
        description="مستطیل"
        {...paper}
        shapes={[
          {
            t: 'polygon',
            points: [
              [0, 0],
              [50, 0],
              [50, 20],
              [0, 20],
            ],
            ticks: [1, 2, 1, 0],
          },
        ]}
      />,
    );
    const strokes = [...screen.getByRole('img').querySelectorAll('[data-part=tick]')];
    expect(strokes.map((path) => path.getAttribute('d')?.match(/M/g)?.length)).toEqual([1, 2, 1]);
  });
});
