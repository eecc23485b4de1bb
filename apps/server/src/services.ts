import { adminTodayService } from './admin-today/service.ts';
import { nextOpenQuestion } from './assigned-work/assign-questions.ts';
import { assignmentView } from './assigned-work/teacher-queries.ts';
import { makeAccountCache } from './auth/account-cache.ts';
import { authService } from './auth/service.ts';
import { makeSessionGuard } from './auth/session-guard.ts';
import { chatService } from './chat/service.ts';
import { childReportService } from './child-report/service.ts';
import { classCodeService } from './class-code/service.ts';
import { classMessageAttachmentService } from './class-message/attachments.ts';
import { memberClassMessageService } from './class-message/member-service.ts';
import { teacherClassMessageService } from './class-message/teacher-service.ts';
import type { Context } from './context.ts';
import { courseService } from './course/service.ts';
import { dashboardService } from './dashboard/service.ts';
import { exerciseService } from './exercise/service.ts';
import { exportService } from './export/service.ts';
import { fileService } from './file/service.ts';
import { frontendLogService } from './frontend-log/service.ts';
import { memberQuestionsService } from './grading/service.ts';
import { groupsService } from './groups/service.ts';
import { guidanceService } from './guidance/service.ts';
import { hireService } from './hire/service.ts';
import { openAssignmentsService } from './homework/open-assignments.ts';
import { memberHomeworkService, teacherHomeworkService } from './homework/service.ts';
import { teacherHomework } from './homework/view.ts';
import { imageService } from './image/service.ts';
import { scienceService } from './laboratory/science.ts';
import { laboratoryService } from './laboratory/service.ts';
import { liveService } from './live/service.ts';
import { lookService } from './look/service.ts';
import { managementService } from './management/service.ts';
import { notificationService } from './notification/service.ts';
import { namesShownService } from './organization/names-shown.ts';
import { organizationService } from './organization/service.ts';
import { memberPackageService } from './package/member-service.ts';
import { ownPackageService } from './package/own-packages.ts';
import { packageView, teacherPackageService } from './package/teacher-service.ts';
import { openLinks } from './parent-link/open-link.ts';
import { parentLinkService } from './parent-link/service.ts';
import { parentSmsService } from './parent-link/sms-service.ts';
import { adminCatalogService } from './payment/admin-catalog-service.ts';
import { adminPaymentService } from './payment/admin-service.ts';
import { paymentService } from './payment/service.ts';
import { memberSkillsService } from './practice/member-skills.ts';
import { practiceQuestion } from './practice/practice-question.ts';
import { adminPreOrderService } from './pre-order/admin-service.ts';
import { preOrderService } from './pre-order/service.ts';
import { accountService } from './profile/account-service.ts';
import { classmatesService } from './profile/classmates.ts';
import { pictureService } from './profile/picture.ts';
import { profileService } from './profile/service.ts';
import { pushService } from './push/service.ts';
import { questionReportService } from './question-report/service.ts';
import { previewService } from './questions/preview.ts';
import { QuestionCache } from './questions/question-cache.ts';
import { memberQuizService } from './quiz/member-service.ts';
import { schoolQuizService } from './quiz/school-service.ts';
import { teacherQuizService } from './quiz/teacher-service.ts';
import { adminRegistrationService } from './registration/admin-service.ts';
import { registrationService } from './registration/service.ts';
import { assignmentReports } from './reports/service.ts';
import { memberReviewService, teacherReviewService } from './review/service.ts';
import { gamificationService } from './reward/gamification.ts';
import { mazeService } from './reward/maze.ts';
import { rewardService } from './reward/service.ts';
import { classRemovalService } from './roster/class-removal.ts';
import { classManagementService } from './roster/class-service.ts';
import { rosterImportService } from './roster/import-service.ts';
import { mergeService } from './roster/merge-service.ts';
import { newYearService } from './roster/new-year-service.ts';
import { rosterPeopleService } from './roster/people-service.ts';
import { makeActiveUser } from './school/active-user.ts';
import { administrationService } from './school/administration.ts';
import { rosterService } from './school/roster.ts';
import { schoolReportsService } from './school-reports/service.ts';
import { searchService } from './search/service.ts';
import { visitorMessageService } from './site/visitor-messages.ts';
import { visitorQuestionService } from './site/visitor-questions.ts';
import { statusService } from './status/service.ts';
import { studentPageService } from './student-page/service.ts';
import { surveyAdministration } from './survey/administration.ts';
import { surveyService } from './survey/service.ts';
import { worksheetService } from './worksheet/service.ts';

/** Every rule of the product, callable without HTTP. Each takes the actor first, then what the contract calls its input. */
export function createServices(context: Context) {
  const accounts = makeAccountCache(context);
  const readActiveUser = makeActiveUser(context.phones);
  const questions = new QuestionCache();
  const dashboard = dashboardService(context);
  const teacherReview = teacherReviewService(context);
  const homeworkReports = assignmentReports(context, 'homework', (row, now) => ({
    homework: teacherHomework(row, now),
  }));
  const packageReports = assignmentReports(context, 'package', (row, now) => ({ package: packageView(row, now) }));
  const reviewReports = assignmentReports(context, 'review', (row, now) => ({ review: assignmentView(row, now) }));
  const studentPage = studentPageService(context);
  const teacherQuiz = teacherQuizService(context);
  const schoolQuiz = schoolQuizService(context);
  const auth = authService(context, accounts, readActiveUser);
  const images = imageService(context);
  const files = fileService(context);
  const memberPackage = memberPackageService(context, questions);
  const links = openLinks(context);
  const adminPayments = adminPaymentService(context);
  const adminSurveys = surveyAdministration(context);
  return {
    identify: makeSessionGuard(context, accounts),
    auth,
    registration: registrationService(context, auth),
    adminRegistrations: adminRegistrationService(context),
    classCodes: classCodeService(context, accounts),
    frontendLog: frontendLogService(context),
    profile: profileService(context, readActiveUser),
    account: accountService(context, auth, readActiveUser, pictureService(context)),
    classmates: classmatesService(context),
    parentLinks: parentLinkService(context, links),
    parentSms: parentSmsService(context, auth, links),
    status: statusService(context),
    visitorMessages: visitorMessageService(context),
    visitorQuestions: visitorQuestionService(),
    dashboard,
    management: managementService(context),
    organization: organizationService(context),
    namesShown: namesShownService(context),
    classManagement: classManagementService(context),
    classRemoval: classRemovalService(context),
    rosterImports: rosterImportService(context),
    rosterMerge: mergeService(context),
    newYear: newYearService(context),
    rosterPeople: rosterPeopleService(context),
    teacherHomework: teacherHomeworkService(context),
    memberHomework: memberHomeworkService(context, questions),
    teacherReview,
    memberReview: memberReviewService(context, questions),
    teacherPackage: teacherPackageService(context),
    memberPackage,
    ownPackages: ownPackageService(context, memberPackage),
    packageReports,
    openAssignments: openAssignmentsService(context),
    teacherQuiz,
    memberQuiz: memberQuizService(context, questions),
    schoolQuiz,
    groups: groupsService(context),
    notifications: notificationService(context),
    push: pushService(context),
    guidance: guidanceService(context),
    live: liveService(context),
    surveys: surveyService(context),
    adminSurveys,
    memberClassMessages: memberClassMessageService(context),
    teacherClassMessages: teacherClassMessageService(context, { images, files }),
    classMessageAttachments: classMessageAttachmentService(context, { images, files }),
    memberSkills: memberSkillsService(context),
    childReports: childReportService(context),
    rewards: rewardService(context),
    maze: mazeService(context),
    gamification: gamificationService(context),
    courses: courseService(context),
    exercise: exerciseService(context, questions),
    memberQuestions: memberQuestionsService(context, questions, {
      homework: (actor, homeworkId) => nextOpenQuestion(context, actor, 'homework', homeworkId),
      practice: (actor, skillId, fresh) => practiceQuestion(context, actor, skillId, fresh),
    }),
    homeworkReports,
    schoolReports: schoolReportsService(context),
    reviewReports,
    questionPreview: previewService(),
    laboratory: laboratoryService(),
    science: scienceService(context),
    questionReports: questionReportService(context),
    studentPage,
    exports: exportService(context, {
      homeworkReports,
      reviewReports,
      packageReports,
      teacherQuiz,
      schoolQuiz,
      teacherReview,
      studentPage,
      dashboard,
      adminPayments,
      adminSurveys,
    }),
    images,
    files,
    chat: chatService(context, images),
    look: lookService(context, images),
    payments: paymentService(context),
    adminToday: adminTodayService(context),
    adminPayments,
    adminCatalog: adminCatalogService(context),
    preOrders: preOrderService(context),
    adminPreOrders: adminPreOrderService(context),
    hire: hireService(context),
    worksheets: worksheetService(context),
    search: searchService(context),
    roster: rosterService(context),
    administration: administrationService(context),
  };
}

export type Services = ReturnType<typeof createServices>;
