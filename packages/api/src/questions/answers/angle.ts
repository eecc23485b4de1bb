import * as v from 'valibot';
import { AmountSchema } from '../../platform/primitives.schemas.ts';

export const form = v.strictObject({ kind: v.literal('angle'), zero: v.picklist(['left', 'right']) });

/** What a child gives may be anything: its bounds keep records small. */
export const input = v.strictObject({ kind: v.literal('angle'), degrees: v.nullable(AmountSchema) });
