import { ink } from '../figure-frame/figure-ink.css.ts';
import { ground } from '../tone-pattern/TonePatterns.css.ts';
import { toneFill } from '../tone-pattern/TonePatterns.tsx';
import * as css from './DrawnShape.css.ts';
import { px, stepFrom } from './drawing-scale.ts';
import type { ResolvedShape } from './resolve-shapes.ts';
import { anglePaths, angleRadius, arcPath, arrowPath, POINT_RADIUS, slicePath, tickPath } from './strokes.ts';

export interface DrawnShapeProps {
  shape: ResolvedShape;
  /** Id of the drawing's `TonePatterns`. */
  patternId: string;
}

/** One shape of a drawing as SVG, without its labels. */
export function DrawnShape({ shape, patternId }: DrawnShapeProps) {
  const filled = 'tone' in shape && shape.tone !== undefined ? toneFill(patternId, shape.tone) : 'none';
  switch (shape.t) {
    case 'polygon': {
      const { points, ticks = [] } = shape;
      return (
        <g data-shape="polygon">
          <polygon
            points={points.map(({ x, y }) => `${px(x)},${px(y)}`).join(' ')}
            fill={filled}
            className={`${ink} ${css.outline}`}
          />
          {ticks.map((count, side) => {
            const from = points[side];
            const to = points[(side + 1) % points.length];
            if (count === 0 || from === undefined || to === undefined) return null;
            // biome-ignore lint/suspicious/noArrayIndexKey: the sides of a polygon never change places
            return <path key={side} d={tickPath(from, to, count)} data-part="tick" className={css.mark} />;
          })}
        </g>
      );
    }
    case 'line':
      return <Line shape={shape} />;
    case 'circle':
      return (
        <circle
          cx={px(shape.center.x)}
          cy={px(shape.center.y)}
          r={px(shape.radius)}
          fill={filled}
          data-shape="circle"
          className={`${ink} ${css.outline}`}
        />
      );
    case 'sector':
      return (
        <path
          d={slicePath(shape.center, shape.radius, shape.from, shape.to)}
          fill={filled}
          data-shape="sector"
          className={`${ink} ${css.outline}`}
        />
      );
    case 'arc':
      return <Arc shape={shape} />;
    case 'angle':
      return (
        <g data-shape="angle">
          {shape.tone !== undefined && !shape.square && (
            <path d={slicePath(shape.vertex, angleRadius(shape), shape.from, shape.to)} fill={filled} />
          )}
          {anglePaths(shape).map((d) => (
            <path key={d} d={d} className={css.angle} />
          ))}
        </g>
      );
    case 'point':
      return shape.dot === false ? null : (
        <circle
          cx={px(shape.at.x)}
          cy={px(shape.at.y)}
          r={POINT_RADIUS}
          data-shape="point"
          className={shape.tone === undefined ? css.dot : `${ink} ${ground.strong[shape.tone]}`}
        />
      );
    case 'text':
      return null;
  }
}

function Line({ shape }: { shape: Extract<ResolvedShape, { t: 'line' }> }) {
  const { from, to, ends = 'none', dashed = false, ticks = 0, tone } = shape;
  const color = tone === undefined ? css.plain : css.toned[tone];
  return (
    <g data-shape="line">
      <line
        x1={px(from.x)}
        y1={px(from.y)}
        x2={px(to.x)}
        y2={px(to.y)}
        className={`${css.line} ${color} ${dashed ? css.dashed : ''}`}
      />
      {ends !== 'none' && <path d={arrowPath(from, to)} data-part="arrow" className={`${css.head} ${color}`} />}
      {ends === 'both' && <path d={arrowPath(to, from)} data-part="arrow" className={`${css.head} ${color}`} />}
      {ticks > 0 && <path d={tickPath(from, to, ticks)} data-part="tick" className={css.mark} />}
    </g>
  );
}

/** Degrees of the arc behind its tip that the arrow head looks along. */
const HEAD_TURN = 9;

function Arc({ shape }: { shape: Extract<ResolvedShape, { t: 'arc' }> }) {
  const { center, radius, from, to, ends = 'none', dashed = false } = shape;
  return (
    <g data-shape="arc">
      <path d={arcPath(center, radius, from, to)} className={`${css.line} ${css.plain} ${dashed ? css.dashed : ''}`} />
      {ends === 'one' && (
        <path
          d={arrowPath(stepFrom(center, to - HEAD_TURN, radius), stepFrom(center, to, radius))}
          data-part="arrow"
          className={`${css.head} ${css.plain}`}
        />
      )}
    </g>
  );
}
