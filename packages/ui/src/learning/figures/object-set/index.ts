export { ObjectSet, type ObjectSetProps } from './ObjectSet.tsx';
export { APPLE_STEM, SHAPES } from './set-shapes.ts';
