import * as v from 'valibot';
import { code, phone } from '../auth/auth.ts';
import { defineCall } from '../platform/define.ts';
import { IdSchema, OkSchema, TextSchema } from '../platform/primitives.schemas.ts';
import { ParentLinkSchema, ParentReportSchema } from './parent-links.schemas.ts';

const MadeLinkSchema = v.strictObject({
  link: ParentLinkSchema,
  /** For the address `/parent/<token>`; it is not stored and cannot be shown again. */
  token: v.string(),
});
const links = v.array(ParentLinkSchema);
const tooMany = { 409: 'The child has as many links as it may have.' };

const own = { path: '/member/parent-link/', access: ['student'] } as const;

export const memberParentLink = {
  list: defineCall({
    method: 'GET',
    ...own,
    summary: 'The student’s links for parents that are in force.',
    response: links,
  }),
  make: defineCall({
    method: 'POST',
    ...own,
    summary: 'Makes a link that shows the student’s week to a parent.',
    status: 201,
    response: MadeLinkSchema,
    errors: tooMany,
  }),
  revoke: defineCall({
    method: 'DELETE',
    path: '/member/parent-link/{id}/',
    access: ['student'],
    summary: 'Revokes a link at once, whoever made it; a second time changes nothing.',
    params: v.object({ id: IdSchema }),
    response: links,
    errors: { 404: 'No such link of this student.' },
  }),
};

const ofChild = {
  path: '/teacher/student/{studentId}/parent-link/',
  access: ['teacher'],
  params: v.object({ studentId: IdSchema }),
} as const;
const noStudent = { 404: 'No student of a class that this teacher teaches.' };

export const teacherParentLink = {
  list: defineCall({
    method: 'GET',
    ...ofChild,
    summary: 'A child’s links for parents that are in force.',
    response: links,
    errors: noStudent,
  }),
  make: defineCall({
    method: 'POST',
    ...ofChild,
    summary: 'Makes a link that shows a child’s week to a parent.',
    status: 201,
    response: MadeLinkSchema,
    errors: { ...noStudent, ...tooMany },
  }),
  revoke: defineCall({
    method: 'DELETE',
    path: '/teacher/student/{studentId}/parent-link/{id}/',
    access: ['teacher'],
    summary: 'Revokes a link of a child at once; a second time changes nothing.',
    params: v.object({ studentId: IdSchema, id: IdSchema }),
    response: links,
    errors: noStudent,
  }),
};

const token = v.pipe(TextSchema, v.minLength(1), v.maxLength(100));
const noLink = { 404: 'The link was revoked, is over, or never was.' };

export const parent = {
  report: defineCall({
    method: 'POST',
    path: '/parent/report/',
    access: 'public',
    summary: 'What a parent’s link shows. The token is in the body, so that no address of a log has it.',
    body: v.strictObject({ token }),
    response: ParentReportSchema,
    errors: noLink,
  }),
  startSms: defineCall({
    method: 'POST',
    path: '/parent/sms/',
    access: 'public',
    summary:
      'A parent agrees to a message a week about the link’s child, to a phone verified by a code of purpose `contact`. Another number takes the place of the one before.',
    body: v.strictObject({ token, phone, code }),
    response: OkSchema,
    errors: { ...noLink, 422: 'This server cannot send such messages.' },
  }),
  stopSms: defineCall({
    method: 'POST',
    path: '/parent/sms/stop/',
    access: 'public',
    summary: 'Ends the weekly messages of a link and forgets the number; a second time changes nothing.',
    body: v.strictObject({ token }),
    response: OkSchema,
    errors: noLink,
  }),
};
