export { ObjectSet, type ObjectSetProps } from './ObjectSet.tsx';
