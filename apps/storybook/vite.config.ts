import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  // One chunk holds Storybook's own interface; its size says nothing about the kit.
  build: { chunkSizeWarningLimit: 4000 },
});
