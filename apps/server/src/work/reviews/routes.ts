import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import { bindMemberAssignments, bindTeacherAssignments } from '../assignments/routes.ts';
import type { WorkServices } from '../services.ts';

export function reviewRoutes(bind: Bind, { teacherReview, memberReview }: WorkServices): void {
  const calls = contract.teacher.review;
  bindTeacherAssignments(bind, calls, teacherReview);
  bind.authenticated(calls.groups, ({ actor, query }) => teacherReview.groups(actor, query));
  bind.authenticated(calls.grade, ({ params }) => teacherReview.grade(params.grade));
  bind.authenticated(calls.create, ({ actor, body }) => teacherReview.create(actor, body));
  bind.authenticated(calls.replace, ({ actor, params, body }) => teacherReview.replace(actor, params.id, body));
  bind.authenticated(calls.groupsReport, ({ actor, params }) => teacherReview.groupsReport(actor, params.id));
  bind.authenticated(calls.students, ({ actor, params }) => teacherReview.students(actor, params.id));
  bindMemberAssignments(bind, contract.member.review, memberReview, ({ reviewId }) => reviewId);
}
