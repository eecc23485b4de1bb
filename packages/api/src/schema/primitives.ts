import * as v from 'valibot';

/** UUID of any version. */
export const IdSchema = v.pipe(v.string(), v.uuid());
/** UTC instant, ISO 8601 with offset; shown in Asia/Tehran. */
export const InstantSchema = v.pipe(v.string(), v.isoTimestamp());
export const GradeSchema = v.picklist([3, 4, 5, 6]);
export const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Query values arrive as text. */
export const QueryCountSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.integer(),
  v.minValue(0),
);
export const QueryGradeSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), GradeSchema);

/** Paging by page (from 1) and size (at most 100). */
export const PagingSchema = v.object({
  page: v.optional(v.pipe(QueryCountSchema, v.minValue(1)), 1),
  size: v.optional(v.pipe(QueryCountSchema, v.minValue(1), v.maxValue(100)), 20),
});

/** One page of a list with the size of the whole. */
export function pageOf<S extends v.GenericSchema>(item: S) {
  return v.strictObject({
    page: CountSchema,
    size: CountSchema,
    total: CountSchema,
    items: v.array(item),
  });
}

/** Every failure: a message for a person in `detail`, in Persian, and where it belongs to one field its name. */
export const ErrorSchema = v.strictObject({
  detail: v.string(),
  code: v.exactOptional(v.string()),
  fields: v.exactOptional(v.record(v.string(), v.string())),
});

export const OkSchema = v.strictObject({ ok: v.literal(true) });
