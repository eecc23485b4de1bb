export { Calendar, type CalendarProps } from './Calendar.tsx';
export type { IsoDate } from './iso-date.ts';
