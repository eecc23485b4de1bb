import * as v from 'valibot';
import { ClassSchema, DeviceSchema, GenderSchema, UserRoleSchema } from '../auth/people.schemas.ts';
import { CountSchema, IdSchema, InstantSchema } from '../platform/primitives.schemas.ts';

/** What people see of themselves on their profile; the phone number shows its last digits alone. */
export const ProfileSchema = v.strictObject({
  id: IdSchema,
  username: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  gender: GenderSchema,
  role: UserRoleSchema,
  /** Empty where none is known. */
  phone: v.string(),
  profile_url: v.string(),
  school_name: v.string(),
  classes: v.array(ClassSchema),
  is_individual_customer: v.boolean(),
  /** The names of a child of a school are the school's to change. */
  can_rename: v.boolean(),
  /** Teachers and managers may upload a picture; children choose a drawn one. */
  can_upload_picture: v.boolean(),
  /** False where the person signs in by code alone. */
  has_password: v.boolean(),
  /** When the account is deleted, as the person asked; null where it stays. */
  deletion_due_at: v.nullable(InstantSchema),
  /** Only where the profile page is visited. */
  devices: v.exactOptional(v.array(DeviceSchema)),
});

export const AvatarSchema = v.strictObject({ id: v.string(), title: v.string(), url: v.string() });

export const ClassmateSchema = v.strictObject({
  id: IdSchema,
  first_name: v.string(),
  profile_url: v.string(),
});

/** What children see of each other, and nothing else. */
export const PublicProfileSchema = v.strictObject({
  ...ClassmateSchema.entries,
  /** Names of badges; null where the school has switched rewards off. */
  badges: v.nullable(v.array(v.string())),
});

export const StudentClassSchema = v.strictObject({
  id: IdSchema,
  title: v.string(),
  teachers: v.array(v.strictObject({ name: v.string(), profile_url: v.string() })),
  classmates: v.array(ClassmateSchema),
});

export const ClassCodeSchema = v.strictObject({
  /** Nine Latin digits; null where the class has none. */
  code: v.nullable(v.string()),
  /** Children of the class who have joined. */
  students_count: CountSchema,
});
