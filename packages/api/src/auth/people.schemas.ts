import * as v from 'valibot';
import { CountSchema, GradeSchema, IdSchema, InstantSchema } from '../platform/primitives.schemas.ts';

export const UserRoleSchema = v.picklist(['STUDENT', 'TEACHER', 'MANAGER', 'ORGANIZATION', 'SYS_ADMIN']);
export const GenderSchema = v.nullable(v.picklist(['FEMALE', 'MALE']));
export const PresetSchema = v.picklist(['green', 'orange', 'cyan', 'purple', 'pink', 'black']);

export const ClassSchema = v.strictObject({
  id: IdSchema,
  title: v.string(),
  grade: GradeSchema,
  /** The mathematics course of the grade, 0 to 3 (grade 3 is 0). */
  course_id: CountSchema,
  school_name: v.string(),
  students_count: CountSchema,
});

export const CourseSchema = v.strictObject({
  id: CountSchema,
  title: v.string(),
  grade: GradeSchema,
  subject: v.picklist(['math', 'literature', 'science']),
});

export const NotificationSchema = v.strictObject({
  id: IdSchema,
  title: v.string(),
  body: v.string(),
  /** Path in the app it leads to. */
  path: v.nullable(v.string()),
  created_at: InstantSchema,
});

/** The signed-in person, with the field names of the product. */
export const ActiveUserSchema = v.strictObject({
  id: IdSchema,
  username: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  gender: GenderSchema,
  role: UserRoleSchema,
  phone: v.string(),
  profile_url: v.string(),
  school_name: v.string(),
  plan: v.nullable(v.string()),
  theme: v.nullable(PresetSchema),
  class: v.nullable(ClassSchema),
  classes: v.array(ClassSchema),
  courses: v.array(CourseSchema),
  notifications: v.array(NotificationSchema),
  is_individual_customer: v.boolean(),
  has_quiz: v.boolean(),
  features: v.array(v.string()),
  /** There where the person agreed to an older version of the terms, and is asked about the one in force. */
  terms_due: v.exactOptional(v.literal(true)),
});

/** An account a phone number may sign in to. */
export const AccountSchema = v.strictObject({
  username: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  role: UserRoleSchema,
  school_name: v.string(),
});

export const LoginReplySchema = v.strictObject({
  access: v.string(),
  refresh: v.string(),
  /** The device token, to be kept beyond sign-out and sent as `X-Device` with the calls of sign-in. */
  device: v.string(),
  user: ActiveUserSchema,
  class: v.nullable(ClassSchema),
  classes: v.array(ClassSchema),
  courses: v.array(CourseSchema),
  notifications: v.array(NotificationSchema),
  is_individual_customer: v.boolean(),
  features: v.array(v.string()),
  has_quiz: v.boolean(),
});

/** A device a person is signed in on. */
export const DeviceSchema = v.strictObject({
  id: IdSchema,
  /** Browser and system, such as «Chrome, Android»; may be empty. */
  name: v.string(),
  signed_in_at: InstantSchema,
  last_used_at: InstantSchema,
  /** The one that asks. */
  is_current: v.boolean(),
});
