/** Where the lockfile lists what each package of the workspace has, and what each dependency has itself. */
const SECTIONS = /^(\w+):$([\s\S]*?)(?=^\w|(?![\s\S]))/gm;
/** An entry of such a section, with the lines below it. */
const ENTRIES = /^ {2}'?([^\s'][^'\n]*?)'?:.*\n((?: {4,}.*\n|\n)*)/gm;

function entriesOf(lockfile: string, section: string): Map<string, string> {
  const text = [...lockfile.matchAll(SECTIONS)].find(([, name]) => name === section)?.[2] ?? '';
  return new Map([...text.matchAll(ENTRIES)].map(([, name = '', lines = '']) => [name, lines]));
}

/**
 * Every dependency that the packages in `folders` have, directly or not, as `name@version`: the part of `pnpm-lock.yaml` that what
 * is built of these packages depends on.
 */
export function dependenciesOf(lockfile: string, folders: readonly string[]): string[] {
  const importers = entriesOf(lockfile, 'importers');
  const snapshots = entriesOf(lockfile, 'snapshots');
  const found = new Set<string>();
  for (const folder of folders) {
    const lines = importers.get(folder) ?? '';
    for (const [, name, version] of lines.matchAll(/^ {6}'?([^'\n]+?)'?:\n(?: {8}specifier: .*\n) {8}version: (.+)$/gm))
      if (!version?.startsWith('link:')) found.add(`${name}@${version}`);
  }
  // Under another name a dependency is listed with its own.
  for (const key of found)
    for (const [, name, version] of (snapshots.get(key) ?? '').matchAll(/^ {6}'?([^'\n]+?)'?: '?([^'\n]+?)'?$/gm))
      found.add(version !== undefined && snapshots.has(version) ? version : `${name}@${version}`);
  return [...found].sort();
}
