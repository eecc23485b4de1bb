export { GrowingPattern, type GrowingPatternProps } from './GrowingPattern.tsx';
