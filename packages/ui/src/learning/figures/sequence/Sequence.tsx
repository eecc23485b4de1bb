import type { SequenceFigure, SequenceShape } from '@mashq/curriculum/model';
import { useId } from 'react';
import { FigureFrame } from '../figure-frame/FigureFrame.tsx';
import { ink } from '../figure-frame/figure-ink.css.ts';
import { SHAPES } from '../object-set/set-shapes.ts';
import { TonePatterns, toneFill } from '../tone-pattern/TonePatterns.tsx';
import * as css from './Sequence.css.ts';

/** Outlines of the shapes in a 40 × 40 box. */
const SEQUENCE_SHAPES: Readonly<Record<SequenceShape, string>> = {
  circle: SHAPES.circle,
  square: SHAPES.square,
  star: SHAPES.star,
  triangle: 'M20 4.5L36.5 34H3.5Z',
  diamond: 'M20 3L35 20L20 37L5 20Z',
  hexagon: 'M11 4.5H29L38 20L29 35.5H11L2 20Z',
};

export interface SequenceProps extends Omit<SequenceFigure, 't'> {
  /** Read instead of the drawing. */
  description: string;
}

/** Shapes in a row from left to right, with a box for each that is asked for. */
export function Sequence({ description, items }: SequenceProps) {
  const id = useId();
  return (
    <FigureFrame description={description}>
      <svg className={css.definitions} aria-hidden="true">
        <TonePatterns id={id} tones={items.flatMap((item) => (item === null ? [] : [item.tone]))} strength="strong" />
      </svg>
      <div className={css.list}>
        {items.map((item, index) => (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a sequence never change places
            key={index}
            viewBox="0 0 40 40"
            className={css.item}
            data-part={item?.shape ?? 'box'}
            aria-hidden="true"
          >
            {item === null ? (
              <rect x={3} y={3} width={34} height={34} rx={8} className={css.box} />
            ) : (
              <path d={SEQUENCE_SHAPES[item.shape]} fill={toneFill(id, item.tone)} className={ink} />
            )}
          </svg>
        ))}
      </div>
    </FigureFrame>
  );
}
