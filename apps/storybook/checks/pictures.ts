import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { PictureDifference } from './compare-pictures.ts';
import { fastScreenshot, readPixels } from './fast-screenshot.ts';
import { countDifferentPixels, pack } from './picture-files.ts';

export const PICTURES = fileURLToPath(new URL('../__pictures__', import.meta.url));
/** Beside the baselines: the version of Chromium that drew them. */
export const PICTURES_CHROMIUM = `${PICTURES}/chromium.txt`;
const DIFFERENCES = fileURLToPath(new URL('../__diff_output__', import.meta.url));

/** Compares two pictures in a process of its own: Jest does not load the module that does it. */
const COMPARE = fileURLToPath(new URL('./compare-pictures.ts', import.meta.url));

/** Pixels that may differ under the Chromium that drew the baseline: edges that fall between two pixels. */
const MAX_PIXELS = 12;
/** Another Chromium draws letters a little differently; a moved or missing thing still shows. */
const MAX_OF_ANOTHER_CHROMIUM = 0.008;

export function baselineChromium(): string | null {
  return existsSync(PICTURES_CHROMIUM) ? readFileSync(PICTURES_CHROMIUM, 'utf8').trim() : null;
}

/** How the names of all pictures of a file of stories begin, from its family and its name: `forms-text-field`. */
export function picturePrefix(fileName: string): string {
  const path = fileName.split('/');
  const families = path.slice(path.lastIndexOf('src') + 1, -2);
  const part = (path.at(-1) ?? '').replace(/\.stories\.tsx$/, '').replace(/(?<=[a-z])(?=[A-Z])/g, '-');
  return [...families, part.toLowerCase()].join('-');
}

/** A name for a story's pictures, from its file and its export: `forms-text-field--states`. */
export const pictureName = (fileName: string, storyId: string): string =>
  `${picturePrefix(fileName)}--${storyId.slice(storyId.lastIndexOf('--') + 2)}`;

/** Writes down that a story answers for a picture: the others are obsolete. */
export function noteSeen(name: string): void {
  if (process.env.PICTURES_SEEN !== undefined) appendFileSync(process.env.PICTURES_SEEN, `${name}.webp\n`);
}

/** How many pictures are taken at most until two in a row are alike. */
const TRIES = 4;

const takePicture = (page: Page): Promise<Buffer> =>
  page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });

/**
 * The page when it is still: two pictures in a row that are alike, as Playwright's own comparison takes them. Where none
 * are, the last: edges that fall between two pixels may come out differently each time, and the comparison allows for them.
 */
async function takeStillPicture(page: Page): Promise<Buffer> {
  let last = await takePicture(page);
  for (let taken = 1; taken < TRIES; taken++) {
    const next = await takePicture(page);
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

/**
 * Compares the page, when it is still, with its baseline; without one it is written, or the check fails where `CI` is set.
 * Where `PICTURES_UPDATE` is set a baseline that differs is drawn again instead.
 */
export async function comparePicture(page: Page, name: string): Promise<void> {
  const file = `${name}.webp`;
  const path = join(PICTURES, file);
  if (!existsSync(path)) {
    if (process.env.CI === 'true') throw new Error(`No baseline: __pictures__/${file}`);
    return writeFileSync(path, await pack(await takeStillPicture(page)));
  }
  const baseline = readFileSync(path);
  // Most are equal, pixel by pixel.
  const isAlike = async (picture: Buffer) => (await countDifferentPixels(picture, baseline, MAX_PIXELS)) <= MAX_PIXELS;
  if (await isAlike(await fastScreenshot(page))) return;
  const picture = await takeStillPicture(page);
  if (await isAlike(picture)) return;
  if (process.env.PICTURES_UPDATE !== undefined) return writeFileSync(path, await pack(picture));
  requireAlike(name, picture, path, baselineChromium() === page.context().browser()?.version());
}

/** Throws where more differs than may, and leaves the picture and its differences in a folder. */
export function requireAlike(
  name: string,
  picture: Buffer,
  baseline: string,
  isSameChromium: boolean,
  folder = DIFFERENCES,
): void {
  mkdirSync(folder, { recursive: true });
  const received = join(folder, `${name}.received.png`);
  const difference = join(folder, `${name}.difference.png`);
  writeFileSync(received, picture);
  const { pixels, share }: PictureDifference = JSON.parse(
    execFileSync(process.execPath, [COMPARE, baseline, received, difference], { encoding: 'utf8' }),
  );
  if (isSameChromium ? pixels <= MAX_PIXELS : share <= MAX_OF_ANOTHER_CHROMIUM) {
    for (const file of [received, difference]) rmSync(file);
    return;
  }
  throw new Error(
    `${name}: ${pixels} pixels differ from the baseline (${(share * 100).toFixed(2)} %), see ${difference}`,
  );
}

/**
 * Under the wireframe preset all of the theme is gray: throws where a pixel still has a color, for a component then made it
 * up itself. Says where, and which.
 */
export async function requireGrey(page: Page): Promise<void> {
  const { data, width } = await readPixels(page);
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    if (Math.max(red, green, blue) - Math.min(red, green, blue) <= 6) continue;
    const pixel = at / 3;
    throw new Error(
      `A color that is not the theme's: rgb(${red} ${green} ${blue}) at ${pixel % width}, ${Math.floor(pixel / width)}`,
    );
  }
}
