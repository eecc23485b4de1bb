export { EventCalendar, type EventCalendarProps, type EventCalendarView } from './EventCalendar.tsx';
export type { CalendarEvent, DayOff } from './events.ts';
