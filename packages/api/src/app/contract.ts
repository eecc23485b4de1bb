export { memberAssignmentCalls, teacherAssignmentCalls, teacherReportCalls } from '../work/assignments.ts';

import { adminErasure, schoolErasure } from '../accounts/erasure.ts';
import { account, memberClass, profile, teacherClassCode } from '../accounts/profile.ts';
import { registration } from '../accounts/registration.ts';
import { adminRegistrations } from '../accounts/registrations-admin.ts';
import { auth } from '../auth/auth.ts';
import { passwords } from '../auth/passwords.ts';
import { secondFactor } from '../auth/second-factor.ts';
import { guidance } from '../help/first-visit-hints.ts';
import { laboratory } from '../lab/laboratory.ts';
import { chat } from '../messages/chat.ts';
import { classMessageAttachment, memberClassMessage, teacherClassMessage } from '../messages/class-messages.ts';
import { live } from '../notifications/live.ts';
import { notifications } from '../notifications/notifications.ts';
import { adminPush, push } from '../notifications/push.ts';
import { adminSms } from '../notifications/sms-admin.ts';
import { payment } from '../payments/payments.ts';
import { adminCatalog, adminPayments } from '../payments/payments-admin.ts';
import { adminPreOrders } from '../payments/pre-orders.ts';
import { log, status } from '../platform/status.ts';
import { upload } from '../platform/upload.ts';
import { memberCourses, memberSessions } from '../practice/courses.ts';
import { memberPlacement } from '../practice/placement.ts';
import { memberSkills } from '../practice/skills.ts';
import { memberWarmUp } from '../practice/warm-up.ts';
import { memberRewards } from '../progress/rewards.ts';
import { memberQuestionReport, teacherQuestionReport } from '../questions/question-reports.ts';
import { memberQuestions, teacherQuestions } from '../questions/questions.ts';
import { adminToday } from '../reports/admin-today.ts';
import { teacherExports } from '../reports/exports.ts';
import { organizationDashboard, organizationReports, organizationSchool } from '../reports/organization.ts';
import { memberParentLink, parent, teacherParentLink } from '../reports/parent-links.ts';
import { memberPracticeReports, memberReports } from '../reports/practice-reports.ts';
import { schoolDashboard } from '../reports/school-dashboard.ts';
import { schoolOrganization } from '../reports/school-organization.ts';
import { schoolHomework, schoolReports } from '../reports/school-reports.ts';
import { memberSearch } from '../reports/search.ts';
import { teacherReport } from '../reports/student-page.ts';
import { teacherDashboard } from '../reports/teacher-dashboard.ts';
import { adminTrends, organizationTrends } from '../reports/trends.ts';
import { adminAudit } from '../school/audit-admin.ts';
import { look, schoolLook } from '../school/branding.ts';
import { adminPeople } from '../school/people-admin.ts';
import { schoolRoster } from '../school/roster.ts';
import { adminOrganizations, adminSchools } from '../school/schools-admin.ts';
import { site } from '../site/site.ts';
import { adminSiteSettings } from '../site/site-settings.ts';
import { adminJobApplications, adminVisitorMessages } from '../site/visitors-admin.ts';
import { adminPartners, adminWebinars } from '../site/webinars-and-partners.ts';
import { survey } from '../surveys/surveys.ts';
import { adminSurveys } from '../surveys/surveys-admin.ts';
import { teacherGroups } from '../work/groups.ts';
import { memberAssignments, memberHomework, teacherHomework } from '../work/homework.ts';
import { memberPackage, teacherPackage } from '../work/packages.ts';
import { teacherPapers } from '../work/papers.ts';
import { teacherQuiz } from '../work/quizzes.ts';
import { schoolQuiz } from '../work/quizzes-school.ts';
import { memberQuiz } from '../work/quizzes-student.ts';
import { memberReview, teacherReview } from '../work/reviews.ts';
import { teacherWorksheets } from '../work/worksheets.ts';

export { ErasureProofSchema } from '../accounts/erasure.ts';
export * from '../accounts/profile.schemas.ts';
export * from '../accounts/registrations-admin.schemas.ts';
export * from '../auth/people.schemas.ts';
export { SECOND_FACTOR_ROLES } from '../auth/second-factor.ts';
export { ClosedPointersSchema, type GuidedScreen, GuidedScreenSchema } from '../help/first-visit-hints.ts';
export * from '../lab/laboratory.schemas.ts';
export * from '../messages/chat.schemas.ts';
export * from '../messages/class-messages.schemas.ts';
export * from '../notifications/live.schemas.ts';
export { liveStream } from '../notifications/live.ts';
export * from '../notifications/notifications.schemas.ts';
export * from '../payments/payments.schemas.ts';
export * from '../payments/payments-admin.schemas.ts';
export * from '../payments/pre-orders.schemas.ts';
export * from '../platform/audit-actions.ts';
export {
  type Access,
  type Call,
  DATA_AGE_HEADER,
  defineCall,
  defineFileCall,
  type Method,
  type ParsedOf,
  type RequestOf,
  type ResponseOf,
  type RouteRole,
} from '../platform/define.ts';
export * from '../platform/primitives.schemas.ts';
export * from '../practice/courses.schemas.ts';
export * from '../practice/placement.schemas.ts';
export * from '../practice/sessions.schemas.ts';
export * from '../practice/warm-up.schemas.ts';
export * from '../progress/rewards.schemas.ts';
export * from '../questions/answered-question.schemas.ts';
export { FigureSchema } from '../questions/figure.schemas.ts';
export { TreeBranchSchema } from '../questions/figures/patterns.ts';
export * from '../questions/formula.schemas.ts';
export * from '../questions/question.schemas.ts';
export * from '../questions/question-reports.schemas.ts';
export * from '../questions/skill.schemas.ts';
export { type AdminToday, AdminTodaySchema, type SalesWeek, SalesWeekSchema } from '../reports/admin-today.ts';
export * from '../reports/management.schemas.ts';
export * from '../reports/organization.schemas.ts';
export * from '../reports/parent-links.schemas.ts';
export * from '../reports/practice-reports.schemas.ts';
export * from '../reports/school-reports.schemas.ts';
export { SEARCH_KINDS, type SearchResult, SearchResultSchema } from '../reports/search.ts';
export * from '../reports/student-page.schemas.ts';
export { type TrendGroup, type Trends, type TrendsBy, TrendsSchema, type TrendWeek } from '../reports/trends.ts';
export * from '../school/admin.schemas.ts';
export * from '../school/audit-admin.schemas.ts';
export * from '../school/branding.schemas.ts';
export * from '../school/roster.schemas.ts';
export * from '../site/site-settings.schemas.ts';
export * from '../site/visitors-admin.schemas.ts';
export * from '../site/webinars-and-partners.schemas.ts';
export * from '../surveys/surveys.schemas.ts';
export * from '../surveys/surveys-admin.schemas.ts';
export * from '../work/homework.schemas.ts';
export * from '../work/packages.schemas.ts';
export { PaperKindSchema, PaperSchema } from '../work/papers.ts';
export * from '../work/quizzes.schemas.ts';
export * from '../work/worksheets.schemas.ts';
export type * from './types.ts';

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
  readonly secondFactor: typeof secondFactor;
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
    readonly warmUp: typeof memberWarmUp;
    readonly placement: typeof memberPlacement;
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
    readonly papers: typeof teacherPapers;
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
    readonly erasure: typeof schoolErasure;
  };
  readonly organization: {
    readonly dashboard: typeof organizationDashboard;
    readonly school: typeof organizationSchool;
    readonly reports: typeof organizationReports;
    readonly trends: typeof organizationTrends;
  };
  readonly admin: {
    readonly today: typeof adminToday;
    readonly trends: typeof adminTrends;
    readonly registrations: typeof adminRegistrations;
    readonly payments: typeof adminPayments;
    readonly catalog: typeof adminCatalog;
    readonly visitorMessages: typeof adminVisitorMessages;
    readonly preOrders: typeof adminPreOrders;
    readonly jobApplications: typeof adminJobApplications;
    readonly surveys: typeof adminSurveys;
    readonly erasure: typeof adminErasure;
    readonly people: typeof adminPeople;
    readonly schools: typeof adminSchools;
    readonly organizations: typeof adminOrganizations;
    readonly audit: typeof adminAudit;
    readonly sms: typeof adminSms;
    readonly push: typeof adminPush;
    readonly siteSettings: typeof adminSiteSettings;
    readonly webinars: typeof adminWebinars;
    readonly partners: typeof adminPartners;
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
  secondFactor,
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
    warmUp: memberWarmUp,
    placement: memberPlacement,
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
    papers: teacherPapers,
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
    erasure: schoolErasure,
  },
  organization: {
    dashboard: organizationDashboard,
    school: organizationSchool,
    reports: organizationReports,
    trends: organizationTrends,
  },
  admin: {
    today: adminToday,
    trends: adminTrends,
    registrations: adminRegistrations,
    payments: adminPayments,
    catalog: adminCatalog,
    visitorMessages: adminVisitorMessages,
    preOrders: adminPreOrders,
    jobApplications: adminJobApplications,
    surveys: adminSurveys,
    erasure: adminErasure,
    people: adminPeople,
    schools: adminSchools,
    organizations: adminOrganizations,
    audit: adminAudit,
    sms: adminSms,
    push: adminPush,
    siteSettings: adminSiteSettings,
    webinars: adminWebinars,
    partners: adminPartners,
  },
};
