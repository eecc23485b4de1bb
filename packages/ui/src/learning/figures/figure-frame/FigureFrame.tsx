import type { FigureTone } from '@mashq/curriculum/model';
import type { ReactNode, Ref } from 'react';
import { classNames, type RootProps } from '../../../primitives/root-props.ts';
import * as css from './FigureFrame.css.ts';

export interface FigureFrameProps extends RootProps {
  /** What a screen reader says instead of the drawing; it says what is seen, not the answer. */
  description: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A drawn figure: one picture to a screen reader, a left-to-right island on the page. */
export function FigureFrame({ description, children, className, ...rest }: FigureFrameProps) {
  return (
    <div {...rest} role="img" aria-label={description} dir="ltr" className={classNames(css.root, className)}>
      {children}
    </div>
  );
}

interface FigureTitleProps {
  children: ReactNode;
}

/** The name of a chart, above it. */
export function FigureTitle({ children }: FigureTitleProps) {
  return (
    <span dir="rtl" className={css.title}>
      {children}
    </span>
  );
}

/** Neither of them means right or wrong. */
const CYCLE = ['turmeric', 'sky', 'accent'] as const satisfies readonly FigureTone[];

/** The color of the part at `index` when the data names none: neighbours differ. */
export function defaultTone(index: number): FigureTone {
  return CYCLE[index % CYCLE.length] ?? 'accent';
}
