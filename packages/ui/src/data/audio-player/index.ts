export { AudioPlayer, type AudioPlayerProps } from './AudioPlayer.tsx';
export type { AudioLine } from './transcript.ts';
