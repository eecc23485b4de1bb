/**
 * The main journeys, end to end on the built app and a real server with demo data. Run `vite build` first.
 * Words after the command narrow it to journeys with that word; JOURNEY_PICTURES names a folder for pictures of each step.
 */
import { accountJourneys } from './account.ts';
import { adminJourneys } from './admin.ts';
import { startApps } from './app.ts';
import { bookJourneys } from './books.ts';
import { openBrowser } from './browser.ts';
import { guideJourneys } from './guide.ts';
import { type Journey, walkAll } from './harness.ts';
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

/**
 * Two rows of journeys that take about as long, side by side: each has a server, demo data and a browser of its own, and
 * journeys mostly wait.
 */
const ROWS: readonly (readonly Journey[])[] = [
  [
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
    ...messageJourneys,
    ...accountJourneys,
    ...rewardJourneys,
    ...guideJourneys,
    ...pointerJourneys,
    ...paymentJourneys,
    ...newcomerJourneys,
    ...surveyJourneys,
  ],
  [
    ...quizJourneys,
    ...organizationJourneys,
    ...schoolJourneys,
    ...lookJourneys,
    ...rosterJourneys,
    ...labJourneys,
    ...supportJourneys,
    ...adminJourneys,
    ...otherServerJourneys,
    ...publicJourneys,
    ...linkJourneys,
  ],
];

const words = process.argv.slice(2);
const rows = ROWS.map((journeys) => journeys.filter(({ name }) => words.every((word) => name.includes(word)))).filter(
  (journeys) => journeys.length > 0,
);

/** What is open now, closed in the reverse order. */
const closing: (() => Promise<void>)[] = [];
try {
  const apps = await startApps(rows.length);
  closing.push(...apps.map(({ stop }) => stop));
  const results = await Promise.all(
    apps.map(async (app, row) => {
      const browser = await openBrowser();
      closing.push(() => browser.close());
      return walkAll(rows[row] ?? [], { app, browser });
    }),
  );
  const sum = (of: 'passed' | 'failed') => results.reduce((total, result) => total + result[of], 0);
  console.log(`journeys: ${sum('passed')} passed, ${sum('failed')} failed, 0 skipped`);
  process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
} finally {
  for (const close of closing.reverse()) await close();
  // What a journey left open would keep this program, and the build that runs it, waiting without a word.
  setTimeout(() => {
    console.error(`still open after the last journey: ${process.getActiveResourcesInfo().join(', ')}`);
    process.exit(1);
  }, 20_000).unref();
}
