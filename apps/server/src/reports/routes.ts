import { contract, type teacherReportCalls } from '@mashq/api/contract';
import type * as v from 'valibot';
import type { CallRegistry } from '../platform/bind.ts';
import type { WorkServices } from '../work/services.ts';
import type { assignmentReports } from './assignments/service.ts';
import type { ReportsServices } from './services.ts';

export function adminTodayRoutes(bind: CallRegistry, { adminToday }: ReportsServices): void {
  bind.authenticated(contract.admin.today.read, () => adminToday.read());
}

/** Joins the reports of one kind of assigned work. */
function bindReports<Report extends v.GenericSchema, Student extends v.GenericSchema, Skill extends v.GenericSchema>(
  bind: CallRegistry,
  calls: ReturnType<typeof teacherReportCalls<Report, Student, Skill>>,
  service: ReturnType<typeof assignmentReports<object>>,
): void {
  bind.authenticated(calls.report, ({ actor, params }) => service.report(actor, params.id));
  bind.authenticated(calls.student, ({ actor, params }) => service.student(actor, params.id, params.studentId));
  bind.authenticated(calls.studentSkill, ({ actor, params }) =>
    service.studentSkill(actor, params.id, params.studentId, params.skillId),
  );
}

export function reportRoutes(
  bind: CallRegistry,
  { homeworkReports, reviewReports, packageReports }: ReportsServices,
): void {
  bindReports(bind, contract.teacher.homework, homeworkReports);
  bindReports(bind, contract.teacher.review, reviewReports);
  bindReports(bind, contract.teacher.packages, packageReports);
}

export function dashboardRoutes(bind: CallRegistry, { dashboard }: ReportsServices): void {
  const { read, classes, skillGrid, classMastery, timesTable, lackingPrerequisites, book } = contract.teacher.dashboard;
  bind.authenticated(read, ({ actor }) => dashboard.read(actor));
  bind.authenticated(classes, ({ actor }) => dashboard.classes(actor));
  bind.authenticated(skillGrid, ({ actor, params, query }) =>
    dashboard.skillGrid(actor, params.classId, query.chapter),
  );
  bind.authenticated(classMastery, ({ actor, params }) => dashboard.classMastery(actor, params.classId));
  bind.authenticated(timesTable, ({ actor, params }) => dashboard.timesTable(actor, params.classId));
  bind.authenticated(lackingPrerequisites, ({ actor, params }) =>
    dashboard.lackingPrerequisites(actor, params.classId, params.skillId),
  );
  bind.authenticated(book, ({ query }) => dashboard.book(query.grade));
}

export function exportRoutes(bind: CallRegistry, { exports: files }: ReportsServices): void {
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

export function managementRoutes(bind: CallRegistry, { management }: ReportsServices): void {
  const { grades, classes } = contract.school.dashboard;
  bind.authenticated(grades, ({ actor }) => management.grades(actor));
  bind.authenticated(classes, ({ actor, params }) => management.classes(actor, params.grade));
}

/** The same calls for organizations, of their schools, and for administrators, of all. */
export function trendRoutes(bind: CallRegistry, { trends, exports: files }: ReportsServices): void {
  for (const calls of [contract.organization.trends, contract.admin.trends]) {
    bind.authenticated(calls.read, ({ actor, query }) => trends.page(actor, query));
    bind.authenticated(calls.export, ({ actor, query }) => files.trends(actor, query));
  }
}

export function organizationRoutes(bind: CallRegistry, { organization, overseenReports }: ReportsServices): void {
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
export function schoolOrganizationRoutes(bind: CallRegistry, { namesShown }: ReportsServices): void {
  const { organization } = contract.school;
  bind.authenticated(organization.namesShown, ({ actor }) => namesShown.read(actor));
  bind.authenticated(organization.showNames, ({ actor, body }) => namesShown.change(actor, body));
}

export function parentLinkRoutes(bind: CallRegistry, { parentLinks, parentSms }: ReportsServices): void {
  const own = contract.member.parentLinks;
  bind.authenticated(own.list, ({ actor }) => parentLinks.own(actor));
  bind.authenticated(own.make, ({ actor }) => parentLinks.makeOwn(actor));
  bind.authenticated(own.revoke, ({ actor, params }) => parentLinks.revokeOwn(actor, params.id));
  const ofChild = contract.teacher.parentLinks;
  bind.authenticated(ofChild.list, ({ actor, params }) => parentLinks.ofChild(actor, params.studentId));
  bind.authenticated(ofChild.make, ({ actor, params }) => parentLinks.makeForChild(actor, params.studentId));
  bind.authenticated(ofChild.revoke, ({ actor, params }) =>
    parentLinks.revokeOfChild(actor, params.studentId, params.id),
  );
  const { report, startSms, stopSms } = contract.parent;
  bind.public(report, ({ body, ip }) => parentLinks.report(body.token, ip));
  bind.public(startSms, ({ body, ...caller }) => parentSms.start(body, caller));
  bind.public(stopSms, ({ body, ip }) => parentSms.stop(body.token, ip));
}

/** The manager's reports. Those that teachers read too are the same services: who sees which class follows from the role. */
export function schoolReportRoutes(
  bind: CallRegistry,
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

export function searchRoutes(bind: CallRegistry, { search }: ReportsServices): void {
  bind.authenticated(contract.member.search.find, ({ actor, query }) => search.find(actor, query.q));
}

export function studentPageRoutes(bind: CallRegistry, { studentPage }: ReportsServices): void {
  const { students, student, placement, askPlacement, addNote, updateNote, removeNote, setLevel, resetLevel } =
    contract.teacher.report;
  bind.authenticated(students, ({ actor, query }) => studentPage.students(actor, query));
  bind.authenticated(student, ({ actor, params, query }) => studentPage.student(actor, params.studentId, query));
  bind.authenticated(placement, ({ actor, params }) => studentPage.placement(actor, params.studentId));
  bind.authenticated(askPlacement, ({ actor, params }) => studentPage.askPlacement(actor, params.studentId));
  bind.authenticated(addNote, ({ actor, params, body }) => studentPage.addNote(actor, params.studentId, body));
  bind.authenticated(updateNote, ({ actor, params, body }) =>
    studentPage.updateNote(actor, params.studentId, params.noteId, body),
  );
  bind.authenticated(removeNote, ({ actor, params }) => studentPage.removeNote(actor, params.studentId, params.noteId));
  bind.authenticated(setLevel, ({ actor, params, body }) =>
    studentPage.setLevel(actor, params.studentId, params.skillId, body),
  );
  bind.authenticated(resetLevel, ({ actor, params }) =>
    studentPage.setLevel(actor, params.studentId, params.skillId, null),
  );
}

export function childReportRoutes(bind: CallRegistry, { childReports }: ReportsServices): void {
  const { hourlyDistribution, practiceDuration, accuracy, performanceByTime, skillsPerformance } =
    contract.member.practiceReports;
  bind.authenticated(hourlyDistribution, ({ actor, query }) => childReports.hourlyDistribution(actor, query.type));
  bind.authenticated(practiceDuration, ({ actor, query }) => childReports.practiceDuration(actor, query.type));
  bind.authenticated(accuracy, ({ actor, query }) => childReports.accuracy(actor, query.type));
  bind.authenticated(performanceByTime, ({ actor, query }) => childReports.performanceByTime(actor, query.type));
  bind.authenticated(skillsPerformance, ({ actor, query }) => childReports.skillsPerformance(actor, query.type));
}
