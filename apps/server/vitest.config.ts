import { defineConfig } from 'vitest/config';

/**
 * What the two databases can differ in: connections, migrations, tenancy, locks, a server that stops, and of the domains those
 * files with the most statements. `TEST_ENGINE=1` runs these alone, on the database that the whole suite does not run on.
 */
const ENGINE_FILES = [
  'src/db/*.test.ts',
  'test/tenancy/*.test.ts',
  'test/process/stop.test.ts',
  ...[
    'assigned-work/target',
    'auth/sessions',
    'chat/chat',
    'grading/hidden-results',
    'homework/create',
    'notification/notification',
    'payment/payment-rules',
    'quiz/quiz',
    'reports/homework-report',
    'review/review',
    'reward/reward',
    'roster/import',
    'sms/queue',
    'student-page/student',
  ].map((file) => `src/${file}.test.ts`),
];

export default defineConfig({
  test: {
    include: process.env.TEST_ENGINE === '1' ? ENGINE_FILES : ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/world/template.ts'],
    // Files share no state but the modules themselves, whose loading takes longer than most tests.
    isolate: false,
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
