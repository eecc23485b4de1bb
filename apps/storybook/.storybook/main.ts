import type { StorybookConfig } from '@storybook/react-vite';
import type { StoryIndex } from 'storybook/internal/types';
import { withSearchNames } from './search-names.ts';

/** For tests that need no more: files of stories, relative to this app, with commas between them; no pages, no tables of props. */
const only = process.env.STORYBOOK_STORIES?.split(',').map((path) => `../${path}`);

interface IndexGenerator {
  getIndex(): Promise<StoryIndex>;
}

const named = new WeakSet<IndexGenerator>();

const config: StorybookConfig & { storyIndexGenerator: (generator: IndexGenerator) => IndexGenerator } = {
  framework: '@storybook/react-vite',
  stories: only ?? ['../docs/*.mdx', '../gallery/*.stories.tsx', '../../../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [{ from: '../../../packages/ui/src/theme/fonts', to: '/fonts' }],
  docs: { defaultName: 'شناخت' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Tables of props come from the compiler: props/props-plugin.ts.
  typescript: { reactDocgen: false },
  /** The sidebar searches names in the index alone: what else a component is called has to be in it. */
  storyIndexGenerator(generator) {
    // Storybook asks for it several times, and gives the same one.
    if (named.has(generator)) return generator;
    named.add(generator);
    const getIndex = generator.getIndex.bind(generator);
    generator.getIndex = async () => withSearchNames(await getIndex());
    return generator;
  },
  // The kit's own paper is behind every story.
  features: { backgrounds: false, ...(only && { highlight: false, measure: false, outline: false }) },
};

export default config;
