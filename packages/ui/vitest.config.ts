import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    // Components hold no state in their modules, and loading react-aria for each file took longer than its tests.
    isolate: false,
    // What is typed letter by letter takes long on a machine that does other work; a test that hangs still ends.
    testTimeout: 120_000,
  },
});
