import type { ReactNode } from 'react';
import { makeTheme } from '../theme/make-theme.ts';
import { type PresetName, SEEDS } from '../theme/seeds.ts';
import { themeVariables } from '../theme/theme-variables.ts';

/** For stories: a part of the page in the light colors of a preset, such as the six of a drawing side by side. */
export function ThemeSample({ preset, children }: { preset: PresetName; children: ReactNode }) {
  return (
    <div style={themeVariables(makeTheme(SEEDS[preset], { scheme: 'light', contrast: 'normal' }))}>{children}</div>
  );
}
