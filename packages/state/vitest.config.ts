import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    // Stores and queries live in modules, so each file has its own; a context in a thread is cheaper than a process.
    pool: 'vmThreads',
    setupFiles: ['./src/testing/setup.ts'],
    // Property tests take long on a machine that does other work; a test that hangs still ends.
    testTimeout: 120_000,
  },
});
