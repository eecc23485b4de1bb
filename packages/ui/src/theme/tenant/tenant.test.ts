import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { lowestContrast } from '../color/contrast.ts';
import { fromHex } from '../color/oklch.ts';
import { vars } from '../contract.css.ts';
import { shortfalls } from '../contrast-requirements.ts';
import { CONTRAST_REQUIREMENTS, makePresetColors, makeSemanticColors } from '../make-theme.ts';
import { MODES, type Mode } from '../modes.ts';
import { applyTenant, createTenantTheme, describeAdjustment, type TenantOptions } from './index.ts';

const options: TenantOptions = { id: 'omid', name: 'دبستان امید', logo: '/omid.svg', color: '#1a6b5c' };

const brand = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

/** How many colors are tried: `npm run test:all` tries thousands. */
const COLORS = process.env.TEST_ALL === '1' ? 2000 : 300;

const helpers = new Map(MODES.map((mode) => [mode, makeSemanticColors(mode)]));

const themeOf = (color: string, mode: Mode) => {
  const { c, h } = fromHex(color);
  const helperColors = helpers.get(mode) ?? makeSemanticColors(mode);
  return { ...makePresetColors({ hue: h, chroma: c, exact: color }, mode), ...helperColors };
};

describe('createTenantTheme', () => {
  it('meets every contrast requirement for hundreds of colors, in light, dark and more contrast', () => {
    fc.assert(
      fc.property(brand, (color) => {
        for (const mode of MODES) expect(shortfalls(themeOf(color, mode), mode)).toEqual([]);
      }),
      { numRuns: COLORS, examples: [['#000000'], ['#ffffff'], ['#ffff00'], ['#0000ff'], ['#00ff00'], ['#808080']] },
    );
  }, 120_000);

  it('keeps the exact color where it may, and says every place where it may not', () => {
    fc.assert(
      fc.property(brand, (color) => {
        const { adjusted } = createTenantTheme({ ...options, color });
        for (const mode of MODES) {
          const { accent } = themeOf(color, mode);
          const roles = adjusted.filter((adjustment) => adjustment.mode === mode).map(({ role }) => role);
          const kept = { 'accent.solid': accent.solid, 'accent.text': accent.text, 'accent.line': accent.line };
          for (const [role, shown] of Object.entries(kept)) {
            expect([role, roles.some((name) => name === role)]).toEqual([role, shown !== color]);
          }
        }
        for (const { brand: own, became, had, needed } of adjusted) {
          expect([own, became === color]).toEqual([color, false]);
          // The margin that the making of themes keeps for rounding.
          expect(had).toBeLessThan(needed * 1.015);
        }
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  it('leaves a strong brand color alone on buttons in light', () => {
    const { css, adjusted } = createTenantTheme(options);
    expect(css).toContain('--m-color-accent-solid:#1a6b5c');
    const onButtons = adjusted.filter(({ role }) => role === 'accent.solid').map(({ mode }) => mode);
    expect(onButtons).not.toContainEqual({ scheme: 'light', contrast: 'normal' });
    expect(onButtons).toContainEqual({ scheme: 'light', contrast: 'more' });
  });

  it.each(['#d0021b', '#e53935', '#c2185b', '#ff3b30', '#b71c1c'])(
    'keeps danger apart from a red brand %s, and legible',
    (color) => {
      const { css } = createTenantTheme({ ...options, color });
      const [, solid = ''] = /--m-color-accent-solid:(#[0-9a-f]{6})/.exec(css) ?? [];
      const [, danger = ''] = /--m-color-danger-solid:(#[0-9a-f]{6})/.exec(css) ?? [];
      const [a, b] = [fromHex(solid), fromHex(danger)];
      const radians = ((a.h - b.h) * Math.PI) / 180;
      const apart = Math.hypot(a.l - b.l, Math.sqrt(a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(radians)));
      expect(apart).toBeGreaterThan(0.1);
      expect(lowestContrast(danger, ['#ffffff'])).toBeGreaterThanOrEqual(CONTRAST_REQUIREMENTS.normal.control);
    },
  );

  it('leaves danger alone for a brand of another hue, and for gray', () => {
    for (const color of ['#1a6b5c', '#ffc400', '#777777']) {
      expect(createTenantTheme({ ...options, color }).css).not.toContain('--m-color-danger');
    }
  });

  it('writes a yellow as the button only where it can be seen', () => {
    const { adjusted } = createTenantTheme({ ...options, color: '#FE0' });
    const light = adjusted.find(({ mode, role }) => {
      return role === 'accent.solid' && mode.scheme === 'light' && mode.contrast === 'normal';
    });
    expect(light).toMatchObject({ brand: '#ffee00', needed: 3 });
    expect(lowestContrast(light?.became ?? '#ffffff', ['#ffffff'])).toBeGreaterThanOrEqual(
      CONTRAST_REQUIREMENTS.normal.control,
    );
    expect(light === undefined ? '' : describeAdjustment(light)).toBe(
      `روشن: رنگ دکمهٔ اصلی به‌جای \u2066#ffee00\u2069 شد \u2066${light?.became}\u2069؛ کنتراستش ۱٫۱ به ۱ بود و دست‌کم ۳ به ۱ لازم است.`,
    );
  });

  it.each(['#ffee00', '#ffff00', '#ffd600', '#ffc400', '#f9d71c', '#fdb913'])(
    'keeps a yellow brand %s yellow, with dark text on it',
    (color) => {
      for (const mode of MODES) {
        const { accent, page, surface } = themeOf(color, mode);
        const { h, c, l } = fromHex(accent.solid);
        // Darkened as far as a control must be, a yellow is gold; with its hue kept it would be olive, which is no yellow.
        if (accent.solid !== color) expect([h > 65, h < 90, c > 0.09]).toEqual([true, true, true]);
        if (mode.contrast === 'normal') expect([l > 0.6, fromHex(accent.onSolid).l < 0.3]).toEqual([true, true]);
        if (mode.scheme === 'dark') expect(accent.solid).toBe(color);
        expect(lowestContrast(accent.solid, [page, surface])).toBeGreaterThanOrEqual(3);
        for (const shade of [accent.edge, accent.text, accent.line])
          if (shade !== color) expect([shade, fromHex(shade).h < 90]).toEqual([shade, true]);
      }
    },
  );

  it.each(['#808080', '#9e9e9e', '#bdbdbd', '#e0e0e0', '#ffffff', '#757575'])(
    'gives a gray brand %s controls that stand out from disabled ones',
    (color) => {
      for (const mode of MODES) {
        const { accent, page, surface, surfaceMuted } = themeOf(color, mode);
        // What is disabled is muted text on a muted surface.
        expect(lowestContrast(accent.solid, [page, surface])).toBeGreaterThanOrEqual(7);
        expect(lowestContrast(accent.text, [surface, surfaceMuted])).toBeGreaterThanOrEqual(7);
        expect(lowestContrast(accent.line, [surface, surfaceMuted])).toBeGreaterThanOrEqual(7);
      }
    },
  );

  it('names variables of the contract only, in one layer, on the root', () => {
    const { css } = createTenantTheme({ ...options, radius: 8, font: { family: 'Estedad', src: '/estedad.woff2' } });
    const names = new Set(JSON.stringify(vars).match(/--m-[a-z-]+/g));
    for (const [, name = ''] of css.matchAll(/[{;](--m-[a-z-]+):/g)) expect(names).toContain(name);
    const coloured = [...css.matchAll(/--m-color-page:/g)];
    expect(coloured).toHaveLength(9);
    expect(css).toContain('--m-radius-control:8px');
    expect(css).toContain('--m-radius-dialog:14px');
    expect(css).toContain('--m-font-family:"Estedad",');
    expect(css.replaceAll(/@font-face\{[^}]*\}/g, '').match(/:root(?!\[data-tenant="omid"\])/)).toBeNull();
  });

  it('is the same each time, no matter who computes it', () => {
    expect(createTenantTheme(options)).toEqual(createTenantTheme({ ...options, color: '#1A6B5C' }));
  });

  it.each([
    [{ id: 'Omid' }, 'id:'],
    [{ id: 'a"] {}' }, 'id:'],
    [{ name: ' ' }, 'name:'],
    [{ color: 'teal' }, 'color:'],
    [{ radius: 40 }, 'radius:'],
    [{ radius: Number.NaN }, 'radius:'],
    [{ font: { family: 'a";}' } }, 'font.family:'],
    [{ font: { family: 'A', src: 'x") </style>' } }, 'font.src:'],
    [{ logo: { light: '/a.svg', dark: '' } }, 'logo:'],
  ])('refuses %j by its name', (wrong, field) => {
    expect(() => createTenantTheme({ ...options, ...wrong })).toThrow(field);
  });
});

describe('applyTenant', () => {
  it('dresses the page and undresses it, leaving other sheets as they are', () => {
    const other = new CSSStyleSheet();
    document.adoptedStyleSheets = [other];
    applyTenant(createTenantTheme(options));
    applyTenant(createTenantTheme({ ...options, id: 'danesh', color: '#a31d2b' }));
    expect(document.documentElement.dataset.tenant).toBe('danesh');
    applyTenant(null);
    expect(document.documentElement.dataset.tenant).toBeUndefined();
    expect(document.adoptedStyleSheets).toEqual([other]);
  });

  it('writes a sheet only for a theme it has not seen: a change back costs the attribute alone', () => {
    const omid = createTenantTheme(options);
    const danesh = createTenantTheme({ ...options, id: 'danesh', color: '#a31d2b' });
    document.adoptedStyleSheets = [];
    const written = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync');
    for (const theme of [omid, danesh, omid, danesh]) applyTenant(theme);
    expect(written).toHaveBeenCalledTimes(2);
    applyTenant({ ...omid, css: createTenantTheme({ ...options, color: '#2a4fb0' }).css });
    expect(written).toHaveBeenCalledTimes(3);
    expect(document.documentElement.dataset.tenant).toBe('omid');
    expect(document.adoptedStyleSheets).toHaveLength(2);
    applyTenant(null);
    written.mockRestore();
  });
});
