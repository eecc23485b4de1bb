import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A limit ends a test that hangs; a slow machine does not fail by it.
    testTimeout: 120_000,
    // Modules hold no state but what they read once, so files share them.
    isolate: false,
    // Node reads the sources itself, as in production: nothing is transformed, and nothing is mocked.
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
