import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function teacherHomeworkRoutes(bind: Bind, { teacherHomework }: Services): void {
  const calls = contract.teacher.homework;
  bind.authenticated(calls.list, ({ actor, query }) => teacherHomework.list(actor, query));
  bind.authenticated(calls.skills, ({ query }) => teacherHomework.skills(query));
  bind.authenticated(calls.create, ({ actor, body }) => teacherHomework.create(actor, body));
  bind.authenticated(calls.read, ({ actor, params }) => teacherHomework.read(actor, params.id));
  bind.authenticated(calls.update, ({ actor, params, body }) => teacherHomework.update(actor, params.id, body));
  bind.authenticated(calls.remove, ({ actor, params }) => teacherHomework.remove(actor, params.id));
  bind.authenticated(calls.comment, ({ actor, params, body }) => teacherHomework.comment(actor, params.id, body));
  bind.authenticated(calls.deadline, ({ actor, params, body }) => teacherHomework.deadline(actor, params.id, body));
  bind.authenticated(calls.briefSkills, ({ actor, params }) => teacherHomework.briefSkills(actor, params.id));
  bind.authenticated(calls.setStudentState, ({ actor, params, body }) =>
    teacherHomework.setStudentState(actor, params.id, params.studentId, body),
  );
}
