import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, type ParseResult, parseSync } from 'vite';
import { publicEntryPoints, ROOT } from './entry-points.ts';

export interface Section {
  /** An entry point, or `SHARED`. */
  readonly entryPoint: string;
  readonly names: readonly { readonly name: string; readonly lines: readonly { key: string; text: string }[] }[];
}

/** The section of types that props use and that no entry point exports by name. */
export const SHARED = 'shared';

export interface Source {
  readonly file: string;
  readonly code: string;
  readonly parsed: ParseResult;
}

interface Found {
  readonly source: Source;
  readonly name: string;
  readonly node: ESTree.Declaration;
}

export const DIST = join(ROOT, 'dist');
const sources = new Map<string, Source | null>();

const isDeclaration = (file: string) => file.endsWith('.d.ts');

const languageOf = (file: string) => (isDeclaration(file) ? 'dts' : file.endsWith('.tsx') ? 'tsx' : 'ts');

/** A module as it is built, or as it is written: `find` stays among those it starts in. */
export function sourceOf(file: string): Source | null {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const code = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const source = code === null ? null : { file, code, parsed: parseSync(file, code, { lang: languageOf(file) }) };
  sources.set(file, source);
  return source;
}

/** Modules of the curriculum package without their ends; other packages are not read. */
const CURRICULUM: ReadonlyMap<string, string> = new Map([
  ['@mashq/curriculum/answers', 'answers/empty'],
  ['@mashq/curriculum/model', 'model/index'],
  ['@mashq/curriculum/persian', 'numbers/persian/index'],
  ['@mashq/curriculum/speech', 'speech/index'],
  ['@mashq/curriculum/badges', 'rewards/badge-words'],
  ['@mashq/curriculum/rich-text', 'rich-text/document'],
]);

const declarations = (from: string, request: string) => {
  const curriculum = CURRICULUM.get(request);
  const [folder, end] = isDeclaration(from) ? ['dist', '.d.ts'] : ['src', '.ts'];
  if (curriculum !== undefined) return sourceOf(join(ROOT, '../curriculum', folder, `${curriculum}${end}`));
  if (!request.startsWith('.')) return null;
  return sourceOf(join(dirname(from), isDeclaration(from) ? request.replace(/\.tsx?$/, end) : request));
};

function declared(source: Source, name: string): ESTree.Declaration | null {
  for (const node of source.parsed.program.body) {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declaration === null) continue;
    if ('id' in declaration && declaration.id?.type === 'Identifier' && declaration.id.name === name) {
      return declaration as ESTree.Declaration;
    }
    if (
      declaration.type === 'VariableDeclaration' &&
      declaration.declarations.some(({ id }) => id.type === 'Identifier' && id.name === name)
    ) {
      return declaration;
    }
  }
  return null;
}

/** Finds where a module's name is declared, following exports and imports. */
export function find(source: Source, name: string): Found | null {
  const node = declared(source, name);
  if (node !== null) return { source, name, node };
  for (const { entries } of source.parsed.module.staticExports) {
    for (const { exportName, importName, moduleRequest } of entries) {
      const isAll = importName.kind === 'AllButDefault';
      if (moduleRequest === null || !(isAll || exportName.name === name)) continue;
      const next = declarations(source.file, moduleRequest.value);
      const found = next === null ? null : find(next, importName.name ?? name);
      if (found !== null || !isAll) return found;
    }
  }
  for (const { moduleRequest, entries } of source.parsed.module.staticImports) {
    for (const { localName, importName } of entries) {
      if (localName.value !== name) continue;
      const next = declarations(source.file, moduleRequest.value);
      return next === null ? null : find(next, importName.name ?? name);
    }
  }
  return null;
}

const plain = (text: string) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/import\("[^"]+"\)\./g, '')
    .replace(/;\s*$/, '')
    .trim();

const slice = ({ code }: Source, { start, end }: { start: number; end: number }) => plain(code.slice(start, end));

/** The value of `@default` in the comment just before a place. */
function defaultAt({ code, parsed }: Source, start: number): string {
  const comment = parsed.comments.find(({ end }) => end <= start && code.slice(end, start).trim() === '');
  const [, value] = /@default\s+([^\n]*?)\s*(?:\*\s*)?(?:\n|$)/.exec(comment?.value ?? '') ?? [];
  return value === undefined ? '' : ` = ${value.trim()}`;
}

const nameOfKey = (source: Source, member: ESTree.TSSignature) =>
  'key' in member ? slice(source, member.key) : slice(source, member).slice(0, 40);

function members(source: Source, list: readonly ESTree.TSSignature[]) {
  return list.map((member) => ({
    key: nameOfKey(source, member),
    text: `${slice(source, member)}${defaultAt(source, member.start)}`,
  }));
}

/** In a table of values, such as drawings, the names are public and the values are not. */
const withoutValues = ({ key, text }: { key: string; text: string }) =>
  /["']/.test(text) ? { key, text: `${key}: …` } : { key, text };

/** Names of parameters are not part of the public API; their types are. */
function signature(source: Source, node: ESTree.Function): string {
  const params = node.params.map((param) =>
    param.type === 'ObjectPattern' && param.typeAnnotation
      ? `props${slice(source, param.typeAnnotation)}`
      : slice(source, param),
  );
  const generics = node.typeParameters ? slice(source, node.typeParameters) : '';
  return `${generics}(${params.join(', ')})${node.returnType ? slice(source, node.returnType) : ''}`;
}

function lines({ source, node, name }: Found): { key: string; text: string }[] {
  if (node.type === 'TSInterfaceDeclaration') {
    const base = node.extends.map((one) => slice(source, one)).join(', ');
    const generics = node.typeParameters ? slice(source, node.typeParameters) : '';
    const head =
      generics === '' && base === '' ? [] : [{ key: '', text: `${generics} extends ${base || 'nothing'}`.trim() }];
    return [...head, ...members(source, node.body.body)];
  }
  if (node.type === 'TSTypeAliasDeclaration' && node.typeAnnotation.type === 'TSTypeLiteral') {
    return members(source, node.typeAnnotation.members);
  }
  if (node.type === 'TSDeclareFunction' || node.type === 'FunctionDeclaration') {
    return [{ key: '', text: signature(source, node) }];
  }
  const [constant] = node.type === 'VariableDeclaration' ? node.declarations : [];
  const shape = constant && 'typeAnnotation' in constant.id ? constant.id.typeAnnotation?.typeAnnotation : undefined;
  if (shape?.type === 'TSTypeLiteral') return members(source, shape.members).map(withoutValues);
  const text = slice(source, node).replace(/^(?:export )?(?:declare )?(?:type|const)\s+/, '');
  return [{ key: '', text: text.startsWith(name) ? text.slice(name.length).trim() : text }];
}

/** Names that a declaration refers to. */
const wordsOf = ({ source, node }: Found) => new Set(slice(source, node).match(/\b[A-Z]\w+\b|(?<=typeof )\w+/g));

/** Every public entry point with its exports, and the kit's types that these use. */
export function apiSurface(): { sections: Section[]; faults: string[] } {
  const faults: string[] = [];
  const given = new Set<string>();
  const entryPoints = publicEntryPoints().map(({ path, names }) => {
    const entryPoint = sourceOf(join(DIST, path, 'index.d.ts'));
    const found = names.flatMap(({ name }) => {
      const one = entryPoint === null ? null : find(entryPoint, name);
      if (one === null) faults.push(`${path}: no declaration of ${name} in dist`);
      else given.add(`${one.source.file} ${one.name}`);
      return one === null ? [] : [{ name, found: one }];
    });
    return { path, found };
  });

  const shared = new Map<string, Found>();
  const waiting = entryPoints.flatMap(({ found }) => found.map((one) => one.found));
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    for (const word of wordsOf(one)) {
      const inner = find(one.source, word);
      if (inner === null || !inner.source.file.startsWith(DIST)) continue;
      const id = `${inner.source.file} ${inner.name}`;
      if (given.has(id) || shared.has(id)) continue;
      shared.set(id, inner);
      waiting.push(inner);
    }
  }

  const sections: Section[] = entryPoints.map(({ path, found }) => ({
    entryPoint: path,
    names: found.map(({ name, found: one }) => ({ name, lines: lines(one) })),
  }));
  const inner = [...shared.values()]
    .map((one) => ({
      name: `${one.name} (${one.source.file.slice(DIST.length + 1, -'.d.ts'.length)})`,
      lines: lines(one),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return { sections: [...sections, { entryPoint: SHARED, names: inner }], faults };
}
