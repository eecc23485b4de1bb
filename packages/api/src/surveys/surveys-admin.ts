import * as v from 'valibot';
import { defineCall, defineFileCall } from '../platform/define.ts';
import { IdSchema, InstantSchema, PagingSchema, pageOf, TextSchema } from '../platform/primitives.schemas.ts';
import {
  AdminSurveyDetailSchema,
  AdminSurveySchema,
  NewSurveySchema,
  SurveyCommentSchema,
} from './surveys-admin.schemas.ts';

const access = ['admin'] as const;
const params = v.object({ id: IdSchema });
const noSurvey = { 404: 'No such survey.' };
const unaskable = 'Its questions cannot be asked, a school is not there, or it ends before it begins.';

/** Surveys as administrators of the site make them, and what was answered. */
export const adminSurveys = {
  list: defineCall({
    method: 'GET',
    path: '/admin/surveys/',
    access,
    summary: 'Surveys, the newest first, with how many people answered.',
    query: PagingSchema,
    response: pageOf(AdminSurveySchema),
  }),
  create: defineCall({
    method: 'POST',
    path: '/admin/surveys/',
    access,
    summary: 'Makes a survey as a draft, which asks nobody. The same `id` sent twice makes one.',
    status: 201,
    body: v.strictObject({
      /** Made by the browser: the idempotency key. */
      id: IdSchema,
      ...NewSurveySchema.entries,
    }),
    response: AdminSurveyDetailSchema,
    errors: { 422: unaskable },
  }),
  detail: defineCall({
    method: 'GET',
    path: '/admin/surveys/{id}/',
    access,
    summary: 'A survey with how many people gave each answer.',
    params,
    response: AdminSurveyDetailSchema,
    errors: noSurvey,
  }),
  change: defineCall({
    method: 'PUT',
    path: '/admin/surveys/{id}/',
    access,
    summary: 'Changes a survey, while nobody has answered it.',
    params,
    body: NewSurveySchema,
    response: AdminSurveyDetailSchema,
    errors: { ...noSurvey, 409: 'Somebody has answered it.', 422: unaskable },
  }),
  open: defineCall({
    method: 'POST',
    path: '/admin/surveys/{id}/open/',
    access,
    summary: 'Begins to ask, or asks again, until a moment. A repeat changes nothing.',
    params,
    body: v.strictObject({
      /** When it ends; the stored end when left out. */
      to: v.optional(InstantSchema),
    }),
    response: AdminSurveyDetailSchema,
    errors: { ...noSurvey, 422: 'It would end before now, or before it begins.' },
  }),
  close: defineCall({
    method: 'POST',
    path: '/admin/surveys/{id}/close/',
    access,
    summary: 'Asks nobody any more; what was answered stays. A repeat changes nothing.',
    params,
    response: AdminSurveyDetailSchema,
    errors: { ...noSurvey, 409: 'It is a draft, and was never opened.' },
  }),
  comments: defineCall({
    method: 'GET',
    path: '/admin/surveys/{id}/questions/{question}/comments/',
    access,
    summary: 'What people wrote as an answer of one question, the newest first.',
    params: v.object({ id: IdSchema, question: v.pipe(TextSchema, v.maxLength(40)) }),
    query: PagingSchema,
    response: pageOf(SurveyCommentSchema),
    errors: { 404: 'No such survey, or it has no such question of text.' },
  }),
  export: defineFileCall({
    method: 'GET',
    path: '/admin/surveys/{id}/export/',
    access,
    summary: 'Every answer of a survey, and their totals, as a file. Noted in the audit log.',
    params,
    query: v.object({
      format: v.optional(v.picklist(['xlsx', 'csv']), 'xlsx'),
      table: v.optional(v.picklist(['answers', 'totals']), 'answers'),
    }),
    mediaTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
    errors: noSurvey,
  }),
};
