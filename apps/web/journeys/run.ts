/**
 * The main journeys, end to end on the built app and a real server with demo data. Run `vite build` first.
 * Words after the command narrow it to journeys with that word; JOURNEY_PICTURES names a folder for pictures of each step.
 */
import { accountJourneys } from './account.ts';
import { adminJourneys } from './admin.ts';
import { startApp } from './app.ts';
import { bookJourneys } from './books.ts';
import { openBrowser } from './browser.ts';
import { guideJourneys } from './guide.ts';
import { walkAll } from './harness.ts';
import { homeworkJourneys } from './homework.ts';
import { individualJourneys } from './individual.ts';
import { labJourneys } from './lab.ts';
import { linkJourneys } from './links.ts';
import { lookJourneys } from './look.ts';
import { messageJourneys } from './messages.ts';
import { newVersionJourneys } from './new-version.ts';
import { newcomerJourneys } from './newcomer.ts';
import { offlineJourneys } from './offline.ts';
import { organizationJourneys } from './organization.ts';
import { otherServerJourneys } from './other-server.ts';
import { packageJourneys } from './packages.ts';
import { paymentJourneys } from './payment.ts';
import { pointerJourneys } from './pointers.ts';
import { practiceJourneys } from './practice.ts';
import { printJourneys } from './print.ts';
import { publicJourneys } from './public.ts';
import { quizJourneys } from './quiz.ts';
import { reviewJourneys } from './review.ts';
import { rewardJourneys } from './rewards.ts';
import { rosterJourneys } from './roster.ts';
import { schoolJourneys } from './school.ts';
import { signInJourneys } from './sign-in.ts';
import { studentsJourneys } from './students.ts';
import { supportJourneys } from './support.ts';
import { surveyJourneys } from './survey.ts';

const words = process.argv.slice(2);
const journeys = [
  ...signInJourneys,
  ...homeworkJourneys,
  ...offlineJourneys,
  ...newVersionJourneys,
  ...practiceJourneys,
  ...individualJourneys,
  ...studentsJourneys,
  ...bookJourneys,
  ...reviewJourneys,
  ...printJourneys,
  ...packageJourneys,
  ...quizJourneys,
  ...messageJourneys,
  ...organizationJourneys,
  ...schoolJourneys,
  ...lookJourneys,
  ...rosterJourneys,
  ...accountJourneys,
  ...rewardJourneys,
  ...guideJourneys,
  ...pointerJourneys,
  ...paymentJourneys,
  ...newcomerJourneys,
  ...surveyJourneys,
  ...labJourneys,
  ...supportJourneys,
  ...adminJourneys,
  ...otherServerJourneys,
  ...publicJourneys,
  ...linkJourneys,
].filter(({ name }) => words.every((word) => name.includes(word)));

const app = await startApp();
const browser = await openBrowser();
try {
  const { passed, failed } = await walkAll(journeys, { app, browser });
  console.log(`journeys: ${passed} passed, ${failed} failed, 0 skipped`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
} finally {
  await browser.close();
  await app.stop();
  // What a journey left open would keep this program, and the build that runs it, waiting without a word.
  setTimeout(() => {
    console.error(`still open after the last journey: ${process.getActiveResourcesInfo().join(', ')}`);
    process.exit(1);
  }, 20_000).unref();
}
