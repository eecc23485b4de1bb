import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BASE = 36;
/** Two characters identify the file of a name; the rest counts the names within it. */
const FILE_SIGNS = 2;

interface NameRequest {
  /** A hash of the file's path, then the count of names within it, in base 36. */
  readonly hash: string;
  readonly filePath: string;
}

/** Two characters that differ between versions, so that two versions of the kit can be on one page. */
function versionHash(root: string): string {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const number = createHash('sha256').update(`${name}@${version}`).digest().readUInt32BE();
  return (number % BASE ** 2).toString(BASE).padStart(2, '0');
}

/**
 * Names of classes and keyframes of the published style sheets: `_`, a hash of the package's version, the index of the file,
 * and the count within the file. They are shorter than a hash of the path, which does not compress.
 * @throws when there are more files than two characters can number, or a file does not begin its count with 0
 */
export function shortNames(root: string): (request: NameRequest) => string {
  const files = globSync('src/**/*.css.ts', { cwd: root }).sort();
  if (files.length > BASE ** FILE_SIGNS) throw new Error(`${files.length} style files need longer names`);
  const places = new Map(files.map((file, place) => [file, place.toString(BASE).padStart(FILE_SIGNS, '0')]));
  const version = versionHash(root);
  /** Length of the hash of each path, found on its first name. */
  const lengths = new Map<string, number>();

  return ({ hash, filePath }) => {
    const place = places.get(filePath);
    if (place === undefined) return `_${version}${hash}`;
    if (!lengths.has(filePath)) {
      if (!hash.endsWith('0')) throw new Error(`The first name of ${filePath} is ${hash}`);
      lengths.set(filePath, hash.length - 1);
    }
    return `_${version}${place}${hash.slice(lengths.get(filePath))}`;
  };
}
