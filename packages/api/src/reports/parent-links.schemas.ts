import * as v from 'valibot';
import { CountSchema, GradeSchema, IdSchema, InstantSchema } from '../platform/primitives.schemas.ts';
import { DescriptiveLevelSchema, SkillInfoSchema } from '../questions/skill.schemas.ts';

/** A link that shows a child's week to a parent. Its token is known once, when it is made. */
export const ParentLinkSchema = v.strictObject({
  id: IdSchema,
  created_at: InstantSchema,
  expires_at: InstantSchema,
  last_opened_at: v.nullable(InstantSchema),
  /** Whether the child made it, or a teacher. */
  made_by: v.picklist(['student', 'teacher']),
});

const ParentSkillSchema = v.strictObject({ ...SkillInfoSchema.entries, level: DescriptiveLevelSchema });

/** What a parent sees: first name alone, this week, and the four descriptive levels. */
export const ParentReportSchema = v.strictObject({
  first_name: v.string(),
  class_title: v.string(),
  grade: GradeSchema,
  made_at: InstantSchema,
  week: v.strictObject({
    starts_at: InstantSchema,
    days: CountSchema,
    /** Which days these are, 0 for Saturday. */
    practiced: v.array(CountSchema),
    minutes: CountSchema,
    done: CountSchema,
    first_try_right: CountSchema,
    /** Of `done`, those whose results are not out yet: they are not among the right ones. */
    waiting: CountSchema,
  }),
  /** Skills that have a level, by chapter. */
  chapters: v.array(v.strictObject({ title: v.string(), skills: v.array(ParentSkillSchema) })),
  /** At most three skills that a parent may help with, those of the lowest level first. */
  help: v.array(ParentSkillSchema),
  /** Work that is open now. */
  open_work: v.array(v.strictObject({ title: v.string(), end_at: InstantSchema })),
  /** The weekly message of this link. */
  sms: v.strictObject({
    /** False where this server cannot send any. */
    is_offered: v.boolean(),
    /** The last four digits of the number it goes to; null where it is off. */
    phone_mask: v.nullable(v.string()),
  }),
});
