import type { FigureTone } from '@mashq/curriculum/model';
import { FigureFrame } from '../figure-frame/FigureFrame.tsx';
import { ink } from '../figure-frame/figure-ink.css.ts';
import { empty, fill } from '../figure-frame/figure-tone.css.ts';
import * as css from './ObjectSet.css.ts';
import { APPLE_STEM, SHAPES, setColumns } from './set-shapes.ts';

export interface ObjectSetProps {
  /** Read instead of the drawing. */
  description: string;
  /** What each object is. */
  shape: keyof typeof SHAPES;
  /** How many objects there are. */
  total: number;
  /** How many of them, from the first on, are filled. */
  marked: number;
  /** Color of the filled ones. @default 'turmeric' */
  tone?: FigureTone;
}

/** Objects in rows, some of them filled: a fraction of a set. */
export function ObjectSet({ description, shape, total, marked, tone = 'turmeric' }: ObjectSetProps) {
  return (
    <FigureFrame description={description}>
      <div className={css.grid} style={{ gridTemplateColumns: `repeat(${setColumns(total)}, minmax(0, 48px))` }}>
        {Array.from({ length: total }, (_, place) => {
          const isMarked = place < marked;
          return (
            <svg
              // biome-ignore lint/suspicious/noArrayIndexKey: the objects of a set have no other name
              key={place}
              viewBox="0 0 40 40"
              className={css.object}
              data-part={isMarked ? 'shaded' : 'empty'}
              aria-hidden="true"
            >
              <path d={SHAPES[shape]} className={`${ink} ${isMarked ? fill[tone] : empty}`} />
              {shape === 'apple' && <path d={APPLE_STEM} className={`${ink} ${css.stem}`} />}
            </svg>
          );
        })}
      </div>
    </FigureFrame>
  );
}
