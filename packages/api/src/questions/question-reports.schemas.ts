import * as v from 'valibot';
import { IdSchema, TextSchema } from '../platform/primitives.schemas.ts';
import { RawInputSchema } from './question.schemas.ts';

/** What is wrong with a question, as a child or a teacher sees it. */
export const ReportReasonSchema = v.picklist(['wrong-key', 'unclear', 'figure', 'explanation', 'other']);

/** Open until an administrator of the site has decided. */
export const ReportStateSchema = v.picklist(['open', 'accepted', 'rejected']);

/** What a reporter sees of a report. */
export const QuestionReportSchema = v.strictObject({
  id: IdSchema,
  reason: ReportReasonSchema,
  state: ReportStateSchema,
});

/** The body of a report of any user. */
export const reportBody = {
  /** Made by the caller: a repeated request with it changes nothing. */
  id: IdSchema,
  reason: ReportReasonSchema,
  note: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(1000)), ''),
  /** What was typed so far; else the newest answer to the question is stored. */
  raw: v.optional(RawInputSchema),
};
