import * as v from 'valibot';
import { code, password, phone } from '../auth/auth.ts';
import { ActiveUserSchema, DeviceSchema, GenderSchema, PresetSchema } from '../auth/people.schemas.ts';
import { defineCall, defineFileCall } from '../platform/define.ts';
import { CountSchema, IdSchema, OkSchema, TextSchema } from '../platform/primitives.schemas.ts';
import {
  AvatarSchema,
  ClassCodeSchema,
  ProfileSchema,
  PublicProfileSchema,
  StudentClassSchema,
} from './profile.schemas.ts';

const name = v.pipe(TextSchema, v.trim(), v.minLength(2), v.maxLength(60));
const visiting = v.object({ isVisitingProfilePage: v.optional(v.picklist(['true', 'false']), 'false') });

/** What every screen needs of the signed-in person. */
export const profile = {
  brief: defineCall({
    method: 'GET',
    path: '/member/profile/brief',
    access: 'signed-in',
    summary: 'The active user.',
    response: ActiveUserSchema,
  }),
  setTheme: defineCall({
    method: 'PATCH',
    path: '/member/profile/',
    access: 'signed-in',
    summary: 'Saves the colour preset of the signed-in person.',
    body: v.strictObject({ theme: PresetSchema }),
    response: v.strictObject({ theme: PresetSchema }),
  }),
  dismissNotification: defineCall({
    method: 'DELETE',
    path: '/member/notification/{id}/',
    access: 'signed-in',
    summary: 'Dismisses a notification; a second time changes nothing.',
    params: v.object({ id: IdSchema }),
    response: OkSchema,
    errors: { 404: 'No such notification of this person.' },
  }),
};

const staff = ['teacher', 'school'] as const;

/** The profile area: what a person sees and changes of the own account. */
export const account = {
  acceptTerms: defineCall({
    method: 'POST',
    path: '/member/profile/terms/',
    access: 'signed-in',
    summary:
      'Agrees to the version of the terms that was read, where the person agreed to an older one (`terms_due`). Sent again, and for everybody who is not asked, it changes nothing. Noted in the audit log with the version.',
    body: v.strictObject({ terms_version: v.pipe(CountSchema, v.minValue(1)) }),
    response: ActiveUserSchema,
    errors: { 422: 'Another version than the one in force.' },
  }),
  devices: defineCall({
    method: 'GET',
    path: '/auth/devices/',
    access: 'signed-in',
    summary: 'The devices the signed-in person is signed in on, the one used last first.',
    response: v.array(DeviceSchema),
  }),
  endDevice: defineCall({
    method: 'DELETE',
    path: '/auth/devices/{id}/',
    access: 'signed-in',
    summary: 'Signs one device out; a second time changes nothing.',
    params: v.object({ id: IdSchema }),
    response: OkSchema,
    errors: { 404: 'No such device of this person.' },
  }),

  read: defineCall({
    method: 'GET',
    path: '/member/profile/',
    access: 'signed-in',
    summary: 'The profile of the signed-in person; with `isVisitingProfilePage` the signed-in devices too.',
    query: visiting,
    response: ProfileSchema,
  }),
  update: defineCall({
    method: 'PUT',
    path: '/member/profile/',
    access: 'signed-in',
    summary: 'Changes names, gender and the drawn avatar; the reply is as that of reading.',
    query: visiting,
    body: v.strictObject({
      first_name: name,
      last_name: name,
      gender: GenderSchema,
      /** Id of a drawn avatar; empty for none. Left out, the picture stays as it is. */
      avatar: v.optional(v.pipe(TextSchema, v.maxLength(40))),
    }),
    response: ProfileSchema,
    errors: { 422: 'No such avatar, names that the school gives, or a new name that is not of letters.' },
  }),
  avatars: defineCall({
    method: 'GET',
    path: '/member/profile-avatars/',
    access: 'signed-in',
    summary: 'The drawn avatars to choose from.',
    response: v.array(AvatarSchema),
  }),
  setPicture: defineCall({
    method: 'POST',
    path: '/auth/set-profile-picture/',
    access: staff,
    summary:
      'Shows an uploaded picture of the own as the profile picture; the one before it is removed. The same picture again changes nothing. Children choose a drawn avatar instead.',
    body: v.strictObject({ image_id: IdSchema }),
    response: ProfileSchema,
    errors: { 404: 'No such picture among those that this person has uploaded.' },
  }),
  removePicture: defineCall({
    method: 'DELETE',
    path: '/auth/set-profile-picture/',
    access: staff,
    summary: 'Removes the uploaded profile picture with its bytes; a second time changes nothing.',
    response: ProfileSchema,
  }),
  picture: defineFileCall({
    method: 'GET',
    path: '/site/picture/{schoolId}/{imageId}/',
    access: 'public',
    summary:
      'A profile picture that is shown now, by the address in `profile_url`: only who has been shown the person knows it.',
    params: v.object({ schoolId: IdSchema, imageId: IdSchema }),
    mediaTypes: ['image/webp'],
    errors: { 404: 'No such picture, or none that is shown any more.' },
  }),
  setPhone: defineCall({
    method: 'PUT',
    path: '/member/profile/phone/',
    access: 'signed-in',
    summary: 'Changes the phone number, verified by a code of purpose `contact`.',
    body: v.strictObject({ phone, code }),
    response: ProfileSchema,
    errors: { 422: 'The code is wrong or over.' },
  }),
  exportData: defineFileCall({
    method: 'GET',
    path: '/member/profile/data/',
    access: 'signed-in',
    summary: 'Everything that is stored of the signed-in person, as a JSON file.',
    mediaTypes: ['application/json'],
  }),
  askDeletion: defineCall({
    method: 'POST',
    path: '/member/profile/deletion/',
    access: 'signed-in',
    summary:
      'Asks for the deletion of the own account, which happens after 14 days. Asked again, the first date stays.',
    body: v.strictObject({ password }),
    response: ProfileSchema,
    errors: { 422: 'The password is wrong.' },
  }),
  keepAccount: defineCall({
    method: 'DELETE',
    path: '/member/profile/deletion/',
    access: 'signed-in',
    summary: 'Takes the request for deletion back.',
    response: ProfileSchema,
  }),
};

const student = ['student'] as const;

export const memberClass = {
  join: defineCall({
    method: 'POST',
    path: '/member/class/join/',
    access: student,
    summary:
      'Joins the class of a code. An individual customer becomes a child of that school; a child of another school is refused.',
    /** In any digits, with or without dashes. */
    body: v.strictObject({ code: v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(20)) }),
    response: v.strictObject({ class_id: IdSchema, title: v.string(), school_name: v.string() }),
    errors: { 404: 'No class has this code.', 409: 'The class is of another school.' },
  }),
  classmates: defineCall({
    method: 'GET',
    path: '/member/classmates/',
    access: student,
    summary: 'The student’s classes with teachers and classmates.',
    response: v.array(StudentClassSchema),
  }),
  publicProfile: defineCall({
    method: 'GET',
    path: '/member/public-profile/{id}/',
    access: student,
    summary: 'First name, avatar and badges of a classmate.',
    params: v.object({ id: IdSchema }),
    response: PublicProfileSchema,
    errors: { 404: 'No classmate of this student.' },
  }),
};

const classParams = v.object({ classId: IdSchema });
const noClass = { 404: 'No class that this teacher teaches.' };
const teacher = ['teacher'] as const;

export const teacherClassCode = {
  read: defineCall({
    method: 'GET',
    path: '/teacher/class/{classId}/code/',
    access: teacher,
    summary: 'The code by which children join the class.',
    params: classParams,
    response: ClassCodeSchema,
    errors: noClass,
  }),
  make: defineCall({
    method: 'POST',
    path: '/teacher/class/{classId}/code/',
    access: teacher,
    summary: 'Makes a code for the class; one that it has already is given back.',
    params: classParams,
    response: ClassCodeSchema,
    errors: noClass,
  }),
  revoke: defineCall({
    method: 'DELETE',
    path: '/teacher/class/{classId}/code/',
    access: teacher,
    summary: 'Takes the code back: nobody joins by it any more, and everybody who has joined stays.',
    params: classParams,
    response: ClassCodeSchema,
    errors: noClass,
  }),
};
