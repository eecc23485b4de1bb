export { LongDivision, type LongDivisionProps } from './LongDivision.tsx';
