import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { publicDoors } from './doors.ts';

/** What publint says of a tarball, errors, warnings and suggestions alike. */
export async function publintFaults(tarball: string): Promise<string[]> {
  const data = readFileSync(tarball);
  const { messages, pkg } = await publint({
    pack: { tarball: data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) },
    strict: true,
  });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}

/**
 * What are-the-types-wrong says of a tarball. Profile esm-only: the packages are modules alone, so what a CommonJS
 * `require` or TypeScript's resolution of before 2021 would find is not asked. Style sheets and JSON are no modules and
 * have no types to be wrong.
 */
export async function typeFaults(name: string, tarball: string): Promise<string[]> {
  const doors = name === '@mashq/ui' ? { entrypoints: ['.', ...publicDoors().map(({ path }) => `./${path}`)] } : {};
  const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), doors);
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
