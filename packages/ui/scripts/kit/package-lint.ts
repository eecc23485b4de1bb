import { readFileSync } from 'node:fs';
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
