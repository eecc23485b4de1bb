import * as v from 'valibot';
import { InlinesSchema } from '../content.schemas.ts';
import { positive } from '../figures/values.ts';
import { optionId } from './typed.ts';

export const form = v.strictObject({
  kind: v.literal('multiple-select'),
  options: v.array(v.strictObject({ id: v.string(), content: InlinesSchema })),
  layout: v.picklist(['tiles', 'list']),
  minimum: v.exactOptional(positive),
  maximum: v.exactOptional(positive),
});

export const input = v.strictObject({
  kind: v.literal('multiple-select'),
  options: v.pipe(v.array(optionId), v.maxLength(24)),
});
