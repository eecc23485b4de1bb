export { memberAssignmentCalls, teacherAssignmentCalls, teacherReportCalls } from './assignments.ts';

import { adminCatalog, adminPayments } from './admin-payment.ts';
import { adminRegistrations } from './admin-registration.ts';
import { adminSurveys } from './admin-survey.ts';
import { adminToday } from './admin-today.ts';
import { adminJobApplications, adminPreOrders, adminVisitorMessages } from './admin-visitor.ts';
import { auth, status } from './auth.ts';
import { chat } from './chat.ts';
import { classMessageAttachment, memberClassMessage, teacherClassMessage } from './class-message.ts';
import { guidance } from './guidance.ts';
import { laboratory } from './laboratory.ts';
import { live } from './live.ts';
import { log } from './log.ts';
import { look, schoolLook } from './look.ts';
import {
  memberAssignments,
  memberHomework,
  memberQuestions,
  memberReports,
  memberReview,
  memberSkills,
} from './member.ts';
import { memberCourses, memberSessions } from './member-courses.ts';
import { memberPackage } from './member-package.ts';
import { memberQuiz } from './member-quiz.ts';
import { memberPracticeReports } from './member-report.ts';
import { memberRewards } from './member-reward.ts';
import { memberSearch } from './member-search.ts';
import { notifications } from './notification.ts';
import { organizationDashboard, organizationSchool } from './organization.ts';
import { memberParentLink, parent, teacherParentLink } from './parent-link.ts';
import { payment } from './payment.ts';
import { account, memberClass, profile, teacherClassCode } from './profile.ts';
import { push } from './push.ts';
import { memberQuestionReport, teacherQuestionReport } from './question-report.ts';
import { passwords, registration } from './registration.ts';
import { schoolRoster } from './roster.ts';
import { schoolDashboard } from './school.ts';
import { schoolOrganization } from './school-organization.ts';
import { schoolQuiz } from './school-quiz.ts';
import { schoolHomework, schoolReports } from './school-reports.ts';
import { site } from './site.ts';
import { survey } from './survey.ts';
import { teacherDashboard, teacherHomework, teacherQuestions } from './teacher.ts';
import { teacherExports } from './teacher-exports.ts';
import { teacherGroups } from './teacher-groups.ts';
import { teacherPackage } from './teacher-package.ts';
import { teacherQuiz } from './teacher-quiz.ts';
import { teacherReport } from './teacher-report.ts';
import { teacherReview } from './teacher-review.ts';
import { teacherWorksheets } from './teacher-worksheets.ts';
import { upload } from './upload.ts';

export * from '../schema/admin.ts';
export * from '../schema/admin-survey.ts';
export * from '../schema/admin-today.ts';
export * from '../schema/answered-question.ts';
export * from '../schema/assignment-state.ts';
export * from '../schema/chat.ts';
export * from '../schema/class-message.ts';
export * from '../schema/course.ts';
export * from '../schema/device.ts';
export { FigureSchema } from '../schema/figure.ts';
export { TreeBranchSchema } from '../schema/figures/patterns.ts';
export * from '../schema/formula.ts';
export * from '../schema/guidance.ts';
export * from '../schema/homework.ts';
export * from '../schema/laboratory.ts';
export * from '../schema/live.ts';
export * from '../schema/look.ts';
export * from '../schema/management.ts';
export * from '../schema/member-report.ts';
export * from '../schema/notification.ts';
export * from '../schema/organization.ts';
export * from '../schema/package.ts';
export * from '../schema/parent.ts';
export * from '../schema/payment.ts';
export * from '../schema/person.ts';
export * from '../schema/practice-session.ts';
export * from '../schema/primitives.ts';
export * from '../schema/profile.ts';
export * from '../schema/question.ts';
export * from '../schema/question-report.ts';
export * from '../schema/quiz.ts';
export * from '../schema/reward.ts';
export * from '../schema/roster.ts';
export * from '../schema/school-report.ts';
export * from '../schema/search.ts';
export * from '../schema/skill.ts';
export * from '../schema/student-report.ts';
export * from '../schema/survey.ts';
export type * from '../schema/types.ts';
export * from '../schema/worksheet.ts';
export {
  type Access,
  type Call,
  defineCall,
  defineFileCall,
  type Method,
  type ParsedOf,
  type RequestOf,
  type ResponseOf,
  type RouteRole,
} from './define.ts';

export { liveStream } from './live.ts';

/** Every call of the product, by domain. Named group by group: the type of all of them written out is too long for a declaration file. */
export type Contract = {
  readonly auth: typeof auth;
  readonly registration: typeof registration;
  readonly passwords: typeof passwords;
  readonly profile: typeof profile;
  readonly notifications: typeof notifications;
  readonly push: typeof push;
  readonly guidance: typeof guidance;
  readonly live: typeof live;
  readonly survey: typeof survey;
  readonly account: typeof account;
  readonly parent: typeof parent;
  readonly status: typeof status;
  readonly chat: typeof chat;
  readonly classMessageAttachments: typeof classMessageAttachment;
  readonly log: typeof log;
  readonly look: typeof look;
  readonly site: typeof site;
  readonly upload: typeof upload;
  readonly payment: typeof payment;
  readonly laboratory: typeof laboratory;
  readonly member: {
    readonly homework: typeof memberHomework;
    readonly questions: typeof memberQuestions & typeof memberQuestionReport;
    readonly review: typeof memberReview;
    readonly quiz: typeof memberQuiz;
    readonly packages: typeof memberPackage;
    readonly assignments: typeof memberAssignments;
    readonly classMessages: typeof memberClassMessage;
    readonly skills: typeof memberSkills;
    readonly courses: typeof memberCourses;
    readonly sessions: typeof memberSessions;
    readonly reports: typeof memberReports;
    readonly classroom: typeof memberClass;
    readonly practiceReports: typeof memberPracticeReports;
    readonly parentLinks: typeof memberParentLink;
    readonly rewards: typeof memberRewards;
    readonly search: typeof memberSearch;
  };
  readonly teacher: {
    readonly dashboard: typeof teacherDashboard;
    readonly homework: typeof teacherHomework;
    readonly questions: typeof teacherQuestions & typeof teacherQuestionReport;
    readonly report: typeof teacherReport;
    readonly review: typeof teacherReview;
    readonly quiz: typeof teacherQuiz;
    readonly packages: typeof teacherPackage;
    readonly groups: typeof teacherGroups;
    readonly classMessages: typeof teacherClassMessage;
    readonly exports: typeof teacherExports;
    readonly worksheets: typeof teacherWorksheets;
    readonly classCode: typeof teacherClassCode;
    readonly parentLinks: typeof teacherParentLink;
  };
  readonly school: {
    readonly dashboard: typeof schoolDashboard;
    readonly organization: typeof schoolOrganization;
    readonly quiz: typeof schoolQuiz;
    readonly roster: typeof schoolRoster;
    readonly reports: typeof schoolReports;
    readonly homework: typeof schoolHomework;
    readonly look: typeof schoolLook;
  };
  readonly organization: {
    readonly dashboard: typeof organizationDashboard;
    readonly school: typeof organizationSchool;
  };
  readonly admin: {
    readonly today: typeof adminToday;
    readonly registrations: typeof adminRegistrations;
    readonly payments: typeof adminPayments;
    readonly catalog: typeof adminCatalog;
    readonly visitorMessages: typeof adminVisitorMessages;
    readonly preOrders: typeof adminPreOrders;
    readonly jobApplications: typeof adminJobApplications;
    readonly surveys: typeof adminSurveys;
  };
};

export const contract: Contract = {
  auth,
  registration,
  passwords,
  profile,
  notifications,
  push,
  guidance,
  live,
  survey,
  account,
  parent,
  status,
  chat,
  classMessageAttachments: classMessageAttachment,
  log,
  look,
  site,
  upload,
  payment,
  laboratory,
  member: {
    homework: memberHomework,
    questions: { ...memberQuestions, ...memberQuestionReport },
    review: memberReview,
    quiz: memberQuiz,
    packages: memberPackage,
    assignments: memberAssignments,
    classMessages: memberClassMessage,
    skills: memberSkills,
    courses: memberCourses,
    sessions: memberSessions,
    reports: memberReports,
    classroom: memberClass,
    practiceReports: memberPracticeReports,
    parentLinks: memberParentLink,
    rewards: memberRewards,
    search: memberSearch,
  },
  teacher: {
    dashboard: teacherDashboard,
    homework: teacherHomework,
    questions: { ...teacherQuestions, ...teacherQuestionReport },
    report: teacherReport,
    review: teacherReview,
    quiz: teacherQuiz,
    packages: teacherPackage,
    groups: teacherGroups,
    classMessages: teacherClassMessage,
    exports: teacherExports,
    worksheets: teacherWorksheets,
    classCode: teacherClassCode,
    parentLinks: teacherParentLink,
  },
  school: {
    dashboard: schoolDashboard,
    organization: schoolOrganization,
    quiz: schoolQuiz,
    roster: schoolRoster,
    reports: schoolReports,
    homework: schoolHomework,
    look: schoolLook,
  },
  organization: { dashboard: organizationDashboard, school: organizationSchool },
  admin: {
    today: adminToday,
    registrations: adminRegistrations,
    payments: adminPayments,
    catalog: adminCatalog,
    visitorMessages: adminVisitorMessages,
    preOrders: adminPreOrders,
    jobApplications: adminJobApplications,
    surveys: adminSurveys,
  },
};
