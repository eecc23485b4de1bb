export type { IsoDate } from './iso-date.ts';
