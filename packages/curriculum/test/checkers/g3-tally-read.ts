export { readingChecker as checker } from '../reading/counted-pictures.ts';
