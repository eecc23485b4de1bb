import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { ReportsServices } from '../services.ts';

export function organizationRoutes(bind: Bind, { organization, overseenReports }: ReportsServices): void {
  const { dashboard, school, reports } = contract.organization;
  bind.authenticated(dashboard.provinces, ({ actor }) => organization.provinces(actor));
  bind.authenticated(dashboard.schools, ({ actor, params, query }) =>
    organization.schools(actor, params.provinceCode, query),
  );
  bind.authenticated(school.info, ({ actor, params }) => organization.info(actor, params.schoolId));
  bind.authenticated(school.grades, ({ actor, params }) => organization.grades(actor, params.schoolId));
  bind.authenticated(school.classes, ({ actor, params }) => organization.classes(actor, params.schoolId, params.grade));
  bind.authenticated(school.students, ({ actor, params, query }) =>
    organization.students(actor, params.schoolId, query),
  );
  bind.authenticated(reports.weeks, ({ actor, params, query }) =>
    overseenReports.weeks(actor, params.schoolId, query.weeks),
  );
  bind.authenticated(reports.questions, ({ actor, params, query }) =>
    overseenReports.questions(actor, params.schoolId, query.type),
  );
  bind.authenticated(reports.questionsPie, ({ actor, params }) => overseenReports.questionsPie(actor, params.schoolId));
  bind.authenticated(reports.homeworksPie, ({ actor, params }) => overseenReports.homeworksPie(actor, params.schoolId));
  bind.authenticated(reports.seasonsChart, ({ actor, params }) =>
    overseenReports.seasonsChart(actor, params.schoolId, params.grade),
  );
  bind.authenticated(reports.totalScore, ({ actor, params }) =>
    overseenReports.totalScore(actor, params.schoolId, params.grade),
  );
  bind.authenticated(school.today, ({ actor, params }) => overseenReports.today(actor, params.schoolId));
  bind.authenticated(school.allClasses, ({ actor, params }) => organization.allClasses(actor, params.schoolId));
  bind.authenticated(school.classInfo, ({ actor, params }) =>
    organization.classInfo(actor, params.schoolId, params.id),
  );
  bind.authenticated(reports.time, ({ actor, params, query }) =>
    overseenReports.time(actor, params.schoolId, query.days),
  );
  bind.authenticated(reports.homeworks, ({ actor, params, query }) =>
    overseenReports.homeworks(actor, params.schoolId, query),
  );
  bind.authenticated(reports.quizzes, ({ actor, params, query }) =>
    overseenReports.quizzes(actor, params.schoolId, query),
  );
  bind.authenticated(reports.quizReport, ({ actor, params }) =>
    overseenReports.quizReport(actor, params.schoolId, params.id),
  );
  bind.authenticated(reports.setGamification, ({ actor, params, body }) =>
    overseenReports.setGamification(actor, params.schoolId, body.status),
  );
  bind.authenticated(reports.gamification, ({ actor, params }) => overseenReports.gamification(actor, params.schoolId));
}

/** What the manager of a school decides of what the organization over it sees. */
export function schoolOrganizationRoutes(bind: Bind, { namesShown }: ReportsServices): void {
  const { organization } = contract.school;
  bind.authenticated(organization.namesShown, ({ actor }) => namesShown.read(actor));
  bind.authenticated(organization.showNames, ({ actor, body }) => namesShown.change(actor, body));
}
