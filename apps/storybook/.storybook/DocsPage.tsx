import { MashqProvider } from '@mashq/ui/i18n';
import { makeTheme, PRESETS } from '@mashq/ui/theme';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { create } from 'storybook/theming';
import { providerProps, useLanguage, usePageSettings } from './page-settings.ts';
import { applySettings, type StorySettings } from './settings.ts';

const FONT = "'Vazirmatn Variable', sans-serif";
const MONO = 'ui-monospace, Consolas, monospace';

/** Storybook's own colors, made from the same seed as the kit's, so that documentation and components look like one thing. */
function docsTheme({ preset, scheme, contrast }: StorySettings) {
  const seed = PRESETS.find(({ name }) => name === preset)?.seed ?? { hue: 0, chroma: 0 };
  const dark = scheme === 'dark' || (scheme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const color = makeTheme(seed, {
    scheme: dark ? 'dark' : 'light',
    contrast: contrast === 'more' ? 'more' : 'normal',
  });
  return create({
    base: dark ? 'dark' : 'light',
    fontBase: FONT,
    fontCode: MONO,
    appBg: color.page,
    appContentBg: color.page,
    appPreviewBg: color.surface,
    appBorderColor: color.line,
    appBorderRadius: 16,
    colorPrimary: color.accent.solid,
    colorSecondary: color.accent.text,
    textColor: color.text,
    textMutedColor: color.textMuted,
    barBg: color.surface,
    barTextColor: color.textMuted,
    barSelectedColor: color.accent.text,
    inputBg: color.surface,
    inputBorder: color.lineStrong,
    inputTextColor: color.text,
  });
}

export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const settings = usePageSettings();
  applySettings(settings);
  return (
    // The key: the list of headings beside a page is made once.
    <DocsContainer key={settings.lang} {...props} theme={docsTheme(settings)}>
      <MashqProvider {...providerProps(settings)}>{children}</MashqProvider>
    </DocsContainer>
  );
}

export const TocTitle = () => (useLanguage() === 'en' ? 'On this page' : 'در این صفحه');
