import type { DrawingFigure, MathNode } from '@mashq/curriculum/model';
import { useId } from 'react';
import { MathText } from '../../math-text/index.ts';
import { FigureFrame } from '../figure-frame/FigureFrame.tsx';
import { TonePatterns } from '../tone-pattern/TonePatterns.tsx';
import { isInside } from './clearance.ts';
import * as css from './Drawing.css.ts';
import { DrawingPaper, printedStrokes } from './DrawingPaper.tsx';
import { DrawnShape } from './DrawnShape.tsx';
import { drawingBounds } from './drawing-bounds.ts';
import { distance, drawingScale, px, type Spot } from './drawing-scale.ts';
import { LABEL_FONT } from './label-size.ts';
import { placeLabels } from './place-labels.ts';
import { type ResolvedShape, resolveShapes } from './resolve-shapes.ts';

/** Between the unit and its number, which is before it in Persian. */
const SPACE = '\u00a0';

/** A number followed by its unit is read from right to left, though formulas run from left to right: «۱۲ سانتی‌متر». */
export function inReadingOrder(label: MathNode): MathNode {
  if (label.t !== 'row') return label;
  const unit = label.children.at(-1);
  if (unit?.t !== 'words') return label;
  return { t: 'row', children: [{ ...unit, text: `${SPACE}${unit.text}` }, ...label.children.slice(0, -1)] };
}

export interface DrawingProps extends Omit<DrawingFigure, 't'> {
  /** Read instead of the drawing. */
  description: string;
  /** Most that it grows past its usual size, as a factor. @default 1.15 */
  growth?: number;
}

/**
 * Geometry: polygons, lines, circles, angles and points with their labels, on plain, dotted, squared or numbered paper.
 * Labels look for a place clear of the lines; they are set as formulas and scale with the drawing.
 */
export function Drawing({ description, width, height, unit, background, shapes, growth = 1.15 }: DrawingProps) {
  const id = useId();
  const paper = { width, height, ...(unit !== undefined && { unit }), ...(background !== undefined && { background }) };
  const resolved = resolveShapes(shapes, drawingScale(paper));
  const labels = placeLabels(resolved, printedStrokes(paper));
  const bounds = drawingBounds(paper, resolved, labels);
  const tones = resolved.flatMap((shape) => ('tone' in shape && shape.tone !== undefined ? [shape.tone] : []));
  const fontSize = `clamp(14px, ${px((100 * LABEL_FONT) / bounds.width)}cqi, ${px(LABEL_FONT * growth)}px)`;
  return (
    <FigureFrame description={description}>
      <div className={css.stage} style={{ maxInlineSize: px(bounds.width * growth), fontSize }}>
        <svg
          viewBox={`${px(bounds.x)} ${px(bounds.y)} ${px(bounds.width)} ${px(bounds.height)}`}
          className={css.drawing}
          aria-hidden="true"
        >
          <TonePatterns id={id} tones={tones} />
          <DrawingPaper paper={paper} />
          {resolved.map((shape, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a drawing never change places
            <DrawnShape key={index} shape={shape} patternId={id} />
          ))}
        </svg>
        {labels.map(({ key, label, middle, scale }) => (
          <span
            key={key}
            className={css.label}
            style={{
              insetInlineStart: `${px((100 * (middle.x - bounds.x)) / bounds.width)}%`,
              insetBlockStart: `${px((100 * (middle.y - bounds.y)) / bounds.height)}%`,
            }}
          >
            <span
              className={`${css.words} ${isOnTone(middle, resolved) ? css.plate : ''}`}
              {...(scale !== 1 && { style: { fontSize: `${scale}em` } })}
            >
              {typeof label === 'string' ? <bdi>{label}</bdi> : <MathText math={inReadingOrder(label)} />}
            </span>
          </span>
        ))}
      </div>
    </FigureFrame>
  );
}

/** Whether a spot lies on a filled shape, whose pattern would run through what is written there. */
export function isOnTone(spot: Spot, shapes: readonly ResolvedShape[]): boolean {
  return shapes.some((shape) => {
    if (shape.t === 'polygon') return shape.tone !== undefined && isInside(spot, shape.points);
    if (shape.t === 'circle' || shape.t === 'sector')
      return shape.tone !== undefined && distance(spot, shape.center) < shape.radius;
    return false;
  });
}
