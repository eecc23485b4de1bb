import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTestFile, resolveSpecifier, withoutComments } from './import-graph.mjs';

/** What opens, unpacks or measures the bytes of a file: packages, and the functions of `node:zlib` that unpack. */
const READERS = /^(sharp|fflate|read-excel-file|file-type)(\/|$)/;
const UNPACKS = /^(create)?(inflate|gunzip|unzip|brotliDecompress|zstdDecompress)/i;

/** Modules that use a reader: parts of what the process for files runs, and those that open no file of a stranger, each with its reason. */
const ALLOWED = {
  parts: ['apps/server/src/platform/media-type.ts', 'apps/server/src/platform/files/pdf.ts'],
  own: new Map([
    ['apps/server/src/school/branding/app-manifest.ts', 'draws icons of its own text'],
    [
      'apps/server/src/work/answer-archive/files.ts',
      'unpacks files that the server wrote, once their checksum is right',
    ],
  ]),
};

const IMPORT =
  /(?:^|\n)\s*import\s+(type\s)?(?:([^;'"`]*?)\sfrom\s)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const ENTRY = /inWorker<[^>]*>\(\s*new URL\('([^']+)'/g;

/**
 * Files that strangers sent are opened by a process of their own (`inWorker`), which has limits and can be ended. Finds a module
 * of the server that uses a reader of files and is not run there, and one that calls a function of such a module in the server
 * itself: constants and types may be taken from it.
 * @returns {string[]} one sentence each
 */
export function findUntrustedReaders(top, files, allowed = ALLOWED) {
  const sources = files.filter(
    (file) => /^apps\/server\/src\/.*\.ts$/.test(file) && !isTestFile(file) && existsSync(join(top, file)),
  );
  const texts = new Map(sources.map((file) => [file, withoutComments(readFileSync(join(top, file), 'utf8'))]));
  const entries = new Set(
    [...texts].flatMap(([file, text]) =>
      [...text.matchAll(ENTRY)].map(([, path]) =>
        resolveSpecifier(file, path.startsWith('.') ? path : `./${path}`, new Map()),
      ),
    ),
  );
  const parts = new Set([...entries, ...allowed.parts]);
  const findings = [...allowed.parts, ...allowed.own.keys()]
    .filter((file) => !texts.has(file))
    .map((file) => `${file} is allowed to read files of strangers, and is no file`);
  for (const [file, text] of texts) {
    const isAllowed = parts.has(file) || allowed.own.has(file);
    for (const [, isType, names = '', statement, call] of text.matchAll(IMPORT)) {
      const specifier = statement ?? call;
      if (isType || isAllowed) continue;
      const values = valuesOf(names);
      if (READERS.test(specifier) || (specifier === 'node:zlib' && values.some((name) => UNPACKS.test(name))))
        findings.push(
          `${file} reads files with ${specifier} in the server itself: what strangers send is read by inWorker`,
        );
      const target = specifier.startsWith('.') ? resolveSpecifier(file, specifier, new Map()) : null;
      if (target === null || !parts.has(target)) continue;
      for (const name of values.filter((value) => !/^[A-Z][A-Z\d_]*$/.test(value)))
        findings.push(
          `${file} calls ${name} of ${target} in the server itself: what strangers send is read by inWorker`,
        );
    }
  }
  return findings;
}

/** The names that an import takes at run time, without its types. */
const valuesOf = (names) =>
  names
    .replaceAll(/[{}]/g, ',')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(/\s/)[0]);
