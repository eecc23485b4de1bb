import { defineConfig } from 'vitest/config';

// A limit ends a test that hangs; a slow machine does not fail by it.
export default defineConfig({ test: { testTimeout: 120_000 } });
