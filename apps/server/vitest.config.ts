import { globSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What the two databases can differ in: connections, migrations, tenancy, locks, a server that stops, and of the domains those
 * files with the most statements. `TEST_ENGINE=1` runs these alone, on the database that the whole suite does not run on.
 */
const ENGINE_FILES = [
  'src/platform/db/*.test.ts',
  'test/tenancy/*.test.ts',
  'test/process/beside-a-server.test.ts',
  'test/process/stop.test.ts',
  ...[
    'work/assignments/target',
    'auth/sessions',
    'messages/chat/chat',
    'questions/grading/hidden-results',
    'work/homework/create',
    'notifications/notification',
    'payments/payment-rules',
    'work/quizzes/quiz',
    'reports/assignments/homework-report',
    'work/reviews/review',
    'progress/rewards/reward',
    'school/roster/import',
    'platform/sms/queue',
    'reports/student-page/student',
  ].map((file) => `src/${file}.test.ts`),
];

/** Many processes for what changes seldom: `npm run test:all` runs them, and who names them. */
const WHOLE_RUN_FILES = ['pooler', 'live-copies', 'replica'].map((file) => `test/process/${file}.test.ts`);
const named = process.argv.slice(2).filter((argument) => argument.includes('.test.'));
const leftOut =
  process.env.TEST_ALL === '1' ? [] : WHOLE_RUN_FILES.filter((file) => !named.some((path) => path.endsWith(file)));

// A file that moved would leave the list without a word.
for (const pattern of [...ENGINE_FILES, ...WHOLE_RUN_FILES]) {
  if (globSync(pattern, { cwd: import.meta.dirname }).length === 0)
    throw new Error(`no test file is named by ${pattern}`);
}

/** Hostile files come first: behind others, the time in which the thread is measured goes to what those have left in its memory. */
class HostileFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isHostile = ({ moduleId }: TestSpecification) => moduleId.includes('/test/hostile/');
    const sorted = await super.sort(files);
    return [...sorted.filter(isHostile), ...sorted.filter((file) => !isHostile(file))];
  }
}

export default defineConfig({
  test: {
    include: process.env.TEST_ENGINE === '1' ? ENGINE_FILES : ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...leftOut],
    globalSetup: ['test/world/database-template.ts'],
    setupFiles: ['test/rows/setup.ts', 'test/world/seed-random-values.ts'],
    // Files share no state but the modules themselves, whose loading takes longer than most tests.
    isolate: false,
    sequence: { sequencer: HostileFirst },
    // Node reads the sources itself, as in production: nothing is transformed, and nothing is mocked.
    // As its first import, the server makes the resolving of drizzle's modules short; few collections of short-lived objects.
    execArgv: [
      '--import',
      new URL('src/platform/resolve-drizzle.ts', import.meta.url).href,
      '--max-semi-space-size=32',
    ],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Limits end a test that hangs; a slow machine does not fail by them.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
