import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser that looks at the stories: `CHROME_PATH`, else the first known place. Throws when there is none. */
export function findChromium(): { path: string; version: string } {
  const path = process.env.CHROME_PATH ?? KNOWN.find((place) => existsSync(place));
  if (path === undefined) throw new Error('No Chromium or Chrome found. Install one, or name it in CHROME_PATH.');
  const said = execFileSync(path, ['--version'], { encoding: 'utf8' });
  return { path, version: /\d+(?:\.\d+)+/.exec(said)?.[0] ?? said.trim() };
}
