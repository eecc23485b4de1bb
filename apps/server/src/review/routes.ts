import { contract } from '@mashq/api/contract';
import { bindMemberAssignments, bindTeacherAssignments } from '../assigned-work/routes.ts';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function reviewRoutes(bind: Bind, { teacherReview, memberReview }: Services): void {
  const calls = contract.teacher.review;
  bindTeacherAssignments(bind, calls, teacherReview);
  bind.authenticated(calls.groups, ({ actor, query }) => teacherReview.groups(actor, query));
  bind.authenticated(calls.create, ({ actor, body }) => teacherReview.create(actor, body));
  bind.authenticated(calls.replace, ({ actor, params, body }) => teacherReview.replace(actor, params.id, body));
  bind.authenticated(calls.groupsReport, ({ actor, params }) => teacherReview.groupsReport(actor, params.id));
  bind.authenticated(calls.students, ({ actor, params }) => teacherReview.students(actor, params.id));
  bindMemberAssignments(bind, contract.member.review, memberReview, ({ reviewId }) => reviewId);
}
