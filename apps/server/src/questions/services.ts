import type { Context } from '../platform/context.ts';
import { exampleService } from './examples.ts';
import { memberQuestionsService } from './grading/service.ts';
import { previewService } from './preview.ts';
import { QuestionCache } from './question-cache.ts';
import { questionReportService } from './question-reports/service.ts';

/** One question: made, shown, answered, graded, reported. */
export function createQuestions(context: Context, next: Parameters<typeof memberQuestionsService>[2]) {
  const questionCache = new QuestionCache();
  return {
    questionCache,
    memberQuestions: memberQuestionsService(context, questionCache, next),
    examples: exampleService(context),
    questionPreview: previewService(),
    questionReports: questionReportService(context),
  };
}

export type QuestionsServices = ReturnType<typeof createQuestions>;
