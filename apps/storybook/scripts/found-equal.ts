/**
 * What was found right, and with which sources: beside the pictures, one line for each file of stories with the hash it had in
 * the last full run that it passed. A quick run does not look again at galleries whose hash is the same.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES } from '../checks/pictures.ts';

const FILE = join(PICTURES, 'found-equal.json');

/** Hashes by the file of stories, below the repository's folder. */
export type Hashes = ReadonlyMap<string, string>;

export function readFoundEqual(file = FILE): Map<string, string> {
  return new Map(existsSync(file) ? Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))) : []);
}

/**
 * Stores what a full run found right: hashes of files it did not run stay, those of files that are gone go, and so do those of
 * files that failed.
 * @param now The hashes of all files of stories.
 * @param ran Files that were run, and whether all their tests passed.
 */
export function mergeFoundEqual(stored: Hashes, now: Hashes, ran: ReadonlyMap<string, boolean>): Map<string, string> {
  const merged = [...now].flatMap(([file, hash]): [string, string][] => {
    const known = ran.has(file) ? hash : stored.get(file);
    return known === undefined || ran.get(file) === false ? [] : [[file, known]];
  });
  return new Map(merged.sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function writeFoundEqual(hashes: Hashes, file = FILE): void {
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
}
