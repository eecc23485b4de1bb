/**
 * Chromium opens a page of its own for the address bar of each window, though nobody sees one: a third of a core while it
 * does. And it starts a process for a page that may come, with each page that is opened. The flag takes the place of
 * Playwright's, so what a page could notice of that is named again.
 */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];
const PLAYWRIGHTS = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['MediaRouter', 'OptimizationHints', 'PaintHolding'],
];

/** How tests start Chromium: it does nothing but what they ask for. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...UNSEEN, ...PLAYWRIGHTS]}`,
];
