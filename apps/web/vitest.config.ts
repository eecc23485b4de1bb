import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { kitStories } from './build/kit-stories.ts';

export default defineConfig({
  plugins: [kitStories(false), vanillaExtractPlugin(), react()],
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    // The session and what is stored live in modules, so each file has its own; a context in a thread is cheaper than a process.
    pool: 'vmThreads',
    setupFiles: ['./src/testing/setup.ts'],
    // The first screen of a run waits for all its imports to compile.
    testTimeout: 120_000,
  },
});
