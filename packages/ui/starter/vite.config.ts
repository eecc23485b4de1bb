import { bootScript } from '@mashq/ui/theme/boot';
import { createTenantTheme } from '@mashq/ui/theme/tenant-theme';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { school } from './src/school.ts';

/** The school's colors and the person's stored settings are on the page before its first paint. */
const look = {
  name: 'look',
  transformIndexHtml: () => [
    { tag: 'style', children: createTenantTheme(school).css },
    { tag: 'script', children: bootScript },
  ],
};

export default defineConfig({ plugins: [react(), look] });
