import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { specifiersOf, withoutComments } from '../../../scripts/lint/import-graph.mjs';

const ROOT = join(import.meta.dirname, '..');
const VERIFIED = join(import.meta.dirname, 'verified.txt');
const HEAD = '# Written by `pnpm verify`, not by hand: the sources with which a skill passed, as one hash.';

/** Seeds a level from which on a run of `pnpm verify` counts as proof: as many as the tests look at. */
export const PROOF_SEEDS = 150;

/** The properties every skill is held to; with a changed property each skill is verified again. */
const PROPERTIES = 'test/properties/skill-properties.ts';

/** Lists all skills: nothing of a skill depends on the others in it. */
const REGISTRY = join(ROOT, 'src/skills/registry.ts');

/** Of these no question is made, and none is checked with them: a change of them proves nothing wrong. */
const APART = ['src/practice/', 'src/rewards/', 'src/books/prerequisites/'].map((folder) => join(ROOT, folder));

const imports = new Map<string, readonly string[]>();
const digests = new Map<string, string>();
const lists = new Map<string, ReadonlyMap<string, string> | null>();

const FROM = /\b(?:import|export)\s+(?:type\s+)?(\*(?: as \w+)?|\{[^}]*\})\s*from\s*'(\.[^']+)';/g;
const DECLARED = /^export (?:async )?(?:abstract )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm;

/** The names between braces, as who imports them and as they are called where they come from. */
const namesIn = (braces: string): readonly { readonly from: string; readonly as: string }[] =>
  [...braces.matchAll(/(?:type )?(\w+)(?: as (\w+))?/g)].map(([, from = '', as = from]) => ({ from, as }));

/**
 * Of a module that does nothing but export what others have: where each of its names is declared. Null for any other module. Who
 * imports two names of such a list depends on two modules, not on all that it lists.
 */
function listedIn(file: string): ReadonlyMap<string, string> | null {
  const known = lists.get(file);
  if (known !== undefined) return known;
  const text = withoutComments(readFileSync(file, 'utf8'));
  const isList = text.replaceAll(FROM, '').trim() === '';
  const found = new Map<string, string>();
  for (const [, names = '', specifier = ''] of isList ? text.matchAll(FROM) : []) {
    const target = resolve(dirname(file), specifier);
    const further = listedIn(target);
    const declared =
      further ?? new Map([...readFileSync(target, 'utf8').matchAll(DECLARED)].map(([, name = '']) => [name, target]));
    if (names === '*') for (const [name, at] of declared) found.set(name, at);
    else for (const { from, as } of namesIn(names)) found.set(as, further?.get(from) ?? target);
  }
  const listed = isList ? found : null;
  lists.set(file, listed);
  return listed;
}

function importsOf(file: string): readonly string[] {
  const known = imports.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, 'utf8');
  digests.set(file, createHash('sha256').update(text).digest('base64url'));
  const code = withoutComments(text);
  const byName = [...code.matchAll(FROM)].flatMap(([, names = '', specifier = '']) => {
    const target = resolve(dirname(file), specifier);
    const listed = listedIn(target);
    if (listed === null) return [target];
    if (names.startsWith('*')) return [...listed.values()];
    return namesIn(names).map(({ from }) => {
      const at = listed.get(from);
      if (at === undefined)
        throw new Error(`${relative(ROOT, file)} imports ${from}, which ${specifier} does not list`);
      return at;
    });
  });
  const others = specifiersOf(code.replaceAll(FROM, ''))
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => resolve(dirname(file), specifier));
  const found = [...byName, ...others];
  imports.set(file, found);
  return found;
}

/** All files that `files` import, directly and by others, and themselves. */
function closureOf(files: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file) || file === REGISTRY || APART.some((folder) => file.startsWith(folder))) continue;
    seen.add(file);
    open.push(...importsOf(file));
  }
  return [...seen].sort();
}

let modules: ReadonlyMap<string, string> | undefined;

/** The module of each skill, by the skill's id. */
function skillModules(): ReadonlyMap<string, string> {
  modules ??= new Map(
    globSync('src/skills/**/*.ts', { cwd: ROOT }).flatMap((file) => {
      const [, id] = /defineSkill\([\s\S]*?\bid: '([^']+)'/.exec(readFileSync(join(ROOT, file), 'utf8')) ?? [];
      return id === undefined ? [] : [[id, join(ROOT, file)] as const];
    }),
  );
  return modules;
}

/**
 * What a skill's questions and their checks are made of, as paths in this package: its module, the checkers of its chapter, the
 * properties, and all that these import. Null for a skill without a module of its own.
 */
export function sourcesOf(id: string): readonly string[] | null {
  const skill = skillModules().get(id);
  if (skill === undefined) return null;
  const checkers = skill.replace(/^.*\/(grade-\d+)\/(chapter-\d+)[^/]*\/[^/]+$/, 'test/checkers/$1-$2.ts');
  return closureOf([skill, join(ROOT, checkers), join(ROOT, PROPERTIES)]).map((file) => relative(ROOT, file));
}

/** One hash over the sources of a skill, null where it has none of its own. */
export function sourcesHash(id: string): string | null {
  const sources = sourcesOf(id);
  if (sources === null) return null;
  const hash = createHash('sha256');
  for (const file of sources)
    hash
      .update(file)
      .update('\0')
      .update(digests.get(join(ROOT, file)) ?? '')
      .update('\0');
  return hash.digest('base64url').slice(0, 12);
}

/** The hash with which each skill last passed, by the skill's id. */
export function readVerified(): Map<string, string> {
  if (!existsSync(VERIFIED)) return new Map();
  const lines = readFileSync(VERIFIED, 'utf8').split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [id = '', hash = ''] = line.split(' ');
      return line === '' || line.startsWith('#') ? [] : [[id, hash] as const];
    }),
  );
}

/** Stores with which sources each skill passed, in the order of the ids. */
export function writeVerified(verified: ReadonlyMap<string, string>): void {
  const lines = [...verified].sort(([a], [b]) => (a < b ? -1 : 1)).map((entry) => entry.join(' '));
  writeFileSync(VERIFIED, `${[HEAD, ...lines].join('\n')}\n`);
}
