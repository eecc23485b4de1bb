import * as v from 'valibot';
import { code, phone, username } from '../auth/auth.ts';
import { newPassword } from '../auth/passwords.ts';
import { GenderSchema, LoginReplySchema } from '../auth/people.schemas.ts';
import { defineCall } from '../platform/define.ts';
import {
  CountSchema,
  GradeSchema,
  IdSchema,
  OkSchema,
  PersonNameSchema,
  TextSchema,
} from '../platform/primitives.schemas.ts';

const name = PersonNameSchema;
/** The version of the terms that was read and agreed to; stored with the time. */
const terms = v.pipe(CountSchema, v.minValue(1));
const applicant = {
  /** Made by the browser: the same request sent again is stored once. */
  id: IdSchema,
  phone,
  code,
  first_name: name,
  last_name: name,
  username,
  password: newPassword,
  school_title: v.pipe(TextSchema, v.trim(), v.minLength(2), v.maxLength(120)),
  /** ISO 3166-2 code, such as IR-23. */
  province_code: v.pipe(TextSchema, v.regex(/^IR-\d{2}$/)),
  note: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(1000)), ''),
  terms_version: terms,
};

/** New accounts. */
export const registration = {
  check: defineCall({
    method: 'POST',
    path: '/auth/register/check/',
    access: 'public',
    summary:
      'Whether a username and a password will do, asked before a code is sent. Stores nothing; registering says the same again.',
    body: v.strictObject({ username, password: newPassword }),
    response: OkSchema,
    errors: {
      409: 'The username belongs to somebody else.',
      422: 'The password is weak, or the username is no username.',
    },
  }),
  register: defineCall({
    method: 'POST',
    path: '/auth/register/',
    access: 'public',
    summary:
      'Makes an account with a phone verified by a code of purpose `register`. A student is signed in at once: with a class code as a child of that school, else as an individual customer of a grade. A teacher or a school waits for an administrator.',
    body: v.union([
      v.strictObject({
        kind: v.literal('student'),
        phone,
        code,
        first_name: name,
        last_name: name,
        gender: v.optional(GenderSchema, null),
        username,
        password: newPassword,
        /** Needed without a class code. */
        grade: v.optional(GradeSchema),
        /** In any digits, with or without dashes. */
        school_code: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(20))),
        terms_version: terms,
      }),
      v.strictObject({ kind: v.picklist(['teacher', 'school']), ...applicant }),
    ]),
    response: v.union([LoginReplySchema, v.strictObject({ status: v.literal('pending'), message: v.string() })]),
    errors: {
      404: 'No class has this code.',
      409: 'The username belongs to somebody else.',
      422: 'The password is weak, the username is no username, neither grade nor class code is given, or the terms have changed since they were read.',
    },
  }),
  preRegister: defineCall({
    method: 'POST',
    path: '/auth/pre-registration/',
    access: 'public',
    summary: 'Notes somebody who wants to hear when an account can be had. The same `id` sent twice is stored once.',
    status: 201,
    body: v.strictObject({
      id: IdSchema,
      first_name: name,
      last_name: name,
      phone,
      school_title: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(120)), ''),
      note: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(1000)), ''),
    }),
    response: OkSchema,
    errors: { 409: 'The id belongs to another request.' },
  }),
};
