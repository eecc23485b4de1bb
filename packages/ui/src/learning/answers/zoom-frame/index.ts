export { CHILD_TARGET, ZoomFrame, type ZoomFrameProps } from './ZoomFrame.tsx';
