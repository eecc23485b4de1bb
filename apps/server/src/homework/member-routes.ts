import { contract } from '@mashq/api/contract';
import { bindMemberAssignments } from '../assigned-work/routes.ts';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function memberHomeworkRoutes(bind: Bind, { memberHomework }: Services): void {
  bindMemberAssignments(bind, contract.member.homework, memberHomework, ({ homeworkId }) => homeworkId);
}
