import { contrast, lowestContrast, nearestLightness, withLuminance } from './color/contrast.ts';
import { fromHex, toHex, toHexAlpha } from './color/oklch.ts';
import type { vars } from './contract.css.ts';
import type { Mode, ResolvedContrast, ResolvedScheme } from './modes.ts';
import { SEMANTIC_NAMES, SEMANTIC_SEEDS, type Seed, type SemanticName } from './seeds.ts';

type Leaves<T> = {
  [Key in keyof T]: T[Key] extends string ? string : Leaves<T[Key]>;
};

/** A value for every color variable of the contract. */
export type ThemeColors = Leaves<typeof vars.color>;
export type SemanticColors = Pick<ThemeColors, SemanticName>;
/** What differs from preset to preset: everything but the semantic colors. */
export type PresetColors = Omit<ThemeColors, SemanticName>;

/** The least contrast ratios of each mode (WCAG 2.2 AA; close to AAA with more contrast). */
export const CONTRAST_REQUIREMENTS: Readonly<Record<ResolvedContrast, { text: number; control: number }>> = {
  normal: { text: 4.5, control: 3 },
  more: { text: 7, control: 4.5 },
};

/** Below this chroma a brand's color is gray. */
const GRAY_BRAND = 0.03;
/** A gray control with less contrast than this looks like one that is disabled. */
const GRAY_CONTRAST = 7;

/** The least contrast ratios of the accent of a seed: higher for a gray brand, which has no hue to be known by. */
export function accentRequirements(
  { chroma, exact }: Seed,
  { contrast: more }: Mode,
): { text: number; control: number } {
  const { text, control } = CONTRAST_REQUIREMENTS[more];
  if (exact === undefined || chroma >= GRAY_BRAND) return { text, control };
  return { text: Math.max(text, GRAY_CONTRAST), control: Math.max(control, GRAY_CONTRAST) };
}

/** Luminances of the surfaces, the same in every preset, so that what is legible on one is legible on all. */
const SURFACE_LUMINANCE = {
  light: {
    normal: {
      page: 0.935,
      surface: 1,
      surfaceMuted: 0.89,
      surfaceRaised: 1,
      soft: 0.83,
      line: 0.73,
    },
    more: {
      page: 0.96,
      surface: 1,
      surfaceMuted: 0.92,
      surfaceRaised: 1,
      soft: 0.88,
      line: 0.45,
    },
  },
  dark: {
    normal: {
      page: 0.0065,
      surface: 0.0125,
      surfaceMuted: 0.02,
      surfaceRaised: 0.019,
      soft: 0.031,
      line: 0.04,
    },
    more: {
      page: 0.0025,
      surface: 0.006,
      surfaceMuted: 0.0125,
      surfaceRaised: 0.01,
      soft: 0.02,
      line: 0.13,
    },
  },
} as const;

const WHITE = '#ffffff';
const BLACK = '#000000';
/** The ruling of a school notebook is blue whatever the cover. */
const GRID = { c: 0.022, h: 215 };

/** Chroma of the surfaces: faint for a strong hue, fainter still for graphite. */
const tint = ({ chroma }: Seed) => (0.015 * chroma) / (chroma + 0.03);

/** How yellow a hue is, 0–1. Yellows and oranges are themselves only when light. */
const yellowness = (hue: number) => Math.exp(-(((hue - 80) / 32) ** 2));

/** A seed as it is at a lightness: a yellow that darkens turns towards red, as pigments do, or it would look like mud. */
function shaded(seed: Seed, l: number): Seed {
  const darkness = Math.min(1, Math.max(0, (0.8 - l) / 0.3));
  return { ...seed, hue: seed.hue - 16 * yellowness(seed.hue) * darkness };
}

/** Hues that are called yellow, and the one that they take when they must darken: gold, not olive. */
const YELLOWS = { from: 80, to: 112, gold: 88 };

/** A brand's own yellow as it is at a lightness. */
function gilded(seed: Seed, l: number): Seed {
  const isYellow = seed.exact !== undefined && seed.hue > YELLOWS.from && seed.hue < YELLOWS.to && seed.chroma > 0.08;
  return shaded(isYellow ? { ...seed, hue: Math.min(seed.hue, YELLOWS.gold) } : seed, l);
}

function must(found: { hex: string } | null): string {
  if (found === null) throw new Error('No lightness of this hue meets the contrast requirement');
  return found.hex;
}

function surfaces(seed: Seed, mode: Mode) {
  const at = SURFACE_LUMINANCE[mode.scheme][mode.contrast];
  const c = tint(seed) * (mode.scheme === 'dark' ? 1.8 : 1);
  return {
    page: withLuminance(c, seed.hue, at.page),
    surface: at.surface === 1 ? WHITE : withLuminance(c, seed.hue, at.surface),
    surfaceMuted: withLuminance(c * 1.3, seed.hue, at.surfaceMuted),
    surfaceRaised: at.surfaceRaised === 1 ? WHITE : withLuminance(c * 1.1, seed.hue, at.surfaceRaised),
    line: withLuminance(c * 1.6, seed.hue, at.line),
  };
}

/** Gray surfaces. They stand for the surfaces of every preset, whose luminances are the same. */
const neutralSurfaces = (mode: Mode) => {
  const { page, surface, surfaceMuted, surfaceRaised } = surfaces({ hue: 0, chroma: 0 }, mode);
  return [page, surface, surfaceMuted, surfaceRaised];
};

/** Colors have 8 bits a channel; this factor keeps the contrast above the requirement after rounding. */
const ROUNDING = 1.015;

/** A brand's own color as a fill, with the foreground that suits it best; null where no foreground meets the requirements. */
function exactFill({ exact }: Seed, keeps: (hex: string, foreground: string) => boolean) {
  if (exact === undefined) return null;
  const foreground = [WHITE, darkForeground(fromSeed(exact)), BLACK].find((candidate) => keeps(exact, candidate));
  return foreground === undefined ? null : { foreground, hex: exact, l: fromHex(exact).l };
}

/** A fill with its text. White and dark text are both tried; the one that leaves the fill nearer to its ideal is used. */
function solid(light: Seed, ideal: number, around: readonly string[], mode: Mode) {
  const required = CONTRAST_REQUIREMENTS[mode.contrast];
  const { control } = accentRequirements(light, mode);
  const keeps = (hex: string, foreground: string) =>
    contrast(hex, foreground) >= required.text && lowestContrast(hex, around) >= control * ROUNDING;
  const exact = exactFill(light, keeps);
  if (exact !== null) return exact;
  const nearest = (seed: Seed, foreground: string) =>
    nearestLightness({ l: ideal, c: seed.chroma, h: seed.hue }, (hex) => keeps(hex, foreground));
  const candidates = [WHITE, darkForeground(shaded(light, ideal))].flatMap((foreground) => {
    const first = nearest(shaded(light, ideal), foreground);
    // A brand's own color may have to go far: it is shaded as it is where it ends.
    const found = first !== null && light.exact !== undefined ? nearest(gilded(light, first.l), foreground) : first;
    return found === null ? [] : [{ foreground, ...found }];
  });
  const [first, ...others] = candidates;
  if (first === undefined) throw new Error('Neither white nor dark text is legible on any lightness of this hue');
  return others.reduce((best, next) => (next.shift < best.shift ? next : best), first);
}

/** The seed that a color is of. */
function fromSeed(hex: string): Seed {
  const { c, h } = fromHex(hex);
  return { hue: h, chroma: c };
}

const darkForeground = ({ hue, chroma }: Seed) => toHex({ l: 0.2, c: Math.min(0.04, chroma), h: hue });

/** The same hue with more contrast to its text, for a hovered fill: towards black under white text, towards white over dark. */
function hovered(light: Seed, fill: { l: number; foreground: string }): string {
  const l = fill.l + (fill.foreground === WHITE ? -0.04 : 0.035);
  const { hue, chroma } = gilded(light, l);
  return toHex({ l, c: chroma, h: hue });
}

/** The lower edge of a tactile action: the fill in its own shade. */
function edge(light: Seed, fill: number): string {
  const l = Math.max(0.12, fill - 0.13);
  const { hue, chroma } = gilded(light, l);
  return toHex({ l, c: chroma * 0.95, h: hue });
}

/** Text and line colors of a hue, legible on every surface and on the soft fill of that hue. */
function foregrounds(light: Seed, soft: string, mode: Mode) {
  const required = accentRequirements(light, mode);
  const dark = mode.scheme === 'dark';
  const around = [...neutralSurfaces(mode), soft];
  const legible = (l: number, ratio: number) => {
    const passes = (hex: string) => lowestContrast(hex, around) >= ratio * ROUNDING;
    if (light.exact !== undefined && passes(light.exact)) return light.exact;
    const { hue, chroma } = gilded(light, l);
    return must(nearestLightness({ l, c: chroma, h: hue }, passes));
  };
  return {
    text: legible(dark ? 0.82 : 0.46, required.text),
    line: legible(dark ? 0.66 : 0.58, required.control),
  };
}

const softWash = (seed: Seed, mode: Mode, chroma: number) =>
  withLuminance(chroma, seed.hue, SURFACE_LUMINANCE[mode.scheme][mode.contrast].soft);

/** The best lightness of an accent: a brand's own; higher for yellows; low for graphite, which is only gray when light. */
function idealAccent({ hue, chroma, exact }: Seed, scheme: ResolvedScheme): number {
  if (exact !== undefined) return fromHex(exact).l;
  const graphite = 1 - Math.min(1, chroma / 0.1);
  if (scheme === 'dark') return 0.74 + 0.05 * yellowness(hue) + 0.1 * graphite;
  return 0.535 + 0.2 * yellowness(hue) - 0.17 * graphite;
}

/**
 * The colors of a preset in one mode. The contrast requirements hold for any seed: text 4.5:1 (7:1 with more contrast)
 * and controls 3:1 (4.5:1) on each surface they are used on.
 */
export function makePresetColors(seed: Seed, mode: Mode): PresetColors {
  const dark = mode.scheme === 'dark';
  const required = CONTRAST_REQUIREMENTS[mode.contrast];
  const more = mode.contrast === 'more';
  const surface = surfaces(seed, mode);
  const c = tint(seed);
  const soft = softWash(seed, mode, dark ? Math.min(0.055, seed.chroma * 0.4) : Math.min(0.045, seed.chroma * 0.3));
  const onSurfaces = [surface.page, surface.surface, surface.surfaceMuted, surface.surfaceRaised];
  const neutral = (l: number, chroma: number, ratio: number, around: readonly string[]) =>
    must(nearestLightness({ l, c: chroma, h: seed.hue }, (hex) => lowestContrast(hex, around) >= ratio * ROUNDING));
  const fill = solid(seed, idealAccent(seed, mode.scheme), [surface.page, surface.surface], mode);
  const accent = foregrounds(seed, soft, mode);
  return {
    page: surface.page,
    surface: surface.surface,
    surfaceMuted: surface.surfaceMuted,
    surfaceRaised: surface.surfaceRaised,
    scrim: toHexAlpha({ l: dark ? 0.05 : 0.25, c: c * 2.5, h: seed.hue }, dark ? 0.66 : 0.42),
    text: neutral(dark ? (more ? 1 : 0.945) : more ? 0.14 : 0.245, c * (dark ? 0.8 : 3.2), 7, [...onSurfaces, soft]),
    textMuted: neutral(dark ? 0.76 : 0.46, c * (dark ? 1.6 : 2.4), required.text, [...onSurfaces, soft]),
    line: surface.line,
    lineStrong: neutral(dark ? 0.58 : 0.62, c * 2.4, required.control, onSurfaces),
    grid: toHex({ ...GRID, l: dark ? 0.295 : more ? 0.9 : 0.94 }),
    focus: neutral(dark ? 0.8 : 0.52, seed.chroma, required.control, [...onSurfaces, soft]),
    shadow: dark ? '#00000000' : toHexAlpha({ l: 0.4, c: seed.chroma * 0.7, h: seed.hue }, 0.14),
    accent: {
      solid: fill.hex,
      solidHover: hovered(seed, fill),
      edge: edge(seed, fill.l),
      onSolid: fill.foreground,
      text: accent.text,
      soft,
      onSoft: accent.text,
      line: accent.line,
    },
  };
}

/**
 * The semantic colors in one mode: the same in every preset, legible on the surfaces of all presets. `hues` are other hues for
 * some of them, where a brand's own color would look like one.
 */
export function makeSemanticColors(mode: Mode, hues: Partial<Record<SemanticName, number>> = {}): SemanticColors {
  const dark = mode.scheme === 'dark';
  const around = neutralSurfaces(mode);
  const entries = SEMANTIC_NAMES.map((name) => {
    const seed = { ...SEMANTIC_SEEDS[name], hue: hues[name] ?? SEMANTIC_SEEDS[name].hue };
    const soft = softWash(seed, mode, dark ? 0.05 : 0.062);
    const isYellow = name === 'reward';
    const fill = solid(seed, dark ? (isYellow ? 0.8 : 0.72) : isYellow ? 0.7 : 0.56, around.slice(0, 2), mode);
    const bright = must(
      nearestLightness(
        { l: seed.bright, c: seed.chroma, h: seed.hue },
        (hex) => contrast(hex, darkForeground(seed)) >= CONTRAST_REQUIREMENTS[mode.contrast].text,
      ),
    );
    const text = foregrounds({ ...seed, chroma: isYellow ? 0.11 : seed.chroma }, soft, mode);
    const tone = {
      solid: fill.hex,
      edge: edge(seed, fill.l),
      onSolid: fill.foreground,
      bright,
      onBright: darkForeground(seed),
      soft,
      text: text.text,
      line: text.line,
    };
    return [name, tone] as const;
  });
  return Object.fromEntries(entries) as SemanticColors;
}

/** Every color of the contract for a seed in one mode. */
export function makeTheme(seed: Seed, mode: Mode): ThemeColors {
  return { ...makePresetColors(seed, mode), ...makeSemanticColors(mode) };
}
