export type { Lesson, LessonTone, Weekday } from './lessons.ts';
export { Timetable, type TimetableProps } from './Timetable.tsx';
