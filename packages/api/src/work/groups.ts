import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { IdSchema, OkSchema, TextSchema } from '../platform/primitives.schemas.ts';
import { ClassGroupSchema } from './homework.schemas.ts';

const teacher = ['teacher'] as const;
const nameSchema = v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(60));
const studentsSchema = v.pipe(v.array(IdSchema), v.maxLength(200));
const params = v.object({ classId: IdSchema, groupId: IdSchema });
const errors = { 404: 'No such class or group among the teacher’s own, or no such child in the class.' };

/** Groups of a class: named, and a child may be in several. */
export const teacherGroups = {
  list: defineCall({
    method: 'GET',
    path: '/teacher/dashboard/class/{classId}/groups/',
    access: teacher,
    summary: 'The groups of a class with their children.',
    params: v.object({ classId: IdSchema }),
    response: v.array(ClassGroupSchema),
    errors: { 404: 'No such class among the teacher’s own.' },
  }),
  create: defineCall({
    method: 'POST',
    path: '/teacher/dashboard/class/{classId}/groups/',
    access: teacher,
    summary: 'Makes a group. The same `id` sent twice makes it once.',
    params: v.object({ classId: IdSchema }),
    status: 201,
    body: v.strictObject({ id: IdSchema, name: nameSchema, studentIds: studentsSchema }),
    response: ClassGroupSchema,
    errors: { ...errors, 409: 'The class has a group of that name.' },
  }),
  update: defineCall({
    method: 'PATCH',
    path: '/teacher/dashboard/class/{classId}/groups/{groupId}/',
    access: teacher,
    summary:
      'Names a group anew, or changes its children. Who joins gets the running work of the group; who leaves keeps theirs.',
    params,
    body: v.strictObject({ name: v.optional(nameSchema), studentIds: v.optional(studentsSchema) }),
    response: ClassGroupSchema,
    errors: { ...errors, 409: 'The class has a group of that name.' },
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/teacher/dashboard/class/{classId}/groups/{groupId}/',
    access: teacher,
    summary: 'Dissolves a group. Work that was set for it stays.',
    params,
    response: OkSchema,
    errors: { 404: 'No such class or group among the teacher’s own.' },
  }),
};
