import * as v from 'valibot';
import { defineCall, defineFileCall } from '../platform/define.ts';
import {
  CountSchema,
  IdSchema,
  InstantSchema,
  OkSchema,
  PagingSchema,
  pageOf,
} from '../platform/primitives.schemas.ts';
import {
  ClassMessageReaderSchema,
  ClassMessageSchema,
  classMessageContent,
  TeacherClassMessageSchema,
} from './class-messages.schemas.ts';

const base = '/channel-message/';
const student = ['student'] as const;
const teacher = ['teacher'] as const;
const params = v.object({ id: IdSchema });
const notFound = { 404: 'No such message of a class that the teacher teaches.' };

/** Messages of teachers to a class, as its children read them. */
export const memberClassMessage = {
  list: defineCall({
    method: 'GET',
    path: base,
    access: student,
    summary: 'The messages of the child’s classes: pinned ones first, then the newest.',
    query: PagingSchema,
    response: pageOf(ClassMessageSchema),
  }),
  unseenCount: defineCall({
    method: 'GET',
    path: `${base}unseen-count/`,
    access: student,
    summary: 'How many messages of the child’s classes the child has not seen.',
    response: v.strictObject({ count: CountSchema }),
  }),
  seen: defineCall({
    method: 'POST',
    path: `${base}seen/`,
    access: student,
    summary:
      'Notes that the child has seen these messages; a second time changes nothing. Messages that are not the child’s, or were deleted meanwhile, are passed over.',
    body: v.strictObject({ ids: v.pipe(v.array(IdSchema), v.minLength(1), v.maxLength(100)) }),
    response: OkSchema,
  }),
};

/** Messages to a class, as its teachers write them. */
export const teacherClassMessage = {
  list: defineCall({
    method: 'GET',
    path: `${base}class/{classId}/`,
    access: teacher,
    summary:
      'The messages of a class: drafts and scheduled ones first, then pinned ones, then the newest. Drafts of others are not among them.',
    params: v.object({ classId: IdSchema }),
    query: PagingSchema,
    response: pageOf(TeacherClassMessageSchema),
    errors: { 404: 'No such class among the teacher’s own.' },
  }),
  read: defineCall({
    method: 'GET',
    path: `${base}{id}/`,
    access: teacher,
    summary: 'One message of a class.',
    params,
    response: TeacherClassMessageSchema,
    errors: notFound,
  }),
  create: defineCall({
    method: 'POST',
    path: base,
    access: teacher,
    summary: 'Writes to a class. The same `id` sent twice writes once.',
    status: 201,
    body: v.strictObject({
      /** Made by the caller; a repeated request with it changes nothing. */
      id: IdSchema,
      classId: IdSchema,
      ...classMessageContent,
    }),
    response: TeacherClassMessageSchema,
    errors: {
      404: 'No such class among the teacher’s own, or no such picture or file among those the teacher uploaded.',
      409: 'The id belongs to another message, or a picture or file does.',
      422: 'It would be pinned until a time before it is published.',
    },
  }),
  replace: defineCall({
    method: 'PUT',
    path: `${base}{id}/`,
    access: teacher,
    summary:
      'Gives a message other content. Once published it stays so and bears the mark of an edit; its first text is kept for the audit.',
    params,
    body: v.strictObject({ version: CountSchema, ...classMessageContent }),
    response: TeacherClassMessageSchema,
    errors: {
      404: `${notFound[404]} Or no such picture or file among those the teacher uploaded.`,
      409: 'It changed in the meantime, another teacher wrote it, or a picture or file belongs to another message.',
      422: 'It would be pinned until a time before it is published.',
    },
  }),
  pin: defineCall({
    method: 'PATCH',
    path: `${base}{id}/pin/`,
    access: teacher,
    summary:
      'Pins a message above the others until a time, or with null no longer. A repeated request changes nothing.',
    params,
    body: v.strictObject({ pinnedUntil: v.nullable(InstantSchema) }),
    response: TeacherClassMessageSchema,
    errors: { ...notFound, 422: 'The time is over, or lies before it is published.' },
  }),
  remove: defineCall({
    method: 'DELETE',
    path: `${base}{id}/`,
    access: teacher,
    summary: 'Deletes a message: nobody sees it any more. A second time changes nothing.',
    params,
    response: OkSchema,
    errors: notFound,
  }),
  readers: defineCall({
    method: 'GET',
    path: `${base}{id}/readers/`,
    access: teacher,
    summary: 'The children of the class by name, and when each first saw the message.',
    params,
    response: v.array(ClassMessageReaderSchema),
    errors: notFound,
  }),
};

const readers = ['student', 'teacher'] as const;
const ofAttachment = { id: IdSchema, attachmentId: IdSchema };
const notAttached = { 404: 'No such picture or file of a message that the person reads or teaches.' };

/** Pictures and files of messages to a class, for its children and its teachers. */
export const classMessageAttachment = {
  image: defineFileCall({
    method: 'GET',
    path: `${base}{id}/attachment/{attachmentId}/image/{size}/`,
    access: readers,
    summary: 'A picture of a message.',
    params: v.object({ ...ofAttachment, size: v.picklist(['small', 'large']) }),
    mediaTypes: ['image/webp'],
    errors: notAttached,
  }),
  file: defineFileCall({
    method: 'GET',
    path: `${base}{id}/attachment/{attachmentId}/file/`,
    access: readers,
    summary: 'A file of a message, to be saved.',
    params: v.object(ofAttachment),
    mediaTypes: ['application/pdf', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    errors: notAttached,
  }),
};
