import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, luminance, nearestLightness, withLuminance } from './contrast.ts';
import { isInGamut, toGamut, toHex, toHexAlpha } from './oklch.ts';

const oklch = fc.record({
  l: fc.double({ min: 0, max: 1, noNaN: true }),
  c: fc.double({ min: 0, max: 0.4, noNaN: true }),
  h: fc.double({ min: 0, max: 360, noNaN: true }),
});

describe('OKLCH', () => {
  // Reference values of CSS Color 4 for the sRGB primaries.
  it.each([
    ['#ff0000', { l: 0.62796, c: 0.25768, h: 29.234 }],
    ['#00ff00', { l: 0.86644, c: 0.29483, h: 142.495 }],
    ['#0000ff', { l: 0.45201, c: 0.31321, h: 264.052 }],
    ['#ffffff', { l: 1, c: 0, h: 0 }],
    ['#000000', { l: 0, c: 0, h: 0 }],
    ['#808080', { l: 0.59987, c: 0, h: 0 }],
  ])('makes %s', (hex, color) => {
    expect(toHex(color)).toBe(hex);
  });

  it('gives way in chroma only when a color cannot be shown', () => {
    fc.assert(
      fc.property(oklch, (color) => {
        const shown = toGamut(color);
        expect(isInGamut(shown)).toBe(true);
        expect(shown.c).toBeLessThanOrEqual(color.c);
        expect([shown.l, shown.h]).toEqual([color.l, color.h]);
      }),
    );
  });

  it('writes opacity as the last two digits', () => {
    expect(toHexAlpha({ l: 0, c: 0, h: 0 }, 0.5)).toBe('#00000080');
  });
});

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
  ])('of %s on %s is %d:1 both ways', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBeCloseTo(ratio, 2);
  });

  it('finds paper of a given luminance in any hue', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 360, noNaN: true }),
        fc.double({ min: 0.005, max: 0.95, noNaN: true }),
        (h, y) => {
          expect(Math.abs(luminance(withLuminance(0.012, h, y)) - y)).toBeLessThan(0.008);
        },
      ),
    );
  });

  it('moves lightness no further than needed', () => {
    const ideal = { l: 0.6, c: 0.1, h: 300 };
    expect(nearestLightness(ideal, () => true)?.shift).toBe(0);
    const found = nearestLightness(ideal, (hex) => contrast(hex, '#ffffff') >= 4.5);
    expect(found?.l).toBeLessThan(0.6);
    expect(contrast(found?.hex ?? '#ffffff', '#ffffff')).toBeLessThan(4.6);
    expect(nearestLightness(ideal, () => false)).toBeNull();
  });
});
