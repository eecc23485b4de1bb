export { readingChecker as checker } from '../question-readers/counted-pictures.ts';
