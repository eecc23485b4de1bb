import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import { createTheme, DirectionProvider, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { PRESETS, TENANTS } from '../content/looks.ts';
import { LETTERS } from '../content/mount.tsx';

const SHADES = [0.92, 0.82, 0.7, 0.56, 0.4, 0.22, 0, -0.12, -0.24, -0.36] as const;

/** Ten shades around a color, as Mantine asks for; the seventh is the color itself. */
const shadesOf = (color: string) => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const shade = (share: number) =>
    `#${channels
      .map((value) => Math.round(share > 0 ? value + (255 - value) * share : value * (1 + share)))
      .map((value) => value.toString(16).padStart(2, '0'))
      .join('')}`;
  const [a, b, c, d, e, f, g, h, i, j] = SHADES;
  return [shade(a), shade(b), shade(c), shade(d), shade(e), shade(f), shade(g), shade(h), shade(i), shade(j)] as const;
};

const themeOf = (color: string) =>
  createTheme({ fontFamily: `'${LETTERS}', sans-serif`, primaryColor: 'brand', colors: { brand: shadesOf(color) } });

export const THEMES: Readonly<Record<string, ReturnType<typeof themeOf>>> = Object.fromEntries([
  ...PRESETS.map(({ name, color }) => [name, themeOf(color)] as const),
  ...TENANTS.map(({ id, color }) => [id, themeOf(color)] as const),
]);

export function Themed({ look, children }: { look: string; children: ReactNode }) {
  const theme = THEMES[look];
  if (theme === undefined) throw new Error(`No theme ${look}`);
  return (
    <DirectionProvider initialDirection="rtl">
      <MantineProvider theme={theme} defaultColorScheme="light">
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
