export { CHILD_TARGET, wholeWidth, ZoomFrame, type ZoomFrameProps } from './ZoomFrame.tsx';
