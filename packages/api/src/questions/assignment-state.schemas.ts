import * as v from 'valibot';

export { AssignmentKindSchema } from '../platform/assignment-kind.schemas.ts';

export const AssignmentStateSchema = v.picklist(['draft', 'scheduled', 'open', 'closed', 'archived', 'cancelled']);
export const StudentAssignmentStateSchema = v.picklist([
  'not_started',
  'in_progress',
  'submitted',
  'auto_submitted',
  'missing',
  'excused',
  'reviewed',
]);
