import { existsSync, globSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { publicEntryPoints } from './entry-points.ts';

/** Errors, warnings and suggestions of publint for a tarball. */
export async function publintFaults(tarball: string): Promise<string[]> {
  const data = readFileSync(tarball);
  const { messages, pkg } = await publint({
    pack: { tarball: data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) },
    strict: true,
  });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}

/**
 * Findings of are-the-types-wrong for a tarball. The profile is esm-only: the packages are modules only, so CommonJS
 * `require` and TypeScript's resolution from before 2021 are left out. Style sheets and JSON are not modules and have no
 * types.
 */
export async function typeFaults(name: string, tarball: string): Promise<string[]> {
  const entryPoints =
    name === '@mashq/ui' ? { entrypoints: ['.', ...publicEntryPoints().map(({ path }) => `./${path}`)] } : {};
  const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), entryPoints);
  if (!result.types) return ['no types at all'];
  return result.problems.flatMap((problem) => {
    const { kind } = problem;
    const way =
      'resolutionKind' in problem
        ? problem.resolutionKind
        : 'resolutionOption' in problem
          ? problem.resolutionOption
          : '';
    if (way === 'node10' || way === 'node16-cjs') return [];
    const place = 'entrypoint' in problem ? problem.entrypoint : 'fileName' in problem ? problem.fileName : '';
    const detail = 'moduleSpecifier' in problem ? ` (${problem.moduleSpecifier})` : '';
    return [`${kind} at ${place}${detail}, ${way}`];
  });
}

/**
 * Published modules without their sources, and maps that lead to another line: each map contains its sources, so that a debugger and
 * a stack trace show what was written. Modules that only hand on others have none.
 * @param folder an unpacked package
 */
export function sourceFaults(folder: string): string[] {
  const faults: string[] = [];
  let found = 0;
  for (const file of globSync('dist/**/*.js', { cwd: folder })) {
    const code = readFileSync(join(folder, file), 'utf8');
    const line = code.split('\n').findIndex((text) => /^(?:export )?function \w/.test(text));
    if (line < 0) continue;
    const map = join(folder, `${file}.map`);
    if (!existsSync(map)) {
      faults.push(`${file} has no source map`);
      continue;
    }
    const payload: SourceMapPayload = JSON.parse(readFileSync(map, 'utf8'));
    const text = code.split('\n')[line] ?? '';
    const [, name = ''] = /function (\w+)/.exec(text) ?? [];
    const entry = new SourceMap(payload).findEntry(line, text.indexOf('function'));
    const source = 'originalSource' in entry ? payload.sources.indexOf(entry.originalSource) : -1;
    const written = payload.sourcesContent[source]?.split('\n')['originalLine' in entry ? entry.originalLine : 0];
    if (!written?.includes(`function ${name}`))
      faults.push(`${file}: the map leads from ${name} to “${written?.trim() ?? 'nothing'}”`);
    found += 1;
  }
  return found === 0 ? ['no module has a source map', ...faults] : faults;
}
