import { DEFAULT_PRESET, makeTheme, SEEDS } from '@mashq/ui/theme/color';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

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
