import * as v from 'valibot';
import { IdSchema, NameSchema, TextSchema } from '../platform/primitives.schemas.ts';

/** A color as `#rrggbb`, in small letters. */
export const ColorSchema = v.pipe(TextSchema, v.regex(/^#[0-9a-f]{6}$/));

/** Ids of the pictures of a school's logo; the one for dark pages may be the same. */
export const LookLogoSchema = v.strictObject({ light: IdSchema, dark: IdSchema });

/** What everybody of a school sees of its own look. */
export const SchoolLookSchema = v.strictObject({
  school_id: IdSchema,
  name: NameSchema,
  logo: v.nullable(LookLogoSchema),
  /** A style sheet for `<html data-tenant="…">`; null where the school keeps the product's colors. */
  css: v.nullable(TextSchema),
});

/** What its manager has chosen. */
export const ChosenLookSchema = v.strictObject({
  /** The brand color; null for the product's. */
  color: v.nullable(ColorSchema),
  /** Id of an uploaded picture; null for the product's logo. */
  logo: v.nullable(IdSchema),
  /** For dark pages; null where the logo fits both. */
  dark_logo: v.nullable(IdSchema),
});
