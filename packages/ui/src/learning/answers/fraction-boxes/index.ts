export { FractionBoxes, type FractionBoxesProps, splitAtSlash } from './FractionBoxes.tsx';
