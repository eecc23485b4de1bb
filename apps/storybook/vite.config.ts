import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { kitProps } from './props/props-plugin.ts';

export default defineConfig({
  plugins: [process.env.STORYBOOK_STORIES === undefined && kitProps(), vanillaExtractPlugin(), react()],
  // One chunk holds Storybook's own interface; its size says nothing about the kit.
  build: { chunkSizeWarningLimit: 4000, reportCompressedSize: false },
});
