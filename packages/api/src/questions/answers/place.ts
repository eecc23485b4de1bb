import * as v from 'valibot';
import { AmountSchema } from '../../platform/primitives.schemas.ts';

/** A square or a crossing a child brings: any two numbers, which the checker refuses where they are none. */
export const place = v.pipe(v.strictTuple([AmountSchema, AmountSchema]), v.readonly());
