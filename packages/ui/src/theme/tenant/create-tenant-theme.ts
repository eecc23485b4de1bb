import { fromHex } from '../color/oklch.ts';
import { makePresetColors, makeSemanticColors } from '../make-theme.ts';
import { MODES } from '../modes.ts';
import { SEMANTIC_SEEDS, type Seed } from '../seeds.ts';
import { type AdjustedColor, adjustedColors } from './adjusted-colors.ts';
import { tenantCss } from './tenant-css.ts';
import { readHex, type TenantLogo, type TenantOptions, tenantFaults } from './tenant-options.ts';

/** A tenant's look, worked out: plain data, the same on a server, in a build and in the browser. */
export interface TenantTheme {
  readonly id: string;
  readonly name: string;
  readonly logo: TenantLogo;
  /** The brand color as `#rrggbb`. */
  readonly color: string;
  /** A style sheet that dresses `<html data-tenant="…">` in light, dark and more contrast. */
  readonly css: string;
  /** Where the brand's own color had to give way, and why; empty when it shows everywhere as itself. */
  readonly adjusted: readonly AdjustedColor[];
}

/** A brand within this many degrees of the danger hue would make every action look like a warning. */
const NEAREST_HUE = 35;
/** Below this chroma a color is gray, and its hue means nothing. */
const GRAY = 0.06;

/** Another hue for danger where the brand is red itself: crimson beside vermilion, vermilion beside crimson. */
function dangerHue({ hue, chroma }: Seed): number | undefined {
  const own = SEMANTIC_SEEDS.danger.hue;
  const distance = ((hue - own + 540) % 360) - 180;
  if (chroma < GRAY || Math.abs(distance) > NEAREST_HUE) return undefined;
  return (distance >= 0 ? hue - NEAREST_HUE - 10 + 360 : hue + NEAREST_HUE + 10) % 360;
}

/**
 * A whole theme from one brand color. Texts keep 4.5:1 and controls 3:1 (7:1 and 4.5:1 with more contrast) whatever the
 * color; the exact color stays wherever these promises let it, and `adjusted` says where they did not.
 *
 * @throws RangeError naming every field that is amiss.
 */
export function createTenantTheme(options: TenantOptions): TenantTheme {
  const faults = tenantFaults(options);
  const color = readHex(options.color);
  if (faults.length > 0 || color === null) throw new RangeError(`No theme for this tenant: ${faults.join('; ')}`);
  const { c, h } = fromHex(color);
  const seed: Seed = { hue: h, chroma: c, exact: color };
  const { id, name, logo, radius, font } = options;
  const danger = dangerHue(seed);
  const themes = MODES.map((mode) => ({
    mode,
    colors: {
      ...makePresetColors(seed, mode),
      ...(danger !== undefined && { danger: makeSemanticColors(mode, { danger }).danger }),
    },
  }));
  return {
    id,
    name,
    logo,
    color,
    css: tenantCss({ id, themes, radius, font }),
    adjusted: themes.flatMap(({ mode, colors }) => adjustedColors(colors, mode, color)),
  };
}
