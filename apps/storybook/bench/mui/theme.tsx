import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';
import { prefixer } from 'stylis';
import { PRESETS, TENANTS } from '../content/looks.ts';
import { LETTERS } from '../content/mount.tsx';

const rtl = createCache({ key: 'muirtl', stylisPlugins: [prefixer, rtlPlugin] });

/** Right to left and in CSS variables, as the guides of MUI advise; one theme a preset and a tenant, made beforehand. */
const themeOf = (color: string) =>
  createTheme({
    direction: 'rtl',
    cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
    colorSchemes: {
      light: { palette: { primary: { main: color } } },
      dark: { palette: { primary: { main: color } } },
    },
    typography: { fontFamily: `'${LETTERS}', sans-serif` },
  });

export const THEMES: Readonly<Record<string, ReturnType<typeof themeOf>>> = Object.fromEntries([
  ...PRESETS.map(({ name, color }) => [name, themeOf(color)] as const),
  ...TENANTS.map(({ id, color }) => [id, themeOf(color)] as const),
]);

export function Themed({ look, children }: { look: string; children: ReactNode }) {
  const theme = THEMES[look];
  if (theme === undefined) throw new Error(`No theme ${look}`);
  return (
    <CacheProvider value={rtl}>
      <ThemeProvider theme={theme} defaultMode="light">
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
