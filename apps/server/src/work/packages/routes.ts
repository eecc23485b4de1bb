import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import { bindMemberAssignments, bindTeacherAssignments } from '../assignments/routes.ts';
import type { WorkServices } from '../services.ts';

export function packageRoutes(bind: Bind, { teacherPackage, memberPackage, ownPackages }: WorkServices): void {
  const calls = contract.teacher.packages;
  bindTeacherAssignments(bind, calls, teacherPackage);
  bind.authenticated(calls.ready, ({ actor, query }) => teacherPackage.ready(actor, query.grade));
  bind.authenticated(calls.create, ({ actor, body }) => teacherPackage.create(actor, body));
  bind.authenticated(calls.replace, ({ actor, params, body }) => teacherPackage.replace(actor, params.id, body));
  bind.authenticated(calls.isActive, ({ actor, params, body }) => teacherPackage.setActive(actor, params.id, body));
  bind.authenticated(calls.activities, ({ actor, params }) => teacherPackage.activities(actor, params.id));
  bind.authenticated(calls.pieChart, ({ actor, params }) => teacherPackage.pieChart(actor, params.id));
  bind.authenticated(calls.students, ({ actor, params }) => teacherPackage.students(actor, params.id));

  const member = contract.member.packages;
  bindMemberAssignments(bind, member, memberPackage, ({ packageId }) => packageId);
  bind.authenticated(member.ready, ({ actor }) => ownPackages.ready(actor));
  bind.authenticated(member.take, ({ actor, params }) => ownPackages.take(actor, params.section));
  bind.authenticated(member.open, ({ actor, params }) => memberPackage.open(actor, params.packageId, params.activity));
  bind.authenticated(member.example, ({ actor, params }) =>
    memberPackage.example(actor, params.packageId, params.activity),
  );
}
