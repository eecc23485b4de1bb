/**
 * Writes `src/index.ts`, which exports everything that the entry points export, and closes internal folders in the manifest.
 * Two exports with one name are reported.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { internalEntryPoints, publicEntryPoints, ROOT } from './kit/entry-points.ts';

/**
 * Entry points that are not in the barrel: `testing` needs the testing library, which an app does not have; `theme/boot` and
 * `theme/color` repeat exports of `theme` for build scripts that cannot load style sheets, and `theme/tenant-theme` those of
 * `theme/tenant` that need no browser.
 */
const APART = new Set(['testing', 'theme/boot', 'theme/color', 'theme/tenant-theme']);

const HEAD = `/**
 * All exports of the kit. Written by \`pnpm --filter @mashq/ui refresh\`. Not here: \`testing\`, \`theme/boot\`,
 * \`theme/color\` and \`theme/tenant-theme\`. For lazy loading import a component from its own entry point: a dynamic import
 * of this file loads all.
 */
`;

function barrel(): { text: string; faults: string[] } {
  const owners = new Map<string, string>();
  const faults: string[] = [];
  const lines: string[] = [];
  for (const { path, names } of publicEntryPoints()) {
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

/** Formats with Biome, so that the written file equals the checked one. */
function formatted(text: string): string {
  return execFileSync(process.execPath, [BIOME, 'check', '--write', '--stdin-file-path=packages/ui/src/index.ts'], {
    cwd: join(ROOT, '../..'),
    input: text,
    encoding: 'utf8',
  });
}

const MANIFEST = join(ROOT, 'package.json');

/** The internal folders, as one pattern where no public component has the same parent. */
function closedEntryPoints(): string[] {
  const open = publicEntryPoints().map(({ path }) => dirname(path));
  return [
    ...new Set(internalEntryPoints().map((path) => (open.includes(dirname(path)) ? path : `${dirname(path)}/*`))),
  ];
}

/** The manifest with the internal folders closed to consumers. */
function closedManifest(): string {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const { './*': every, ...entryPoints } = manifest.publishConfig.exports;
  const open = Object.entries(entryPoints).filter(([, target]) => target !== null);
  const closed = closedEntryPoints().map((path) => [`./${path}`, null]);
  manifest.publishConfig.exports = Object.fromEntries([...open, ...closed, ['./*', every]]);
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const BARREL = join(ROOT, 'src/index.ts');

/** Differences between the barrel and what it should be. */
export function barrelFaults(): string[] {
  const { text, faults } = barrel();
  if (closedManifest() !== readFileSync(MANIFEST, 'utf8')) {
    faults.push('package.json: internal folders are not all closed; run pnpm --filter @mashq/ui refresh');
  }
  const current = existsSync(BARREL) ? readFileSync(BARREL, 'utf8') : '';
  if (current === text) return faults;
  const [before, after] = [current, text].map((source) => new Set(source.match(/'\.\/[^']+'|\b[A-Za-z]\w+\b/g)));
  const only = (words: Set<string> | undefined, others: Set<string> | undefined) =>
    [...(words ?? [])].filter((word) => !others?.has(word)).join(', ');
  const [lacks, spare] = [only(after, before), only(before, after)];
  const says = [lacks && `missing: ${lacks}`, spare && `extra: ${spare}`].filter(Boolean).join('; ');
  return [...faults, `barrel: src/index.ts is stale${says && `: ${says}`}; pnpm --filter @mashq/ui refresh`];
}

if (import.meta.main) {
  const { text, faults } = barrel();
  writeFileSync(BARREL, text);
  writeFileSync(MANIFEST, closedManifest());
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
