import * as v from 'valibot';
import { UserRoleSchema } from '../auth/people.schemas.ts';
import { AUDIT_GROUPS, type AuditGroup } from '../platform/audit-actions.ts';
import { IdSchema, InstantSchema } from '../platform/primitives.schemas.ts';

export const AuditGroupSchema = v.picklist(Object.keys(AUDIT_GROUPS) as AuditGroup[]);

/** Who did it. Names are those of today; of an emptied account nothing but the id is left. */
const ActorSchema = v.strictObject({
  kind: v.picklist(['person', 'command-line', 'server', 'nobody']),
  /** Of a person. */
  id: v.nullable(IdSchema),
  /** Of a person, or the user of the machine; empty where it is not known. */
  name: v.string(),
  role: v.nullable(UserRoleSchema),
});

/** What was changed: `other` is a class, work, a message, a payment and the like. */
const TargetSchema = v.strictObject({
  kind: v.picklist(['person', 'school', 'organization', 'other']),
  id: v.string(),
  name: v.string(),
});

export const AuditEventSchema = v.strictObject({
  id: IdSchema,
  at: InstantSchema,
  /** Such as `person.reset-password`. */
  action: v.string(),
  actor: ActorSchema,
  target: v.nullable(TargetSchema),
  school: v.nullable(v.strictObject({ id: IdSchema, title: v.string() })),
});

export const AuditPageSchema = v.strictObject({
  items: v.array(AuditEventSchema),
  /** The event that older ones come after; null at the end. */
  next: v.nullable(IdSchema),
});
