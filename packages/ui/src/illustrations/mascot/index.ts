export { Mascot, type MascotProps } from './Mascot.tsx';
export type { MascotPose } from './poses.ts';
