import * as v from 'valibot';
import { typed } from './typed.ts';

export const form = v.strictObject({ kind: v.literal('fraction'), simplest: v.exactOptional(v.boolean()) });

/** What a child gives may be anything: its bounds keep records small. */
export const input = v.strictObject({ kind: v.literal('fraction'), numerator: typed, denominator: typed });
