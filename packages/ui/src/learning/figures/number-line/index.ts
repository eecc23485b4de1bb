export { NumberLineFigure, type NumberLineFigureProps } from './NumberLineFigure.tsx';
export { NumberLineTrack, type NumberLineTrackProps } from './NumberLineTrack.tsx';
export {
  type NumberLineGeometry,
  type NumberLineHop,
  type NumberLinePoint,
  type NumberLineTick,
  nearestTick,
  numberLineGeometry,
  numberLineParts,
} from './number-line-geometry.ts';
