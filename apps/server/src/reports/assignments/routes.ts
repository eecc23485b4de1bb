import { contract, type teacherReportCalls } from '@mashq/api/contract';
import type * as v from 'valibot';
import type { Bind } from '../../platform/bind.ts';
import type { ReportsServices } from '../services.ts';
import type { assignmentReports } from './service.ts';

/** Joins the reports of one kind of assigned work. */
function bindReports<Report extends v.GenericSchema, Student extends v.GenericSchema, Skill extends v.GenericSchema>(
  bind: Bind,
  calls: ReturnType<typeof teacherReportCalls<Report, Student, Skill>>,
  service: ReturnType<typeof assignmentReports<object>>,
): void {
  bind.authenticated(calls.report, ({ actor, params }) => service.report(actor, params.id));
  bind.authenticated(calls.student, ({ actor, params }) => service.student(actor, params.id, params.studentId));
  bind.authenticated(calls.studentSkill, ({ actor, params }) =>
    service.studentSkill(actor, params.id, params.studentId, params.skillId),
  );
}

export function reportRoutes(bind: Bind, { homeworkReports, reviewReports, packageReports }: ReportsServices): void {
  bindReports(bind, contract.teacher.homework, homeworkReports);
  bindReports(bind, contract.teacher.review, reviewReports);
  bindReports(bind, contract.teacher.packages, packageReports);
}
