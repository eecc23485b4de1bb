import type { NumberLine } from '@mashq/curriculum/model';
import { FigureFrame } from '../figure-frame/FigureFrame.tsx';
import { NumberLineTrack } from './NumberLineTrack.tsx';

export interface NumberLineFigureProps {
  /** Read instead of the drawing. */
  description: string;
  /** Ends, marks, points and hops of the line. */
  line: NumberLine;
}

/** A number line to look at. The one to answer on is an answer input and shares its drawing, `NumberLineTrack`. */
export function NumberLineFigure({ description, line }: NumberLineFigureProps) {
  return (
    <FigureFrame description={description}>
      <NumberLineTrack line={line} />
    </FigureFrame>
  );
}
