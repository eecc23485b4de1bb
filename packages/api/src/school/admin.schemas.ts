import * as v from 'valibot';
import { GenderSchema, UserRoleSchema } from '../auth/people.schemas.ts';
import {
  CountSchema,
  GradeSchema,
  IdSchema,
  InstantSchema,
  PersonNameSchema,
  PhoneMaskSchema,
  TextSchema,
} from '../platform/primitives.schemas.ts';

/** A school or an organization by its name. */
const NamedSchema = v.strictObject({ id: IdSchema, title: v.string() });

/** Whether somebody can sign in: yes; no, an administrator locked the account; no, the person has left the school. */
export const AdminPersonStateSchema = v.picklist(['active', 'locked', 'left']);

/** Somebody of any school, as administrators find them. */
export const AdminPersonSchema = v.strictObject({
  id: IdSchema,
  username: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  role: UserRoleSchema,
  state: AdminPersonStateSchema,
  /** Null for people without a school. */
  school: v.nullable(NamedSchema),
  organization: v.nullable(NamedSchema),
  /** Empty where no number is known. */
  phone_mask: PhoneMaskSchema,
  /** The last use of a session that is still known; null where there is none. */
  last_active_at: v.nullable(InstantSchema),
  /** When the account is emptied; null unless that was asked for. */
  deletion_due_at: v.nullable(InstantSchema),
});

export const AdminPersonDetailSchema = v.strictObject({
  ...AdminPersonSchema.entries,
  gender: GenderSchema,
  created_at: InstantSchema,
  /** When an administrator locked the account. */
  locked_at: v.nullable(InstantSchema),
  has_second_factor: v.boolean(),
  /** Classes of this year that the person learns or teaches in. */
  classes: v.array(v.strictObject({ id: IdSchema, title: v.string(), grade: GradeSchema })),
});

/** A password that is shown this once. */
export const ShownPasswordSchema = v.strictObject({ username: v.string(), password: v.string() });

/** A school as administrators list it. */
export const AdminSchoolRowSchema = v.strictObject({
  id: IdSchema,
  title: v.string(),
  /** ISO 3166-2, such as IR-23. */
  province_code: v.string(),
  province_name: v.string(),
  organization: v.nullable(NamedSchema),
  students_count: CountSchema,
  teachers_count: CountSchema,
  /** The last use of a session of anybody in it. */
  last_active_at: v.nullable(InstantSchema),
});

/** Who looks after a school or an organization. */
export const AdminManagerSchema = v.strictObject({
  id: IdSchema,
  username: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  state: AdminPersonStateSchema,
  last_active_at: v.nullable(InstantSchema),
});

export const AdminSchoolDetailSchema = v.strictObject({
  ...AdminSchoolRowSchema.entries,
  has_quizzes: v.boolean(),
  created_at: InstantSchema,
  /** Those who have left are not in it. */
  managers: v.array(AdminManagerSchema),
});

export const AdminOrganizationSchema = v.strictObject({
  id: IdSchema,
  title: v.string(),
  schools_count: CountSchema,
  managers_count: CountSchema,
  created_at: InstantSchema,
});

export const AdminOrganizationDetailSchema = v.strictObject({
  ...AdminOrganizationSchema.entries,
  managers: v.array(AdminManagerSchema),
});

/** Somebody who gets an account of their own; the password is made by the server. */
export const NewManagerSchema = v.strictObject({
  username: v.pipe(TextSchema, v.trim(), v.minLength(3), v.maxLength(32)),
  first_name: PersonNameSchema,
  last_name: PersonNameSchema,
  /** In any digits; empty or left out where it is not known. */
  phone: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(30))),
});

/** A manager who was added. The password is null where the account was there already. */
export const AddedManagerSchema = v.strictObject({
  id: IdSchema,
  username: v.string(),
  password: v.nullable(v.string()),
});
