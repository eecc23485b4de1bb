import type { Contract, HomeworkReportSchema, ParsedOf, ResponseOf, ReviewReportSchema } from '@mashq/api/contract';
import type { InferOutput } from 'valibot';
import type { adminPaymentService } from '../../payments/admin-service.ts';
import type { Actor } from '../../platform/actor.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { JsonText } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import type { FileReply } from '../../platform/file-reply.ts';
import { skillInfo } from '../../questions/skill-info.ts';
import type { surveyAdministration } from '../../surveys/admin-service.ts';
import type { teacherHomework } from '../../work/homework/view.ts';
import type { packageView } from '../../work/packages/teacher-service.ts';
import type { quizReports } from '../../work/quizzes/report-service.ts';
import type { teacherReviewService } from '../../work/reviews/service.ts';
import type { assignmentReports } from '../assignments/service.ts';
import type { dashboardService } from '../dashboard/service.ts';
import type { overseenReportsService } from '../organization/overseen-reports.ts';
import type { organizationService } from '../organization/service.ts';
import type { studentPageService } from '../student-page/service.ts';
import type { trendsService } from '../trends/service.ts';
import { homeworkTables, reviewTables } from './assignment-report.ts';
import { classSkillsTables } from './class-skills.ts';
import { paymentTables } from './payments.ts';
import { quizTables } from './quiz-report.ts';
import { reportFile } from './report-file.ts';
import { schoolWeeksTables } from './school-weeks.ts';
import { studentTables } from './student.ts';
import { studentWorkTables } from './student-work.ts';
import { studentsTables } from './students.ts';
import { surveyTables } from './survey.ts';
import { trendTables } from './trends.ts';

type Calls = Contract['teacher']['exports'];

/** What is exported is what these show: the same rules of who may see it, the same numbers. */
interface Sources {
  readonly homeworkReports: ReturnType<typeof assignmentReports<{ homework: ReturnType<typeof teacherHomework> }>>;
  readonly reviewReports: ReturnType<
    typeof assignmentReports<{ review: InferOutput<typeof ReviewReportSchema>['review'] }>
  >;
  readonly packageReports: ReturnType<typeof assignmentReports<{ package: ReturnType<typeof packageView> }>>;
  readonly teacherQuiz: Pick<ReturnType<typeof quizReports>, 'gradebook'>;
  readonly schoolQuiz: Pick<ReturnType<typeof quizReports>, 'gradebook'>;
  readonly teacherReview: Pick<ReturnType<typeof teacherReviewService>, 'groupsReport'>;
  readonly studentPage: ReturnType<typeof studentPageService>;
  readonly dashboard: ReturnType<typeof dashboardService>;
  readonly organization: Pick<ReturnType<typeof organizationService>, 'info' | 'grades'>;
  readonly overseenReports: Pick<ReturnType<typeof overseenReportsService>, 'weeks'>;
  readonly trends: Pick<ReturnType<typeof trendsService>, 'everything'>;
  readonly adminPayments: Pick<ReturnType<typeof adminPaymentService>, 'everything'>;
  readonly adminSurveys: Pick<ReturnType<typeof surveyAdministration>, 'everything'>;
}

/** More children than any teacher has. */
const EVERYBODY = 100_000;

const parsed = <T>({ text }: JsonText): T => JSON.parse(text) as T;

/** Reports as files. */
export function exportService({ clock }: Context, sources: Sources) {
  const { homeworkReports, reviewReports, packageReports, teacherReview, studentPage, dashboard } = sources;
  type QuizQuery = ParsedOf<Calls['quiz']>['query'];
  return {
    homework: async (actor: Actor, id: string, query: ParsedOf<Calls['homework']>['query']): Promise<FileReply> => {
      const report = parsed<InferOutput<typeof HomeworkReportSchema>>(await homeworkReports.report(actor, id));
      return reportFile(homeworkTables(report.homework, report), query, clock());
    },

    review: async (actor: Actor, id: string, query: ParsedOf<Calls['review']>['query']): Promise<FileReply> => {
      const [text, groups] = await Promise.all([
        reviewReports.report(actor, id),
        teacherReview.groupsReport(actor, id),
      ]);
      return reportFile(reviewTables(parsed<InferOutput<typeof ReviewReportSchema>>(text), groups), query, clock());
    },

    package: async (actor: Actor, id: string, query: ParsedOf<Calls['package']>['query']): Promise<FileReply> => {
      const { package: work, ...report } = parsed<ResponseOf<Contract['teacher']['packages']['report']>>(
        await packageReports.report(actor, id),
      );
      return reportFile(homeworkTables(work, report), query, clock());
    },

    quiz: async (actor: Actor, id: string, query: QuizQuery): Promise<FileReply> =>
      reportFile(quizTables(await sources.teacherQuiz.gradebook(actor, id)), query, clock()),

    schoolQuiz: async (actor: Actor, id: string, query: QuizQuery): Promise<FileReply> =>
      reportFile(quizTables(await sources.schoolQuiz.gradebook(actor, id)), query, clock()),

    /** For administrators. */
    payments: async ({
      format,
      table,
      ...query
    }: ParsedOf<Contract['admin']['payments']['export']>['query']): Promise<FileReply> =>
      reportFile(paymentTables(await sources.adminPayments.everything(query)), { format, table }, clock()),

    /** For organizations: what they read of a school, and nothing that is hidden from them. */
    schoolWeeks: async (
      actor: Actor,
      schoolId: string,
      { weeks, ...query }: ParsedOf<Contract['organization']['reports']['export']>['query'],
    ): Promise<FileReply> => {
      const [school, grades, found] = await Promise.all([
        sources.organization.info(actor, schoolId),
        sources.organization.grades(actor, schoolId),
        sources.overseenReports.weeks(actor, schoolId, weeks),
      ]);
      return reportFile(schoolWeeksTables(school, grades, found), query, clock());
    },

    trends: async (
      actor: Actor,
      { format, table, ...filter }: ParsedOf<Contract['organization']['trends']['export']>['query'],
    ): Promise<FileReply> =>
      reportFile(trendTables(filter.by, await sources.trends.everything(actor, filter)), { format, table }, clock()),

    /** For administrators. */
    survey: async (
      actor: Actor,
      id: string,
      query: ParsedOf<Contract['admin']['surveys']['export']>['query'],
    ): Promise<FileReply> => {
      const { survey, responses } = await sources.adminSurveys.everything(originOf(actor.id), id);
      return reportFile(surveyTables(survey, responses), query, clock());
    },

    homeworkStudent: async (
      actor: Actor,
      { id, studentId }: ParsedOf<Calls['homeworkStudent']>['params'],
      query: ParsedOf<Calls['homeworkStudent']>['query'],
    ): Promise<FileReply> => {
      const report = await homeworkReports.student(actor, id, studentId);
      return reportFile(studentWorkTables(report.homework, report), query, clock());
    },

    reviewStudent: async (
      actor: Actor,
      { id, studentId }: ParsedOf<Calls['reviewStudent']>['params'],
      query: ParsedOf<Calls['reviewStudent']>['query'],
    ): Promise<FileReply> => {
      const report = await reviewReports.student(actor, id, studentId);
      return reportFile(studentWorkTables(report.review, report), query, clock());
    },

    packageStudent: async (
      actor: Actor,
      { id, studentId }: ParsedOf<Calls['packageStudent']>['params'],
      query: ParsedOf<Calls['packageStudent']>['query'],
    ): Promise<FileReply> => {
      const report = await packageReports.student(actor, id, studentId);
      return reportFile(studentWorkTables(report.package, report), query, clock());
    },

    students: async (actor: Actor, query: ParsedOf<Calls['students']>['query']): Promise<FileReply> => {
      const { search, classId, band } = query;
      const { items } = await studentPage.students(actor, {
        page: 1,
        size: EVERYBODY,
        ...(search !== undefined && { search }),
        ...(classId !== undefined && { classId }),
        ...(band !== undefined && { band }),
      });
      const classTitle = classId === undefined ? undefined : items[0]?.class_title;
      return reportFile(studentsTables(items, classTitle), query, clock());
    },

    student: async (
      actor: Actor,
      studentId: string,
      query: ParsedOf<Calls['student']>['query'],
    ): Promise<FileReply> => {
      const { grade } = query;
      const report = await studentPage.student(actor, studentId, grade === undefined ? {} : { grade });
      return reportFile(studentTables(report), query, clock());
    },

    classSkills: async (
      actor: Actor,
      classId: string,
      query: ParsedOf<Calls['classSkills']>['query'],
    ): Promise<FileReply> => {
      const [{ skills }, classes] = await Promise.all([
        dashboard.classMastery(actor, classId),
        dashboard.classes(actor),
      ]);
      const title = classes.find(({ id }) => id === classId)?.title ?? '';
      const rows = skills.map(({ skill_id, bands }) => ({ ...skillInfo(skill_id), bands }));
      return reportFile(classSkillsTables(title, rows), query, clock());
    },
  };
}
