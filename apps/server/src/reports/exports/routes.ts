import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { ReportsServices } from '../services.ts';

export function exportRoutes(bind: Bind, { exports: files }: ReportsServices): void {
  const calls = contract.teacher.exports;
  bind.authenticated(calls.homework, ({ actor, params, query }) => files.homework(actor, params.id, query));
  bind.authenticated(calls.review, ({ actor, params, query }) => files.review(actor, params.id, query));
  bind.authenticated(calls.package, ({ actor, params, query }) => files.package(actor, params.id, query));
  bind.authenticated(calls.packageStudent, ({ actor, params, query }) => files.packageStudent(actor, params, query));
  bind.authenticated(calls.quiz, ({ actor, params, query }) => files.quiz(actor, params.id, query));
  bind.authenticated(contract.school.quiz.export, ({ actor, params, query }) =>
    files.schoolQuiz(actor, params.id, query),
  );
  bind.authenticated(calls.homeworkStudent, ({ actor, params, query }) => files.homeworkStudent(actor, params, query));
  bind.authenticated(calls.reviewStudent, ({ actor, params, query }) => files.reviewStudent(actor, params, query));
  bind.authenticated(calls.students, ({ actor, query }) => files.students(actor, query));
  bind.authenticated(calls.student, ({ actor, params, query }) => files.student(actor, params.studentId, query));
  bind.authenticated(calls.classSkills, ({ actor, params, query }) => files.classSkills(actor, params.classId, query));
  bind.authenticated(contract.organization.reports.export, ({ actor, params, query }) =>
    files.schoolWeeks(actor, params.schoolId, query),
  );
  bind.authenticated(contract.admin.payments.export, ({ query }) => files.payments(query));
  bind.authenticated(contract.admin.surveys.export, ({ actor, params, query }) =>
    files.survey(actor, params.id, query),
  );
}
