import * as v from 'valibot';
import { blanks, typedBlanks } from './blanks.ts';

export const form = v.strictObject({ kind: v.literal('integer'), blanks });

/** What a child gives may be anything: its bounds keep records small. */
export const input = v.strictObject({ kind: v.literal('integer'), values: typedBlanks });
