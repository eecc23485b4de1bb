export { ObjectSet, type ObjectSetProps } from './ObjectSet.tsx';
export { APPLE_STEM, MIDDLES, SHAPES } from './set-shapes.ts';
