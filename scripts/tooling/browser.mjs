import { existsSync } from 'node:fs';
import { capture, run } from './run.mjs';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser the tests drive: `CHROME_PATH`, or Chromium or Chrome in a usual place, else Debian's, installed now.
 * @returns {Promise<string | null>} its path; null where none is found and none can be installed
 */
export async function findBrowser() {
  const found = here();
  if (found) return found;
  const isDebian = existsSync('/usr/bin/apt-get');
  if (!isDebian) return null;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && (await capture('sudo', ['-n', 'true']).catch(() => ({ code: 1 }))).code !== 0) return null;
  const apt = async (...parameters) =>
    isRoot ? run('apt-get', parameters) : run('sudo', ['-n', 'apt-get', ...parameters]);
  console.log('No Chromium or Chrome found: installing Debian’s Chromium.');
  await apt('update', '-qq');
  await apt('install', '-y', '-qq', 'chromium');
  return here();
}

function here() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return named;
    console.error(`CHROME_PATH names ${named}, which does not exist.`);
  }
  return KNOWN.find((path) => existsSync(path)) ?? null;
}
