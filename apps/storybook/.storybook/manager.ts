import { DEFAULT_PRESET, makeTheme, SEEDS } from '@mashq/ui/theme/color';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { storyNameFromExport } from 'storybook/internal/csf';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { states } from '../../../packages/ui/src/testing/states.ts';
import { englishName } from './english-names.ts';
import { isComponentPage } from './search-names.ts';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;
const color = makeTheme(SEEDS[DEFAULT_PRESET], { scheme: dark ? 'dark' : 'light', contrast: 'normal' });

addons.setConfig({
  theme: create({
    base: dark ? 'dark' : 'light',
    brandTitle: 'کیت مشق',
    brandTarget: '_self',
    fontBase: "'Vazirmatn Variable', Vazirmatn, 'Segoe UI', Tahoma, sans-serif",
    colorPrimary: color.accent.solid,
    colorSecondary: color.accent.text,
    appBg: color.page,
    appContentBg: color.surface,
    appPreviewBg: color.page,
    appBorderColor: color.line,
    appBorderRadius: 16,
    textColor: color.text,
    textMutedColor: color.textMuted,
    barBg: color.surface,
    barTextColor: color.textMuted,
    barSelectedColor: color.accent.text,
  }),
});

/** The index reads names without running the files, so it does not have the one that all state galleries share. */
const persianName = (id: string, name: string) => (id.endsWith('--states') && name === 'States' ? states.name : name);

/** The pages that Storybook makes of stories: as `docs.defaultName`. */
const DOCS = 'شناخت';

/** The sidebar in the toolbar's language; a name of a story in English is that of its export. */
function nameItems(lang: unknown): void {
  addons.setConfig({
    sidebar: {
      renderLabel: (item: { id: string; name: string; type: string; tags?: string[] }) => {
        const { id, type } = item;
        // The words that a component's page is searched by are for the search alone.
        const name = isComponentPage(item) ? DOCS : item.name;
        if (lang !== 'en') return persianName(id, name);
        return type === 'story' ? storyNameFromExport(id.split('--')[1] ?? name) : englishName(name);
      },
    },
  });
}

// From the first frame on: the settings come with the first story.
nameItems('fa');

addons.ready().then((channel) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => nameItems(globals.lang);
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
});
