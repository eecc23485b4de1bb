export { Clock, type ClockProps } from './Clock.tsx';
export { ClockFace, type ClockFaceProps } from './ClockFace.tsx';
export { type FaceTime, facePoint, handAngles } from './clock-hands.ts';
