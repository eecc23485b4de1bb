import { lowestContrast } from './color/contrast.ts';
import { CONTRAST_REQUIREMENTS, type PresetColors, type ThemeColors } from './make-theme.ts';
import type { Mode } from './modes.ts';
import { SEMANTIC_NAMES } from './seeds.ts';

/** A color and every color it is used on or next to. */
export interface ColorPair {
  /** As in the contract: `accent.solid`. */
  role: string;
  color: string;
  against: readonly string[];
  /** Text and controls have different contrast requirements. */
  kind: 'text' | 'control';
}

const text = (role: string, color: string, against: string[]): ColorPair => ({ role, color, against, kind: 'text' });
const control = (role: string, color: string, against: string[]): ColorPair => {
  return { role, color, against, kind: 'control' };
};

const surfacesOf = ({ page, surface, surfaceMuted, surfaceRaised }: PresetColors) => {
  return [page, surface, surfaceMuted, surfaceRaised];
};

/** The pairs in which the accent itself must be legible. */
export function accentPairs({ accent, ...colors }: PresetColors): ColorPair[] {
  const surfaces = surfacesOf({ accent, ...colors });
  return [
    text('accent.onSolid', accent.onSolid, [accent.solid]),
    text('accent.onSolid hovered', accent.onSolid, [accent.solidHover]),
    text('accent.text', accent.text, [...surfaces, accent.soft]),
    text('accent.onSoft', accent.onSoft, [accent.soft]),
    control('accent.solid', accent.solid, [colors.page, colors.surface]),
    control('accent.line', accent.line, [...surfaces, accent.soft]),
  ];
}

/** Each pair of colors that components use together. */
export function colorPairs(theme: ThemeColors): ColorPair[] {
  const surfaces = surfacesOf(theme);
  const softs = [theme.accent.soft, ...SEMANTIC_NAMES.map((name) => theme[name].soft)];
  return [
    ...accentPairs(theme),
    text('text', theme.text, [...surfaces, ...softs]),
    text('textMuted', theme.textMuted, [...surfaces, ...softs]),
    control('lineStrong', theme.lineStrong, surfaces),
    control('focus', theme.focus, surfaces),
    ...SEMANTIC_NAMES.flatMap((name) => {
      const tone = theme[name];
      return [
        text(`${name}.onSolid`, tone.onSolid, [tone.solid]),
        text(`${name}.onBright`, tone.onBright, [tone.bright]),
        text(`${name}.text`, tone.text, [...surfaces, tone.soft]),
        control(`${name}.solid`, tone.solid, [theme.page, theme.surface]),
        control(`${name}.line`, tone.line, [...surfaces, tone.soft]),
      ];
    }),
  ];
}

/** Pairs below the contrast requirement of a mode, named with both ratios; empty for every theme the kit makes. */
export function shortfalls(theme: ThemeColors, mode: Mode): string[] {
  const required = CONTRAST_REQUIREMENTS[mode.contrast];
  return colorPairs(theme)
    .map((pair) => ({ ...pair, had: lowestContrast(pair.color, pair.against), needed: required[pair.kind] }))
    .filter(({ had, needed }) => had < needed)
    .map(({ role, color, had, needed }) => `${role} ${color}: ${had.toFixed(2)} < ${needed}`);
}
