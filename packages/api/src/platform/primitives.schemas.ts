import * as v from 'valibot';
import { isPersonName, MAX_NAME_LENGTH, MIN_NAME_LENGTH } from './person-name.ts';

/** A character of code 0, or half of a surrogate pair: no text a person writes has it, and no database keeps it. */
const UNSTORABLE = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Text of a person. What a request brings as text is read by this, alone or with more rules after it. */
export const TextSchema = v.pipe(
  v.string(),
  v.check((text) => !UNSTORABLE.test(text)),
);

/**
 * Bytes in base64. A pattern without groups: `v.base64()` keeps the thread busy for a tenth of a second with two million characters,
 * and overflows its stack with eight.
 * @param max characters at most
 */
export const base64Schema = (max: number) =>
  v.pipe(
    TextSchema,
    v.maxLength(max),
    v.regex(/^[A-Za-z\d+/]*={0,2}$/),
    v.check((text) => text.length % 4 === 0),
  );

/** A first or last name that a person gives for itself. */
export const PersonNameSchema = v.pipe(
  TextSchema,
  v.trim(),
  v.minLength(MIN_NAME_LENGTH),
  v.maxLength(MAX_NAME_LENGTH),
  v.check(isPersonName),
);

/** UUID of any version, in lower case. */
export const IdSchema = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/** An id of the curriculum, such as a skill's. */
export const NameSchema = v.pipe(TextSchema, v.maxLength(100));

const LAST_INSTANT = Date.UTC(2200, 0, 1);

/** A day that exists, at a time from 1970 to 2199: `isoTimestamp` knows neither leap years nor what `Date` can read. */
function isInstant(text: string): boolean {
  const at = Date.parse(text);
  if (Number.isNaN(at) || at < 0 || at >= LAST_INSTANT) return false;
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}

/** UTC instant, ISO 8601 with offset, from 1970 to 2199; shown in Asia/Tehran. */
export const InstantSchema = v.pipe(v.string(), v.isoTimestamp(), v.check(isInstant));
export const GradeSchema = v.picklist([3, 4, 5, 6]);

/** The largest whole number a column holds. */
const LARGEST = 2_147_483_647;

export const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST));

/** A number of any kind that a child's drawing may come to. */
export const AmountSchema = v.pipe(v.number(), v.minValue(-1e9), v.maxValue(1e9));

/** Digits of any set as a number; NaN for every other text. */
function readDigits(value: string | number): number {
  if (typeof value === 'number') return value;
  const digits = value
    .trim()
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));
  return /^\d{1,10}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** A whole number of an address: it arrives as text, in Persian, Arabic or Latin digits. */
const QueryNumberSchema = v.pipe(v.union([TextSchema, v.number()]), v.transform(readDigits));

export const QueryCountSchema = v.pipe(QueryNumberSchema, CountSchema);
export const QueryGradeSchema = v.pipe(QueryNumberSchema, GradeSchema);

/** One of a few numbers, in an address. */
export function queryOneOf<const N extends number>(numbers: readonly N[]) {
  return v.pipe(QueryNumberSchema, v.picklist(numbers));
}

/** A list of an address, `ids[]=1&ids[]=5`: where it has one item alone, that item arrives without a list. */
export function queryListOf<const Item extends v.GenericSchema>(item: Item, most: number) {
  const list = v.pipe(v.array(item), v.maxLength(most));
  return v.union([
    list,
    v.pipe(
      item,
      v.transform((one): v.InferOutput<Item>[] => [one]),
    ),
  ]);
}

/** Nobody turns that many pages; an offset of more is no whole number of the database. */
const LAST_PAGE = 1_000_000;

/** Paging by page (from 1) and size (at most 100). */
export const PagingSchema = v.object({
  page: v.optional(v.pipe(QueryCountSchema, v.minValue(1), v.maxValue(LAST_PAGE)), 1),
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

/** A whole phone number: each look at one is noted in the audit log. */
export const ShownPhoneSchema = v.strictObject({ phone: v.string() });

/** A phone number with its last four digits alone, as `***6789`. */
export const PhoneMaskSchema = v.string();

/** Kinds of assigned work. */
export const AssignmentKindSchema = v.picklist(['homework', 'review', 'package', 'quiz']);
