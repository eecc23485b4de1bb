export { defaultTone } from './default-tone.ts';
export { FigureFrame, type FigureFrameProps } from './FigureFrame.tsx';
