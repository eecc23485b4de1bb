import type { Context } from '../platform/context.ts';
import type { QuestionsServices } from '../questions/services.ts';
import { groupsService } from './groups/service.ts';
import { openAssignmentsService } from './homework/open-assignments.ts';
import { memberHomeworkService, teacherHomeworkService } from './homework/service.ts';
import { memberPackageService } from './packages/member-service.ts';
import { selfAssignedPackageService } from './packages/self-assigned-packages.ts';
import { teacherPackageService } from './packages/teacher-service.ts';
import { paperService } from './papers/service.ts';
import { memberQuizService } from './quizzes/member-results.ts';
import { schoolQuizService } from './quizzes/school-service.ts';
import { teacherQuizService } from './quizzes/teacher-service.ts';
import { memberReviewService, teacherReviewService } from './reviews/service.ts';
import { worksheetService } from './worksheets/service.ts';

/** What teachers assign: homework, packages, reviews, quizzes, worksheets; and groups. */
export function createWork(context: Context, { questionCache }: Pick<QuestionsServices, 'questionCache'>) {
  const memberPackage = memberPackageService(context, questionCache);
  const quizzes = teacherQuizService(context);
  const worksheets = worksheetService(context);
  return {
    teacherHomework: teacherHomeworkService(context),
    memberHomework: memberHomeworkService(context, questionCache),
    openAssignments: openAssignmentsService(context),
    teacherReview: teacherReviewService(context),
    memberReview: memberReviewService(context, questionCache),
    teacherPackage: teacherPackageService(context),
    memberPackage,
    ownPackages: selfAssignedPackageService(context, memberPackage),
    teacherQuiz: quizzes,
    memberQuiz: memberQuizService(context, questionCache),
    schoolQuiz: schoolQuizService(context),
    groups: groupsService(context),
    worksheets,
    papers: paperService(context, { quizzes, worksheets }),
  };
}

export type WorkServices = ReturnType<typeof createWork>;
