import * as v from 'valibot';
import { InlinesSchema } from '../content.schemas.ts';
import { optionId } from './typed.ts';

const cards = v.array(v.strictObject({ id: v.string(), content: InlinesSchema }));

export const form = v.strictObject({ kind: v.literal('match'), first: cards, second: cards });

/** What a child gives may be anything: its bounds keep records small. */
export const input = v.strictObject({
  kind: v.literal('match'),
  pairs: v.pipe(v.array(v.pipe(v.tuple([optionId, optionId]), v.readonly())), v.maxLength(12)),
});
