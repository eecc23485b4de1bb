import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import {
  CountSchema,
  IdSchema,
  NameSchema,
  OkSchema,
  PagingSchema,
  pageOf,
  QueryGradeSchema,
  TextSchema,
} from '../platform/primitives.schemas.ts';
import { StudentPlacementSchema } from '../practice/placement.schemas.ts';
import { BandSchema } from '../questions/skill.schemas.ts';
import {
  SkillLevelSchema,
  StudentNoteSchema,
  StudentOverviewSchema,
  StudentReportSchema,
} from './student-page.schemas.ts';

const teacher = ['teacher'] as const;
const params = v.object({ studentId: IdSchema });
const noteParams = v.object({ studentId: IdSchema, noteId: IdSchema });
const noteBody = v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(2000));
const noStudent = 'No such child in a class of the teacher.';
const noNote = 'No such child in a class of the teacher, or no such note of the teacher’s own.';

/** The children of a teacher's classes. */
export const teacherReport = {
  students: defineCall({
    method: 'GET',
    path: '/teacher/report/students/',
    access: teacher,
    summary: 'The children of the teacher’s classes by name. The search knows every spelling of letters and digits.',
    query: v.object({
      ...PagingSchema.entries,
      search: v.optional(v.pipe(TextSchema, v.maxLength(100))),
      classId: v.optional(IdSchema),
      band: v.optional(BandSchema),
    }),
    response: pageOf(StudentOverviewSchema),
  }),
  student: defineCall({
    method: 'GET',
    path: '/teacher/report/student/{studentId}/',
    access: teacher,
    summary: 'One child: mastery over time, levels of each skill, work, mistakes, minutes, help alerts, notes.',
    params,
    query: v.object({
      /** Of the skills; that of the child's class when left out. */
      grade: v.optional(QueryGradeSchema),
    }),
    response: StudentReportSchema,
    errors: { 404: noStudent },
  }),
  placement: defineCall({
    method: 'GET',
    path: '/teacher/report/student/{studentId}/placement/',
    access: teacher,
    summary: 'The placement of a child in the book of its grade: asked for, begun, or where to begin in each chapter.',
    params,
    response: StudentPlacementSchema,
    errors: { 404: noStudent },
  }),
  askPlacement: defineCall({
    method: 'POST',
    path: '/teacher/report/student/{studentId}/placement/',
    access: teacher,
    summary:
      'Asks a child for a placement: its home offers it until it is done. One that is done is begun again; one that was asked for or begun stays as it is.',
    params,
    response: StudentPlacementSchema,
    errors: { 404: noStudent },
  }),
  addNote: defineCall({
    method: 'POST',
    path: '/teacher/report/student/{studentId}/note/',
    access: teacher,
    summary: 'A note on a child, for the child’s teachers. The same `id` sent twice writes it once.',
    params,
    status: 201,
    body: v.strictObject({ id: IdSchema, body: noteBody }),
    response: StudentNoteSchema,
    errors: { 404: noStudent },
  }),
  updateNote: defineCall({
    method: 'PATCH',
    path: '/teacher/report/student/{studentId}/note/{noteId}/',
    access: teacher,
    summary: 'Changes a note of one’s own.',
    params: noteParams,
    body: v.strictObject({
      /** The version last read. */
      version: CountSchema,
      body: noteBody,
    }),
    response: StudentNoteSchema,
    errors: { 404: noNote, 409: 'It changed in the meantime.' },
  }),
  removeNote: defineCall({
    method: 'DELETE',
    path: '/teacher/report/student/{studentId}/note/{noteId}/',
    access: teacher,
    summary: 'Removes a note of one’s own with its text. A repeated request changes nothing.',
    params: noteParams,
    response: OkSchema,
    errors: { 404: noNote },
  }),
  setLevel: defineCall({
    method: 'PUT',
    path: '/teacher/report/student/{studentId}/skill/{skillId}/level/',
    access: teacher,
    summary: 'Sets the descriptive level of a child in a skill otherwise than the answers say, with the reason.',
    params: v.object({ studentId: IdSchema, skillId: NameSchema }),
    body: v.strictObject({
      level: v.picklist(['needs-work', 'acceptable', 'good', 'very-good']),
      reason: v.pipe(TextSchema, v.trim(), v.minLength(3), v.maxLength(300)),
    }),
    response: SkillLevelSchema,
    errors: { 404: `${noStudent} Or no such skill.` },
  }),
  resetLevel: defineCall({
    method: 'DELETE',
    path: '/teacher/report/student/{studentId}/skill/{skillId}/level/',
    access: teacher,
    summary: 'Returns to the level that follows from the answers. A repeated request changes nothing.',
    params: v.object({ studentId: IdSchema, skillId: NameSchema }),
    response: SkillLevelSchema,
    errors: { 404: `${noStudent} Or no such skill.` },
  }),
};
