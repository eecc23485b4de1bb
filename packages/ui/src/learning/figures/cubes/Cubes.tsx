import type { CubesFigure } from '@mashq/curriculum/model';
import { FigureFrame } from '../figure-frame/FigureFrame.tsx';
import * as css from './Cubes.css.ts';
import { cubeStack } from './cube-faces.ts';

export interface CubesProps extends Omit<CubesFigure, 't'> {
  /** Read instead of the drawing. */
  description: string;
}

const MARGIN = 3;

/** Unit cubes in towers, seen from a corner above. */
export function Cubes({ description, heights }: CubesProps) {
  const { cubes, bounds } = cubeStack(heights);
  const width = bounds.width + 2 * MARGIN;
  return (
    <FigureFrame description={description}>
      <svg
        viewBox={`${bounds.x - MARGIN} ${bounds.y - MARGIN} ${width} ${bounds.height + 2 * MARGIN}`}
        className={css.stack}
        style={{ maxInlineSize: width }}
        aria-hidden="true"
      >
        {cubes.map(({ key, top, front, side }) => (
          <g key={key} data-part="cube">
            <polygon points={front} className={css.face.front} />
            <polygon points={side} className={css.face.side} />
            <polygon points={top} className={css.face.top} />
          </g>
        ))}
      </svg>
    </FigureFrame>
  );
}
