import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, lowestContrast } from './color/contrast.ts';
import { type Mode, makeTheme, PROMISES, type ThemeColors } from './make-theme.ts';
import { HELPER_NAMES, SEEDS } from './seeds.ts';

const MODES: Mode[] = (['light', 'dark'] as const).flatMap((scheme) =>
  (['normal', 'more'] as const).map((contrast) => ({ scheme, contrast })),
);

/** Each pair that components put together, with what the contract promises for it. */
function pairs(theme: ThemeColors) {
  const papers = [theme.page, theme.surface, theme.surfaceMuted, theme.surfaceRaised];
  const softs = [theme.accent.soft, ...HELPER_NAMES.map((name) => theme[name].soft)];
  const text: Record<string, [string, string[]]> = {
    text: [theme.text, [...papers, ...softs]],
    textMuted: [theme.textMuted, [...papers, ...softs]],
    'accent.onSolid': [theme.accent.onSolid, [theme.accent.solid]],
    'accent.onSolid hovered': [theme.accent.onSolid, [theme.accent.solidHover]],
    'accent.text': [theme.accent.text, [...papers, theme.accent.soft]],
    'accent.onSoft': [theme.accent.onSoft, [theme.accent.soft]],
  };
  const control: Record<string, [string, string[]]> = {
    lineStrong: [theme.lineStrong, papers],
    focus: [theme.focus, papers],
    'accent.solid': [theme.accent.solid, [theme.page, theme.surface]],
    'accent.line': [theme.accent.line, [...papers, theme.accent.soft]],
  };
  for (const name of HELPER_NAMES) {
    const tone = theme[name];
    text[`${name}.onSolid`] = [tone.onSolid, [tone.solid]];
    text[`${name}.onBright`] = [tone.onBright, [tone.bright]];
    text[`${name}.text`] = [tone.text, [...papers, tone.soft]];
    control[`${name}.solid`] = [tone.solid, [theme.page, theme.surface]];
    control[`${name}.line`] = [tone.line, [...papers, tone.soft]];
  }
  return { text, control };
}

/** Pairs that fall short, named, so that a failure says which. */
function shortfalls(theme: ThemeColors, mode: Mode): string[] {
  const promise = PROMISES[mode.contrast];
  const { text, control } = pairs(theme);
  const below = (group: Record<string, [string, string[]]>, ratio: number) =>
    Object.entries(group)
      .filter(([, [color, behind]]) => lowestContrast(color, behind) < ratio)
      .map(([name, [color, behind]]) => `${name} ${color}: ${lowestContrast(color, behind).toFixed(2)} < ${ratio}`);
  return [...below(text, promise.text), ...below(control, promise.control)];
}

describe('makeTheme', () => {
  for (const [name, seed] of Object.entries(SEEDS)) {
    for (const mode of MODES) {
      it(`keeps every promise in ${name}, ${mode.scheme}, ${mode.contrast}`, () => {
        expect(shortfalls(makeTheme(seed, mode), mode)).toEqual([]);
      });
    }
  }

  it('keeps every promise for any seed a school may choose', () => {
    const seeds = fc.record({
      hue: fc.double({ min: 0, max: 360, noNaN: true }),
      chroma: fc.double({ min: 0, max: 0.2, noNaN: true }),
    });
    fc.assert(
      fc.property(seeds, fc.constantFrom(...MODES), (seed, mode) => {
        expect(shortfalls(makeTheme(seed, mode), mode)).toEqual([]);
      }),
    );
  });

  it('picks the text on a fill by contrast: dark on orange, white on purple', () => {
    const mode: Mode = { scheme: 'light', contrast: 'normal' };
    expect(contrast(makeTheme(SEEDS.orange, mode).accent.onSolid, '#000000')).toBeLessThan(1.5);
    expect(makeTheme(SEEDS.purple, mode).accent.onSolid).toBe('#ffffff');
  });

  it('keeps the meaning of helper colours: they are the same in every preset', () => {
    for (const mode of MODES) {
      const leaves = Object.values(SEEDS).map((seed) => makeTheme(seed, mode).leaf);
      for (const leaf of leaves) expect(leaf).toEqual(leaves[0]);
    }
  });

  it('has no shadow in the dark', () => {
    expect(makeTheme(SEEDS.pink, { scheme: 'dark', contrast: 'normal' }).shadow).toBe('#00000000');
  });
});
