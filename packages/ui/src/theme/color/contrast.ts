import { type Oklch, toHex } from './oklch.ts';

/** Relative luminance, 0–1, of `#rrggbb` (WCAG 2.2). Opacity is not considered. */
export function luminance(hex: string): number {
  const linear = (start: number) => {
    const signal = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return signal <= 0.04045 ? signal / 12.92 : ((signal + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}

/** Contrast of two opaque colors as `#rrggbb`, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const a = luminance(one) + 0.05;
  const b = luminance(other) + 0.05;
  return a > b ? a / b : b / a;
}

/** The lowest contrast of a color with any of several others. */
export function lowestContrast(color: string, others: readonly string[]): number {
  return Math.min(...others.map((other) => contrast(color, other)));
}

const STEP = 0.0025;

/** A color that was sought: its lightness, and how far that lies from the ideal. */
export interface Found {
  hex: string;
  l: number;
  shift: number;
}

/**
 * The color nearest in lightness to `ideal`, as hex, that passes `accepts`; `null` when no lightness does.
 * Hue and chroma stay (chroma may shrink into gamut). Both directions are tried, the darker first.
 */
export function nearestLightness(ideal: Oklch, accepts: (hex: string) => boolean): Found | null {
  for (let distance = 0; distance <= 1; distance += STEP) {
    for (const l of [ideal.l - distance, ideal.l + distance]) {
      if (l < 0 || l > 1) continue;
      const hex = toHex({ ...ideal, l });
      if (accepts(hex)) return { hex, l, shift: distance };
    }
  }
  return null;
}

/**
 * The color of a hue and chroma that reflects exactly this luminance (0–1). Surfaces are made so: with equal luminance in
 * every preset, a contrast that holds on one holds on all.
 */
export function withLuminance(c: number, h: number, target: number): string {
  let low = 0;
  let high = 1;
  while (high - low > 1e-4) {
    const middle = (low + high) / 2;
    if (luminance(toHex({ l: middle, c, h })) < target) low = middle;
    else high = middle;
  }
  return toHex({ l: high, c, h });
}
