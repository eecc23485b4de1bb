import { globSync } from 'node:fs';

const BASE = 36;
/** Two signs tell which file a name is from, so that the rest may be a plain count within it. */
const FILE_SIGNS = 2;

interface NameRequest {
  /** Of the path of the file, and then the count of names within it, to the base of 36. */
  readonly hash: string;
  readonly filePath: string;
}

/**
 * Names of classes and keyframes of the published style sheets: `_` and the place of the file among all, and the count
 * within the file. Half as long as a hash of the path, of which each file would bring one that no compressor can shorten.
 * @throws when there are more files than two signs can tell apart, or a file does not begin its count with 0
 */
export function shortNames(root: string): (request: NameRequest) => string {
  const files = globSync('src/**/*.css.ts', { cwd: root }).sort();
  if (files.length > BASE ** FILE_SIGNS) throw new Error(`${files.length} style files need longer names`);
  const places = new Map(files.map((file, place) => [file, place.toString(BASE).padStart(FILE_SIGNS, '0')]));
  /** Length of the hash of each path, found on its first name. */
  const lengths = new Map<string, number>();

  return ({ hash, filePath }) => {
    const place = places.get(filePath);
    if (place === undefined) return `_${hash}`;
    if (!lengths.has(filePath)) {
      if (!hash.endsWith('0')) throw new Error(`The first name of ${filePath} is ${hash}`);
      lengths.set(filePath, hash.length - 1);
    }
    return `_${place}${hash.slice(lengths.get(filePath))}`;
  };
}
