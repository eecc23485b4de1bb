import * as v from 'valibot';
import { CountSchema, GradeSchema, IdSchema, InstantSchema, PhoneMaskSchema } from '../platform/primitives.schemas.ts';

export const PreOrderStateSchema = v.picklist([
  'draft',
  'requested',
  'contacted',
  'confirmed',
  'converted',
  'declined',
  'expired',
]);

/** Who asks for a plan for several children, a class or later. */
export const AdminPreOrderSchema = v.strictObject({
  id: IdSchema,
  state: PreOrderStateSchema,
  name: v.string(),
  phone_mask: PhoneMaskSchema,
  role: v.picklist(['parent', 'teacher', 'school']),
  school_title: v.string(),
  city: v.string(),
  grade: v.nullable(GradeSchema),
  /** Null while it is not decided. */
  plan_title: v.nullable(v.string()),
  seats: CountSchema,
  note: v.string(),
  source: v.picklist(['student', 'site']),
  follow_up_at: v.nullable(InstantSchema),
  created_at: InstantSchema,
  updated_at: InstantSchema,
});

export const AdminPreOrderDetailSchema = v.strictObject({
  ...AdminPreOrderSchema.entries,
  /** The oldest first. */
  events: v.array(
    v.strictObject({
      id: IdSchema,
      kind: v.picklist(['request', 'repeat', 'contact', 'confirm', 'decline', 'convert', 'expire']),
      from_state: PreOrderStateSchema,
      to_state: PreOrderStateSchema,
      note: v.string(),
      by: v.picklist(['applicant', 'admin', 'server', 'payment']),
      /** The administrator’s name. */
      by_name: v.nullable(v.string()),
      at: InstantSchema,
    }),
  ),
});
