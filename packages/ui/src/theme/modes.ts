export type ResolvedScheme = 'light' | 'dark';
export type ResolvedContrast = 'normal' | 'more';

/** A way colors are worked out: every theme has four. */
export interface Mode {
  scheme: ResolvedScheme;
  contrast: ResolvedContrast;
}

export const MODES: readonly Mode[] = (['light', 'dark'] as const).flatMap((scheme) =>
  (['normal', 'more'] as const).map((contrast) => ({ scheme, contrast })),
);

const DARK = '(prefers-color-scheme: dark)';
const MORE = '(prefers-contrast: more)';

/**
 * Every way `<html>` can be in a mode: by attribute, or by the visitor's system where the attribute leaves it open
 * (absent or `system`). Specificity rises with each condition met, so the order of the rules does not matter.
 */
export const MODE_RULES: readonly { mode: Mode; selector: string; media?: string }[] = [
  { mode: { scheme: 'light', contrast: 'normal' }, selector: '' },
  { mode: { scheme: 'light', contrast: 'more' }, selector: '[data-contrast="more"]' },
  { mode: { scheme: 'light', contrast: 'more' }, selector: ':not([data-contrast="normal"])', media: MORE },
  { mode: { scheme: 'dark', contrast: 'normal' }, selector: '[data-scheme="dark"]' },
  { mode: { scheme: 'dark', contrast: 'normal' }, selector: ':not([data-scheme="light"])', media: DARK },
  { mode: { scheme: 'dark', contrast: 'more' }, selector: '[data-scheme="dark"][data-contrast="more"]' },
  {
    mode: { scheme: 'dark', contrast: 'more' },
    selector: ':not([data-scheme="light"])[data-contrast="more"]',
    media: DARK,
  },
  {
    mode: { scheme: 'dark', contrast: 'more' },
    selector: '[data-scheme="dark"]:not([data-contrast="normal"])',
    media: MORE,
  },
  {
    mode: { scheme: 'dark', contrast: 'more' },
    selector: ':not([data-scheme="light"]):not([data-contrast="normal"])',
    media: `${DARK} and ${MORE}`,
  },
];
