export { FractionBoxes, type FractionBoxesProps } from './FractionBoxes.tsx';
export { splitAtSlash } from './split-at-slash.ts';
