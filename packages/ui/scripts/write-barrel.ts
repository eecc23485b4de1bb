/**
 * Writes `src/index.ts`, the one door to all parts, from the doors of the parts, and closes the rooms inside parts in
 * the manifest. Two parts with one name are a fault that is named.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { innerDoors, publicDoors, ROOT } from './kit/doors.ts';

/**
 * Doors that are not in the barrel: `testing` needs the testing library, which an app does not have; `theme/boot` and
 * `theme/color` give again what `theme` gives, for build scripts that can load no style sheet.
 */
const APART = new Set(['testing', 'theme/boot', 'theme/color']);

const HEAD = `/**
 * Every part by one name. Written by \`pnpm --filter @mashq/ui refresh\` from the doors of the parts; \`testing\`,
 * \`theme/boot\` and \`theme/color\` have doors of their own. Import a part lazily from its own door: a dynamic import of
 * this one brings them all.
 */
`;

function barrel(): { text: string; faults: string[] } {
  const owners = new Map<string, string>();
  const faults: string[] = [];
  const lines: string[] = [];
  for (const { path, names } of publicDoors()) {
    if (APART.has(path)) continue;
    const own = names.filter(({ name }) => owners.get(name) !== dirname(path));
    if (own.length === 0) continue;
    for (const { name } of own) {
      const owner = owners.get(name);
      if (owner !== undefined) faults.push(`barrel: ${owner} and ${path} both export ${name}`);
      owners.set(name, path);
    }
    const allTypes = own.every(({ isType }) => isType);
    const list = own.map(({ name, isType }) => (isType && !allTypes ? `type ${name}` : name)).join(', ');
    lines.push(`export ${allTypes ? 'type ' : ''}{ ${list} } from './${path}/index.ts';`);
  }
  return { text: formatted(`${HEAD}${lines.join('\n')}\n`), faults };
}

const BIOME = join(
  dirname(createRequire(join(ROOT, '../../package.json')).resolve('@biomejs/biome/package.json')),
  'bin/biome',
);

/** As Biome would have it, so that the written file and the checked one are the same. */
function formatted(text: string): string {
  return execFileSync(process.execPath, [BIOME, 'check', '--write', '--stdin-file-path=packages/ui/src/index.ts'], {
    cwd: join(ROOT, '../..'),
    input: text,
    encoding: 'utf8',
  });
}

const MANIFEST = join(ROOT, 'package.json');

/** The rooms inside parts, by one pattern where no part stands beside them. */
function closedDoors(): string[] {
  const open = publicDoors().map(({ path }) => dirname(path));
  return [...new Set(innerDoors().map((path) => (open.includes(dirname(path)) ? path : `${dirname(path)}/*`)))];
}

/** The manifest with the rooms inside parts closed to consumers. */
function closedManifest(): string {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const { './*': every, ...doors } = manifest.publishConfig.exports;
  const open = Object.entries(doors).filter(([, target]) => target !== null);
  const closed = closedDoors().map((path) => [`./${path}`, null]);
  manifest.publishConfig.exports = Object.fromEntries([...open, ...closed, ['./*', every]]);
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const BARREL = join(ROOT, 'src/index.ts');

/** What is amiss with the barrel as it stands. */
export function barrelFaults(): string[] {
  const { text, faults } = barrel();
  if (closedManifest() !== readFileSync(MANIFEST, 'utf8')) {
    faults.push('package.json: rooms inside parts are not closed as they stand; pnpm --filter @mashq/ui refresh');
  }
  const stands = existsSync(BARREL) ? readFileSync(BARREL, 'utf8') : '';
  if (stands === text) return faults;
  const [before, after] = [stands, text].map((source) => new Set(source.match(/'\.\/[^']+'|\b[A-Za-z]\w+\b/g)));
  const only = (words: Set<string> | undefined, others: Set<string> | undefined) =>
    [...(words ?? [])].filter((word) => !others?.has(word)).join(', ');
  const [lacks, spare] = [only(after, before), only(before, after)];
  const says = [lacks && `it lacks ${lacks}`, spare && `it has ${spare} too much`].filter(Boolean).join('; ');
  return [...faults, `barrel: src/index.ts is stale${says && `: ${says}`}; pnpm --filter @mashq/ui refresh`];
}

if (import.meta.main) {
  const { text, faults } = barrel();
  writeFileSync(BARREL, text);
  writeFileSync(MANIFEST, closedManifest());
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
