/**
 * A hash for each file of stories, of all of this repository that its pictures depend on: its imports and theirs, the setting in
 * which stories are shown, how pictures are taken and compared, versions of dependencies, and the pictures themselves. The version of
 * the browser is left out: another one draws a little differently and is compared with a larger tolerance, so that a story whose
 * sources are the same shows nothing new in it; a run of everything looks at all stories in any browser.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { resolveSpecifier, specifiersOf, withoutComments } from '../../../scripts/lint/import-graph.mjs';
import { picturePrefix } from '../checks/pictures.ts';
import { dependenciesOf } from './lockfile.ts';

/** The repository's folder. */
export const TOP = fileURLToPath(new URL('../../..', import.meta.url));

/** Where files are read from, by their path below the repository's folder. */
export interface Source {
  /** Null for what is no file. */
  read(path: string): Buffer | null;
  /** Paths that match the patterns. */
  list(...patterns: string[]): string[];
}

export const DISK: Source = {
  read(path) {
    try {
      return readFileSync(join(TOP, path));
    } catch {
      return null;
    }
  },
  list: (...patterns) => globSync(patterns, { cwd: TOP }).map((path) => path.replaceAll('\\', '/')),
};

/** What every picture depends on, besides what it imports. */
const SETTING = [
  'packages/ui/src/testing/states.ts',
  'apps/storybook/vite.config.ts',
  'apps/storybook/test-runner-jest.config.js',
];
const SETTING_FOLDERS = ['apps/storybook/.storybook/*', 'apps/storybook/checks/*'];

/** The packages whose dependencies are built into stories, or build them. */
const PACKAGES = ['packages/ui', 'packages/curriculum', 'apps/storybook'];

const PICTURES_FOLDER = 'apps/storybook/__pictures__';

/** Pages of documentation and the sidebar: Storybook's own files name them, and no story shows them. */
const isDocumentation = (path: string) =>
  path.startsWith('apps/storybook/docs/') ||
  /^apps\/storybook\/\.storybook\/(manager|search-names|english-names|advice|arg-types|Docs(Body|Page)\.)/.test(path);

const CODE = /\.[cm]?[jt]sx?$/;
/** Statements that leave nothing in the code that runs. */
const OF_TYPES = /(?:^|\n)\s*(?:import|export) type [^;'"]*?\sfrom\s*['"][^'"]+['"]/g;
const IN_STYLES = /(?:@import|\burl\()\s*["']?(\.[^"')]+)/g;
const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*'([^']+)'/g;
/** What names a module that only the run knows. */
const UNREADABLE = /\bimport\(\s*[^'"\s)]|import\.meta\.glob(?:<[^(]*>)?\(\s*[^'\s]/;

interface Package {
  folder: string;
  exports: Record<string, unknown>;
  sideEffects: unknown;
}

/** Reads which file imports which, each file once. */
export class ImportClosure {
  readonly #source: Source;
  readonly #packages = new Map<string, Package>();
  readonly #imports = new Map<string, readonly string[]>();

  constructor(source: Source) {
    this.#source = source;
    for (const path of source.list('packages/*/package.json', 'apps/*/package.json')) {
      const { name, exports = {}, sideEffects } = JSON.parse(String(source.read(path)));
      this.#packages.set(name, { folder: dirname(path), exports, sideEffects });
    }
  }

  /** What packages of the workspace say of themselves that decides what an import brings, beside where it leads. */
  get packages(): string {
    return JSON.stringify([...this.#packages].map(([name, { sideEffects }]) => [name, sideEffects]).sort());
  }

  /** The files themselves and all that they import, directly or not, with how many imports away each is. */
  of(files: readonly string[]): Map<string, number> {
    const found = new Map(files.map((file) => [file, 0]));
    for (const [file, distance] of found)
      for (const target of this.#importsOf(file)) if (!found.has(target)) found.set(target, distance + 1);
    return found;
  }

  #importsOf(file: string): readonly string[] {
    const known = this.#imports.get(file);
    if (known !== undefined) return known;
    const imports = this.#readImports(file);
    this.#imports.set(file, imports);
    return imports;
  }

  #readImports(file: string): string[] {
    const isStyle = file.endsWith('.css');
    if (!isStyle && !CODE.test(file)) return [];
    const text = String(this.#source.read(file));
    if (isStyle) return [...text.matchAll(IN_STYLES)].flatMap(([, path = '']) => this.#resolve(file, path));
    const code = withoutComments(text);
    // A hash without what is imported there would call changed pictures unchanged.
    if (UNREADABLE.test(code)) throw new Error(`${file}: an import whose target is not written out`);
    const matched = [...code.matchAll(GLOB)].flatMap(([, pattern = '']) =>
      this.#source.list(normalize(join(dirname(file), pattern))),
    );
    const imported = specifiersOf(code.replaceAll(OF_TYPES, '')).flatMap((name) => this.#resolve(file, name));
    return [...imported, ...matched].filter((path) => !isDocumentation(path));
  }

  /** The file that is meant; none for packages from elsewhere, whose versions are in the lockfile. */
  #resolve(file: string, specifier: string): string[] {
    const [bare = ''] = specifier.split('?');
    const owner = [...this.#packages.keys()].find((name) => bare === name || bare.startsWith(`${name}/`));
    if (owner === undefined && !bare.startsWith('.')) return [];
    const path = resolveSpecifier(file, bare, this.#packages);
    if (path === null || this.#source.read(path) === null) throw new Error(`${file}: nothing is at ${specifier}`);
    return [path];
  }
}

/** Files of stories, as `.storybook/main.ts` lists them. */
export const storyFiles = (source: Source): string[] =>
  source.list('apps/storybook/gallery/*.stories.tsx', 'packages/ui/src/**/*.stories.tsx').sort();

const sha = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/**
 * The hash of what is drawn and of how it is drawn, for each file of stories; without the pictures.
 * @param files Files of stories, if not all.
 */
export function hashSources(source: Source = DISK, files = storyFiles(source)): Map<string, string> {
  const closure = new ImportClosure(source);
  const contents = new Map<string, string>();
  const lineOf = (path: string) => {
    const known = contents.get(path);
    if (known !== undefined) return known;
    const line = `${path} ${sha(source.read(path) ?? '')}`;
    contents.set(path, line);
    return line;
  };
  const hashFiles = (files: readonly string[]) => sha(...[...closure.of(files).keys()].sort().map(lineOf));
  const dependencies = dependenciesOf(String(source.read('pnpm-lock.yaml')), PACKAGES).join('\n');
  const setting = sha(
    dependencies,
    closure.packages,
    hashFiles([...SETTING, ...source.list(...SETTING_FOLDERS)].filter((path) => !isDocumentation(path))),
  );
  return new Map(files.map((file) => [file, sha(setting, hashFiles([file]))]));
}

/** Adds to each hash the pictures as they are now: one that was replaced or is gone was found equal to nothing. */
export function withPictures(hashes: ReadonlyMap<string, string>, source: Source = DISK): Map<string, string> {
  const pictures = source.list(`${PICTURES_FOLDER}/*.webp`).sort();
  return new Map(
    [...hashes].map(([file, hash]) => {
      const own = pictures.filter((path) => path.startsWith(`${PICTURES_FOLDER}/${picturePrefix(file)}--`));
      return [file, sha(hash, ...own.flatMap((path) => [path, source.read(path) ?? '']))];
    }),
  );
}
