import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import { bindTeacherAssignments } from '../assignments/routes.ts';
import type { WorkServices } from '../services.ts';

export function teacherHomeworkRoutes(bind: Bind, { teacherHomework }: WorkServices): void {
  const calls = contract.teacher.homework;
  bindTeacherAssignments(bind, calls, teacherHomework);
  bind.authenticated(calls.skills, ({ query }) => teacherHomework.skills(query));
  bind.authenticated(calls.reviewSkills, ({ actor, query }) => teacherHomework.reviewSkills(actor, query));
  bind.authenticated(calls.create, ({ actor, body }) => teacherHomework.create(actor, body));
  bind.authenticated(calls.createForClasses, ({ actor, body }) => teacherHomework.createForClasses(actor, body));
  bind.authenticated(calls.replace, ({ actor, params, body }) => teacherHomework.replace(actor, params.id, body));
  bind.authenticated(calls.copy, ({ actor, params, body }) => teacherHomework.copy(actor, params.id, body));
}
