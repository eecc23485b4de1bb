import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the built app is made from, below the repository's folder. */
export const APP_SOURCES = [
  'packages/ui',
  'packages/api',
  'packages/state',
  'packages/curriculum/src',
  'apps/web',
  'pnpm-lock.yaml',
];

/** Folders that installing, building and testing write: what is in them is no source. */
const MADE = ['node_modules', 'dist', 'source-maps', '.turbo', '.journeys', 'storybook-static'];

/**
 * One hash over names, sizes and times of all files below the paths, without what is made from them.
 * @param {string} top the repository's folder
 * @param {readonly string[]} paths below it; one that is not there counts for nothing
 * @returns {string}
 */
export function fingerprint(top, paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const facts = statSync(join(top, path));
    if (facts.isDirectory()) {
      for (const name of readdirSync(join(top, path)).sort()) if (!MADE.includes(name)) visit(join(path, name));
      return;
    }
    hash.update(`${path}:${facts.size}:${facts.mtimeMs}\n`);
  };
  for (const path of paths) if (existsSync(join(top, path))) visit(path);
  return hash.digest('hex');
}
