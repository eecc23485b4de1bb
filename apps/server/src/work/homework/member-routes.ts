import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import { bindMemberAssignments } from '../assignments/routes.ts';
import type { WorkServices } from '../services.ts';

export function memberHomeworkRoutes(bind: Bind, { memberHomework, openAssignments }: WorkServices): void {
  bind.authenticated(contract.member.assignments.open, ({ actor, query }) => openAssignments(actor, query));
  bindMemberAssignments(bind, contract.member.homework, memberHomework, ({ homeworkId }) => homeworkId);
}
