import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { WorkServices } from '../../work/services.ts';
import type { ReportsServices } from '../services.ts';

/** The manager's reports. Those that teachers read too are the same services: who sees which class follows from the role. */
export function schoolReportRoutes(
  bind: Bind,
  {
    schoolReports,
    dashboard,
    studentPage,
    homeworkReports,
    teacherHomework,
  }: ReportsServices & Pick<WorkServices, 'teacherHomework'>,
): void {
  const { reports, homework } = contract.school;
  bind.authenticated(reports.today, ({ actor }) => schoolReports.today(actor));
  bind.authenticated(reports.allClasses, ({ actor }) => schoolReports.allClasses(actor));
  bind.authenticated(reports.oneClass, ({ actor, params }) => schoolReports.oneClass(actor, params.classId));
  bind.authenticated(reports.skillGrid, ({ actor, params, query }) =>
    dashboard.skillGrid(actor, params.classId, query.chapter),
  );
  bind.authenticated(reports.students, ({ actor, query: { searchedWord, ...query } }) =>
    studentPage.students(actor, { ...query, search: searchedWord }),
  );
  bind.authenticated(reports.student, ({ actor, params, query }) =>
    studentPage.student(actor, params.studentId, query),
  );
  bind.authenticated(reports.questions, ({ actor, query }) => schoolReports.questions(actor, query));
  bind.authenticated(reports.time, ({ actor, query }) => schoolReports.time(actor, query));
  bind.authenticated(reports.questionsPie, ({ actor, query }) => schoolReports.questionsPie(actor, query));
  bind.authenticated(reports.homeworksPie, ({ actor, query }) => schoolReports.homeworksPie(actor, query));
  bind.authenticated(reports.seasonsChart, ({ actor, params }) => schoolReports.seasonsChart(actor, params.grade));
  bind.authenticated(reports.totalScore, ({ actor, params }) => schoolReports.totalScore(actor, params.grade));

  bind.authenticated(homework.list, ({ actor, params, query }) =>
    schoolReports.homeworks(actor, params.classId, query),
  );
  bind.authenticated(homework.skills, ({ actor, params }) => homeworkReports.skills(actor, params.id));
  bind.authenticated(homework.students, ({ actor, params }) => homeworkReports.students(actor, params.id));
  bind.authenticated(homework.remove, ({ actor, params }) => teacherHomework.remove(actor, params.id));
  bind.authenticated(homework.restore, ({ actor, params }) => teacherHomework.restore(actor, params.id));
  bind.authenticated(homework.report, ({ actor, params }) => homeworkReports.report(actor, params.id));
  bind.authenticated(homework.student, ({ actor, params }) =>
    homeworkReports.student(actor, params.id, params.studentId),
  );
  bind.authenticated(homework.studentSkill, ({ actor, params }) =>
    homeworkReports.studentSkill(actor, params.id, params.studentId, params.skillId),
  );
}
