import * as v from 'valibot';
import { typed } from './typed.ts';

export const form = v.strictObject({ kind: v.literal('mixed'), improper: v.exactOptional(v.literal(true)) });

/** What a child gives may be anything: its bounds keep records small. */
export const input = v.strictObject({ kind: v.literal('mixed'), whole: typed, numerator: typed, denominator: typed });
