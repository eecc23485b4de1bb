export { checker } from './g5-billion-read-write.ts';
