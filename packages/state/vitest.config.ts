import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    // Property tests take long on a machine that does other work; a test that hangs still ends.
    testTimeout: 120_000,
  },
});
