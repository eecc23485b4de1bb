import * as v from 'valibot';
import { CountSchema, IdSchema, InstantSchema, TextSchema } from '../platform/primitives.schemas.ts';

const textOf = (least: number, most: number) => v.pipe(TextSchema, v.trim(), v.minLength(least), v.maxLength(most));

/** Partners that are shown at most: visitors get all of them at once. */
export const MAX_PARTNERS = 40;

/** What administrators write of a webinar. */
export const WebinarContentSchema = v.strictObject({
  title: textOf(2, 120),
  summary: textOf(2, 400),
  starts_at: InstantSchema,
  ends_at: InstantSchema,
  /** Such as that it is online, and how its address is sent. */
  place: textOf(2, 200),
  /** What it is about, in this order. */
  agenda: v.pipe(v.array(v.strictObject({ title: textOf(1, 100), text: textOf(0, 300) })), v.maxLength(12)),
});

/** A webinar as visitors see it. */
export const WebinarSchema = v.strictObject({ id: IdSchema, ...WebinarContentSchema.entries });

export const AdminWebinarSchema = v.strictObject({
  ...WebinarSchema.entries,
  /** How many have registered for it. */
  registered_count: CountSchema,
  /** Visitors see it no more. */
  is_over: v.boolean(),
});

/** A school that allows the site to name it. */
export const SitePartnerSchema = v.strictObject({
  id: IdSchema,
  name: textOf(2, 80),
  /** Id of its sign, for `site.sign`; null for its name alone. */
  picture: v.nullable(IdSchema),
});
