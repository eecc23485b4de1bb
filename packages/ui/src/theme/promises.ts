import { lowestContrast } from './color/contrast.ts';
import { PROMISES, type PresetColors, type ThemeColors } from './make-theme.ts';
import type { Mode } from './modes.ts';
import { HELPER_NAMES } from './seeds.ts';

/** A colour and everything it may stand on or be seen against. */
export interface ColorPair {
  /** As in the contract: `accent.solid`. */
  role: string;
  color: string;
  against: readonly string[];
  /** Text is read, a control only seen: each has its own least contrast. */
  kind: 'text' | 'control';
}

const text = (role: string, color: string, against: string[]): ColorPair => ({ role, color, against, kind: 'text' });
const control = (role: string, color: string, against: string[]): ColorPair => {
  return { role, color, against, kind: 'control' };
};

const papersOf = ({ page, surface, surfaceMuted, surfaceRaised }: PresetColors) => {
  return [page, surface, surfaceMuted, surfaceRaised];
};

/** The pairs in which the accent itself must be legible. */
export function accentPairs({ accent, ...colors }: PresetColors): ColorPair[] {
  const papers = papersOf({ accent, ...colors });
  return [
    text('accent.onSolid', accent.onSolid, [accent.solid]),
    text('accent.onSolid hovered', accent.onSolid, [accent.solidHover]),
    text('accent.text', accent.text, [...papers, accent.soft]),
    text('accent.onSoft', accent.onSoft, [accent.soft]),
    control('accent.solid', accent.solid, [colors.page, colors.surface]),
    control('accent.line', accent.line, [...papers, accent.soft]),
  ];
}

/** Each pair that parts of the kit put together. */
export function colorPairs(theme: ThemeColors): ColorPair[] {
  const papers = papersOf(theme);
  const softs = [theme.accent.soft, ...HELPER_NAMES.map((name) => theme[name].soft)];
  return [
    ...accentPairs(theme),
    text('text', theme.text, [...papers, ...softs]),
    text('textMuted', theme.textMuted, [...papers, ...softs]),
    control('lineStrong', theme.lineStrong, papers),
    control('focus', theme.focus, papers),
    ...HELPER_NAMES.flatMap((name) => {
      const tone = theme[name];
      return [
        text(`${name}.onSolid`, tone.onSolid, [tone.solid]),
        text(`${name}.onBright`, tone.onBright, [tone.bright]),
        text(`${name}.text`, tone.text, [...papers, tone.soft]),
        control(`${name}.solid`, tone.solid, [theme.page, theme.surface]),
        control(`${name}.line`, tone.line, [...papers, tone.soft]),
      ];
    }),
  ];
}

/** Pairs that fall short of what a mode promises, named with both numbers; empty for every theme the kit makes. */
export function shortfalls(theme: ThemeColors, mode: Mode): string[] {
  const promise = PROMISES[mode.contrast];
  return colorPairs(theme)
    .map((pair) => ({ ...pair, had: lowestContrast(pair.color, pair.against), needed: promise[pair.kind] }))
    .filter(({ had, needed }) => had < needed)
    .map(({ role, color, had, needed }) => `${role} ${color}: ${had.toFixed(2)} < ${needed}`);
}
