import { defineConfig } from 'vitest/config';

// A limit ends a test that hangs; a slow machine does not fail by it.
// Modules hold no state but what they read once, so files share them.
export default defineConfig({ test: { testTimeout: 120_000, isolate: false } });
