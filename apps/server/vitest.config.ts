import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/world/template.ts'],
    // Files share no state but the modules themselves, whose loading takes longer than most tests.
    isolate: false,
    // Node reads the sources itself, as in production: nothing is transformed, and nothing is mocked.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Limits end a test that hangs; a slow machine does not fail by them.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
