import { vars } from './contract.css.ts';
import { pigment } from './pigment-contract.css.ts';

/** Whether a browser reckons a color from another. */
export const RECKONS = '(color: oklch(from canvas l c h))';

/** A color of the theme at another lightness and chroma in OKLCH. */
export const reckoned = (color: string, lightness: string, chroma = 'c') =>
  `oklch(from ${color} ${lightness} ${chroma} h)`;

/** Of the night where it is dark, else of the accent. */
export const byNight = (night: string, day: string) => `color-mix(in srgb, ${night} ${pigment.night}, ${day})`;

/** The upper edge of the sky, in the drawing and in a header over it. */
export const sky = byNight(pigment.nightSky, reckoned(vars.color.accent.solid, '0.93', 'calc(c * 0.28)'));
