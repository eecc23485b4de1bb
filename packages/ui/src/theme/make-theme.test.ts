import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from './color/contrast.ts';
import { shortfalls } from './contrast-requirements.ts';
import { makeTheme } from './make-theme.ts';
import { MODES, type Mode } from './modes.ts';
import { SEEDS } from './seeds.ts';

describe('makeTheme', () => {
  for (const [name, seed] of Object.entries(SEEDS)) {
    for (const mode of MODES) {
      it(`meets every contrast requirement in ${name}, ${mode.scheme}, ${mode.contrast}`, () => {
        expect(shortfalls(makeTheme(seed, mode), mode)).toEqual([]);
      });
    }
  }

  it('meets every contrast requirement for any seed a school may choose', () => {
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

  it('keeps the meaning of helper colors: they are the same in every preset', () => {
    for (const mode of MODES) {
      const leaves = Object.values(SEEDS).map((seed) => makeTheme(seed, mode).success);
      for (const leaf of leaves) expect(leaf).toEqual(leaves[0]);
    }
  });

  it('has no shadow in the dark', () => {
    expect(makeTheme(SEEDS.pink, { scheme: 'dark', contrast: 'normal' }).shadow).toBe('#00000000');
  });
});
