export type { IsoTime } from './iso-time.ts';
export { TimeField, type TimeFieldProps } from './TimeField.tsx';
