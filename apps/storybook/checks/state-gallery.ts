import type { Page } from 'playwright-core';
import { type A11yParameters, checkColors } from './accessibility.ts';
import { checkForcedColors } from './forced-colors.ts';
import { walkInForcedColors } from './forced-focus.ts';
import { type Boxes, compareDirections, readBoxes } from './geometry.ts';
import { tryArrows, walkWithTab } from './keyboard.ts';
import { comparePicture, noteSeen, requireGrey } from './pictures.ts';
import { forgetGlobals, remount, setGlobals } from './story-page.ts';
import { checkZoom, readLosses, ZOOMED_WIDTH } from './zoom.ts';

const WIDE = 1280;
const NARROW = 390;
const HEIGHT = 600;

/** Why a story is exempt from a check, and where it has to do with single things, from which. */
export interface Exemption {
  reason: string;
  /** Only what matches this CSS selector is exempt; without it, the whole story. */
  selector?: string;
}

/** What a story may say about the checks of its gallery, in `parameters.checks`. Each exemption has a reason. */
export type Exemptions = Partial<Record<'geometry' | 'forcedColors', Exemption>>;

export interface StateGallery {
  id: string;
  name: string;
  a11y: A11yParameters;
  exemptions: Exemptions;
  /** Why the gallery may show own colors, where it may. */
  ownColors: string | undefined;
  /** Whether all four pictures are compared; else the wide one in dark and the narrow one in light. */
  isFull: boolean;
}

/** Writes down that a gallery has pictures, whichever of them are compared now. */
export function notePictures(name: string): void {
  for (const width of [WIDE, NARROW]) for (const scheme of ['light', 'dark']) noteSeen(`${name}.${width}-${scheme}`);
}

/** Throws when a story leaves out a check without saying why. */
export function requireExemptionReasons(exemptions: Exemptions): void {
  for (const [check, { reason }] of Object.entries(exemptions))
    if (reason.trim().length < 20) throw new Error(`parameters.checks.${check} leaves it out: say why in its reason`);
}

/** Collects what each check finds, so that everything wrong with a gallery is reported at once. */
class Findings {
  readonly faults: string[] = [];
  readonly #exemptions: Exemptions;

  constructor(exemptions: Exemptions) {
    this.#exemptions = exemptions;
  }

  async attempt(check: () => Promise<void>): Promise<void> {
    try {
      await check();
    } catch (error) {
      this.faults.push(error instanceof Error ? error.message : String(error));
    }
  }

  /** Like `attempt`, for a check that gives a list; left out where the story is exempt from it as a whole. */
  async listUnlessExempt(name: keyof Exemptions, title: string, check: () => Promise<string[]>): Promise<void> {
    const exemption = this.#exemptions[name];
    if (exemption === undefined || exemption.selector !== undefined) await this.list(title, check);
  }

  async list(title: string, check: () => Promise<string[]>): Promise<void> {
    await this.attempt(async () => {
      const found = await check();
      if (found.length > 0) throw new Error(`${title}:\n  ${found.join('\n  ')}`);
    });
  }
}

async function checkNarrow(page: Page, gallery: StateGallery, findings: Findings): Promise<void> {
  await page.setViewportSize({ width: NARROW, height: HEIGHT });
  await remount(page, gallery.id);
  await findings.attempt(() => comparePicture(page, `${gallery.name}.${NARROW}-light`));
  if (!gallery.isFull) return;
  await setGlobals(page, { scheme: 'dark' });
  await findings.attempt(() => comparePicture(page, `${gallery.name}.${NARROW}-dark`));
}

/** The wide gallery: pictures, what a zoom loses, forced colors, keys, and the same read left-to-right. */
async function checkWide(page: Page, gallery: StateGallery, findings: Findings): Promise<void> {
  await page.setViewportSize({ width: WIDE, height: HEIGHT });
  await remount(page, gallery.id, { a11y: { manual: true }, scheme: gallery.isFull ? 'light' : 'dark' });
  if (gallery.isFull) await findings.attempt(() => comparePicture(page, `${gallery.name}.${WIDE}-light`));
  const except = gallery.exemptions.geometry?.selector;
  const rtl: Boxes = await readBoxes(page, except);
  const losses = await readLosses(page);
  if (gallery.isFull) await setGlobals(page, { scheme: 'dark' });
  await findings.attempt(() => comparePicture(page, `${gallery.name}.${WIDE}-dark`));
  await findings.attempt(() => checkColors(page, gallery.a11y, 'dark'));
  await findings.listUnlessExempt('forcedColors', 'forced colours', () =>
    checkForcedColors(page, gallery.exemptions.forcedColors?.selector),
  );
  if (gallery.ownColors === undefined) {
    await setGlobals(page, { scheme: 'light', preset: 'wireframe' });
    await findings.attempt(() => requireGrey(page));
  }
  await remount(page, gallery.id, { scheme: 'light', preset: 'purple', dir: 'ltr' });
  await findings.listUnlessExempt('geometry', 'left-to-right', async () =>
    compareDirections(rtl, await readBoxes(page, except)),
  );
  await findings.list('keys, left-to-right', () => tryArrows(page));
  await setGlobals(page, { dir: 'rtl' });
  await findings.list('keys, right-to-left', () => tryArrows(page));
  await page.setViewportSize({ width: ZOOMED_WIDTH, height: HEIGHT / 2 });
  await remount(page, gallery.id);
  await findings.list('at 200 %', () => checkZoom(page, losses));
  await findings.list('Tab', () => walkWithTab(page));
  // Two pictures at each stop take their time.
  if (!gallery.isFull) return;
  await remount(page, gallery.id);
  await findings.list('Tab, forced colours', () => walkInForcedColors(page));
}

/** Reads any other story in both directions, as it is before anybody touched it. */
export async function checkDirections(page: Page, exemptions: Exemptions): Promise<void> {
  const findings = new Findings(exemptions);
  const except = exemptions.geometry?.selector;
  try {
    await setGlobals(page, { a11y: { manual: true }, dir: 'ltr' });
    const ltr = await readBoxes(page, except);
    await setGlobals(page, { dir: 'rtl' });
    await findings.listUnlessExempt('geometry', 'left-to-right', async () =>
      compareDirections(await readBoxes(page, except), ltr),
    );
  } finally {
    await forgetGlobals(page);
  }
  if (findings.faults.length > 0) throw new Error(findings.faults.join('\n\n'));
}

/**
 * Looks at a gallery of states in every setting a user may have: two widths, light, dark and forced colors, both
 * directions, twice as large, by keys alone, in forced colors too, and under the wireframe. Everything wrong is reported at once. The page is left
 * as it was found.
 */
export async function checkStateGallery(page: Page, gallery: StateGallery): Promise<void> {
  const findings = new Findings(gallery.exemptions);
  const viewport = page.viewportSize() ?? { width: WIDE, height: 720 };
  try {
    await checkWide(page, gallery, findings);
    await checkNarrow(page, gallery, findings);
  } finally {
    await page.setViewportSize(viewport);
    await forgetGlobals(page);
  }
  if (findings.faults.length > 0) throw new Error(findings.faults.join('\n\n'));
}
