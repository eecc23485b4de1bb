/**
 * Writes `src/index.ts`, which exports everything that the entry points export. Two exports with one name are reported, and
 * index files of folders inside a component, which would be entry points.
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

const BARREL = join(ROOT, 'src/index.ts');

/** Differences between the barrel and what it should be. */
export function barrelFaults(): string[] {
  const { text, faults } = barrel();
  for (const path of internalEntryPoints())
    faults.push(`${path}/index.ts: a folder inside a component has no index file; import from its modules`);
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
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
