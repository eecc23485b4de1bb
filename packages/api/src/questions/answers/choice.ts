import * as v from 'valibot';
import { InlinesSchema } from '../content.schemas.ts';
import { optionId } from './typed.ts';

export const form = v.strictObject({
  kind: v.literal('choice'),
  options: v.array(v.strictObject({ id: v.string(), content: InlinesSchema })),
  layout: v.picklist(['tiles', 'list', 'lines']),
});

/** What a child gives may be anything: its bounds keep records small. */
export const input = v.strictObject({ kind: v.literal('choice'), option: v.nullable(optionId) });
