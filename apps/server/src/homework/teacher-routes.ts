import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function teacherHomeworkRoutes(bind: Bind, { teacherHomework, homeworkReport }: Services): void {
  const calls = contract.teacher.homework;
  bind.guarded(calls.list, ({ actor, query }) => teacherHomework.list(actor, query));
  bind.guarded(calls.skills, ({ query }) => teacherHomework.skills(query));
  bind.guarded(calls.create, ({ actor, body }) => teacherHomework.create(actor, body));
  bind.guarded(calls.read, ({ actor, params }) => teacherHomework.read(actor, params.id));
  bind.guarded(calls.update, ({ actor, params, body }) => teacherHomework.update(actor, params.id, body));
  bind.guarded(calls.remove, ({ actor, params }) => teacherHomework.remove(actor, params.id));
  bind.guarded(calls.comment, ({ actor, params, body }) => teacherHomework.comment(actor, params.id, body));
  bind.guarded(calls.deadline, ({ actor, params, body }) => teacherHomework.deadline(actor, params.id, body));
  bind.guarded(calls.briefSkills, ({ actor, params }) => teacherHomework.briefSkills(actor, params.id));
  bind.guarded(calls.setStudentState, ({ actor, params, body }) =>
    teacherHomework.setStudentState(actor, params.id, params.studentId, body),
  );
  bind.guarded(calls.report, ({ actor, params }) => homeworkReport.report(actor, params.id));
  bind.guarded(calls.student, ({ actor, params }) => homeworkReport.student(actor, params.id, params.studentId));
  bind.guarded(calls.studentSkill, ({ actor, params }) =>
    homeworkReport.studentSkill(actor, params.id, params.studentId, params.skillId),
  );
}
