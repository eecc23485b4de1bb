import { contract } from '@mashq/api/contract';
import { bindMemberAssignments } from '../assigned-work/routes.ts';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function memberHomeworkRoutes(bind: Bind, { memberHomework, openAssignments }: Services): void {
  bind.authenticated(contract.member.assignments.open, ({ actor, query }) => openAssignments(actor, query));
  bindMemberAssignments(bind, contract.member.homework, memberHomework, ({ homeworkId }) => homeworkId);
}
