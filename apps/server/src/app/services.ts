import { makeCurrentUserReader } from '../accounts/active-user.ts';
import { createAccounts } from '../accounts/services.ts';
import { createAuth } from '../auth/services.ts';
import { createHelp } from '../help/services.ts';
import { createLab } from '../lab/services.ts';
import { notifyJoined, withdrawComing } from '../messages/class-messages/notify-joined.ts';
import { createMessages } from '../messages/services.ts';
import { createNotifications } from '../notifications/services.ts';
import { createPayments } from '../payments/services.ts';
import type { Context, EnrolmentHooks } from '../platform/context.ts';
import { createPlatform } from '../platform/services.ts';
import { practiceQuestion } from '../practice/practice-question.ts';
import { createPractice } from '../practice/services.ts';
import { createProgress } from '../progress/services.ts';
import { createQuestions } from '../questions/services.ts';
import { createReports } from '../reports/services.ts';
import { createSchool } from '../school/services.ts';
import { createSite } from '../site/services.ts';
import { createSurveys } from '../surveys/services.ts';
import { nextOpenQuestion } from '../work/assignments/assign-questions.ts';
import { assignRunningWork } from '../work/assignments/assign-running-work.ts';
import { resultsOfBoth, storeTimesOfQuizzes } from '../work/results-of-merged-accounts.ts';
import { createWork } from '../work/services.ts';

/**
 * Every rule of the product, callable without HTTP: what the domains make, in their order (docs/domains.md). Each takes the
 * actor first, then what the contract calls its input.
 */
export function createServices(context: Context) {
  const readActiveUser = makeCurrentUserReader(context.phones);
  const platform = createPlatform(context);
  const auth = createAuth(context, { readUser: readActiveUser });
  const questions = createQuestions(context, {
    homework: (actor, homeworkId) => nextOpenQuestion(context, actor, 'homework', homeworkId),
    practice: (actor, skillId, fresh) => practiceQuestion(context, actor, skillId, fresh),
  });
  const work = createWork(context, questions);
  const school = createSchool(context, { ...platform, ...auth, resultsOfBoth, storeTimesOfQuizzes });
  const progress = createProgress(context);
  const payments = createPayments(context);
  const surveys = createSurveys(context);
  return {
    ...platform,
    ...auth,
    ...createHelp(context),
    ...createNotifications(context),
    ...school,
    ...progress,
    ...questions,
    ...work,
    ...createPractice(context, questions),
    ...createMessages(context, platform),
    ...payments,
    ...surveys,
    ...createReports(context, { ...auth, ...school, ...progress, ...work, ...payments, ...surveys }),
    ...createLab(context),
    ...createAccounts(context, { ...auth, readActiveUser }),
    ...createSite(context, platform),
  };
}

export type Services = ReturnType<typeof createServices>;

export const enrolmentHooks: EnrolmentHooks = {
  joined: async (tx, stay, now) => {
    await assignRunningWork(tx, stay, now);
    await notifyJoined(tx, stay, now);
  },
  left: withdrawComing,
};
