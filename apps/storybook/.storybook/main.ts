import type { StorybookConfig } from '@storybook/react-vite';

/** For tests that need no more: files of stories, relative to this app, with commas between them; no pages, no tables of props. */
const only = process.env.STORYBOOK_STORIES?.split(',').map((path) => `../${path}`);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: only ?? ['../docs/*.mdx', '../gallery/*.stories.tsx', '../../../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [{ from: '../../../packages/ui/src/theme/fonts', to: '/fonts' }],
  docs: { defaultName: 'شناخت' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Tables of props come from the compiler: props/props-plugin.ts.
  typescript: { reactDocgen: false },
  // The kit's own paper is behind every story.
  features: { backgrounds: false, ...(only && { highlight: false, measure: false, outline: false }) },
};

export default config;
