import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function reportRoutes(bind: Bind, { homeworkReport }: Services): void {
  const { report, student, studentSkill } = contract.teacher.homework;
  bind.authenticated(report, ({ actor, params }) => homeworkReport.report(actor, params.id));
  bind.authenticated(student, ({ actor, params }) => homeworkReport.student(actor, params.id, params.studentId));
  bind.authenticated(studentSkill, ({ actor, params }) =>
    homeworkReport.studentSkill(actor, params.id, params.studentId, params.skillId),
  );
}
