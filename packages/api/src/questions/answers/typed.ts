import * as v from 'valibot';
import { TextSchema } from '../../platform/primitives.schemas.ts';

/** At most this many characters are kept of one typed box; more is refused as unreadable, not cut. */
const TYPED_LIMIT = 64;
export const typed = v.pipe(TextSchema, v.maxLength(TYPED_LIMIT));
export const optionId = v.pipe(TextSchema, v.maxLength(TYPED_LIMIT));
