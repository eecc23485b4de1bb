import * as v from 'valibot';

export const AssignmentKindSchema = v.picklist(['homework', 'review', 'package', 'quiz']);

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
