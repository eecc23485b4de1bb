import * as v from 'valibot';
import { defineCall, defineFileCall } from '../platform/define.ts';
import { IdSchema, NameSchema } from '../platform/primitives.schemas.ts';
import { ChosenLookSchema, SchoolLookSchema } from './branding.schemas.ts';

const access = ['school'] as const;

/** A school's own look, as its people and visitors of its address get it. */
export const look = {
  mine: defineCall({
    method: 'GET',
    path: '/member/look/',
    access: 'signed-in',
    summary: 'The look of the person’s school; null where it has the product’s.',
    response: v.strictObject({ look: v.nullable(SchoolLookSchema) }),
  }),
  logo: defineFileCall({
    method: 'GET',
    path: '/site/look/{schoolId}/logo/{imageId}/',
    access: 'public',
    summary:
      'The logo of a school, for light or for dark pages. A logo has an address of its own, which never changes.',
    params: v.object({ schoolId: IdSchema, imageId: IdSchema }),
    mediaTypes: ['image/webp'],
    errors: { 404: 'No such school, or no logo of it.' },
  }),
  theme: defineFileCall({
    method: 'GET',
    path: '/site/look/{schoolId}/theme/{color}/',
    access: 'public',
    summary: 'The style sheet of a school’s color, for pages that are dressed before any script runs.',
    params: v.object({ schoolId: IdSchema, color: v.pipe(NameSchema, v.regex(/^[0-9a-f]{6}$/)) }),
    mediaTypes: ['text/css'],
    errors: { 404: 'No such school, or another color than its own.' },
  }),
};

/** The manager's settings of it. */
export const schoolLook = {
  read: defineCall({
    method: 'GET',
    path: '/school/look/',
    access,
    summary: 'The color and the logo that the manager’s school has chosen, and the hosts it is served under.',
    response: v.strictObject({ ...ChosenLookSchema.entries, school_id: IdSchema, hosts: v.array(NameSchema) }),
  }),
  save: defineCall({
    method: 'PUT',
    path: '/school/look/',
    access,
    summary: 'Stores color and logo for all people of the school. A logo is a picture that the manager has uploaded.',
    body: ChosenLookSchema,
    response: ChosenLookSchema,
    errors: { 404: 'No such picture among the manager’s own and the school’s logos.' },
  }),
};
