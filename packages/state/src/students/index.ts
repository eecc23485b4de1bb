export type { StudentFilter } from './keys.ts';
export { useAddNote, useRemoveNote, useUpdateNote } from './notes.ts';
export { StudentCalls, type StudentCallsOf } from './student-calls.ts';
export { useResetLevel, useSetLevel, useStudent, useStudents } from './students.ts';
