export { AudioPlayer, type AudioPlayerProps } from './AudioPlayer.tsx';
export type { AudioLine } from './audio-line.ts';
