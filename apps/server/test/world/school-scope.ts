import { DISTRIBUTED_TABLES } from '../../src/platform/db/distribution.ts';

/** A statement says by this comment that it reads several schools, and why it may. */
const ACROSS_SCHOOLS = /\/\* across schools: ([^*]+?) \*\//;

/** The statements that may; docs/adr/0018 gives the reason of each. */
export const ACROSS_SCHOOLS_ALLOWED: readonly string[] = [
  'schools of an organization',
  'weeks of schools',
  'filling in contents',
  'the demo world',
  'reports of questions',
  'unfinished uploads of all',
  'payments of all',
  'weekly messages to parents',
  'deadlines of tomorrow',
  'open event streams',
  'old live events',
  'scheduled live events',
  'results of surveys',
  'support chats',
  'where a person was before',
  'people who used one browser',
  'messages to browsers that are due',
  'messages to browsers that no service took',
  'browsers of sign-ins that are over',
  'class messages that have served their time',
  'uploads that nothing came to use',
  'names in the audit log',
];

const KEYWORDS = new Set(
  'where set on join left right inner cross full natural group order limit offset for returning union values select using default as'.split(
    ' ',
  ),
);

interface Reference {
  readonly name: string;
  readonly table: string;
}

/** What is between two parentheses, without what is in parentheses within it. */
interface Scope {
  text: string;
  readonly parent: Scope | null;
  readonly children: Scope[];
  references: Reference[];
}

const table = `(${DISTRIBUTED_TABLES.join('|')})\\b`;
const alias = '(?:\\s+(?:as\\s+)?(?!as\\b)([a-z_]\\w*))?';
const REFERENCE = new RegExp(`\\b(?:from|join|update|using)\\s+${table}${alias}`, 'g');
const LISTED = new RegExp(`,\\s*${table}\\s+(?:as\\s+)?(?!as\\b)([a-z_]\\w*)`, 'g');
const INSERT = new RegExp(`\\binsert\\s+into\\s+${table}${alias}\\s*(#\\d+)?`, 'g');
const EQUALITY = /(?<![\w.])(?:([a-z_]\w*)\.)?school_id\s*=\s*(?:(\$\d+)|([a-z_]\w*)\.school_id)/g;
const EQUALITY_REVERSED = /(\$\d+)(?:::uuid)?\s*=\s*(?:([a-z_]\w*)\.)?school_id\b/g;

function parse(sql: string): Scope[] {
  const clean = sql
    .toLowerCase()
    .replaceAll(/\/\*.*?\*\/|--[^\n]*/gs, ' ')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', '');
  const top: Scope = { text: '', parent: null, children: [], references: [] };
  const all = [top];
  let current = top;
  for (const character of clean) {
    if (character === '(') {
      const child: Scope = { text: '', parent: current, children: [], references: [] };
      current.text += ` #${current.children.length} `;
      current.children.push(child);
      all.push(child);
      current = child;
    } else if (character === ')') {
      current = current.parent ?? top;
    } else current.text += character;
  }
  return all;
}

function referencesIn({ text }: Scope): Reference[] {
  const found = [...text.matchAll(REFERENCE), ...(/\b(?:from|update)\b/.test(text) ? text.matchAll(LISTED) : [])];
  return found.map(([, of = '', name]) => ({ table: of, name: name && !KEYWORDS.has(name) ? name : of }));
}

/** The reference an alias means, seen from a scope. */
function resolve(scope: Scope | null, name: string): Reference | undefined {
  for (let at = scope; at !== null; at = at.parent) {
    const found = at.references.find((reference) => reference.name === name);
    if (found) return found;
  }
  return undefined;
}

/** A bare `school_id` means the nearest table; where there are several, SQL itself wants it qualified. */
function nearest(scope: Scope | null): Reference | undefined {
  for (let at = scope; at !== null; at = at.parent) {
    if (at.references.length > 0) return at.references[0];
  }
  return undefined;
}

/** Inserts that leave the school out. Without a list of columns all are given. */
function unscopedInserts(scope: Scope): string[] {
  return [...scope.text.matchAll(INSERT)].flatMap(([, of = '', , columns]) => {
    const list = columns === undefined ? undefined : scope.children[Number(columns.slice(1))]?.text;
    return list === undefined || /\bschool_id\b/.test(list) ? [] : [`insert into ${of}`];
  });
}

/**
 * The distributed tables a statement touches without tying their `school_id` to a parameter, directly or through another
 * table that is. Knows the SQL this server writes, not all there is: what it does not understand counts as not tied.
 */
export function unscopedTables(sql: string): string[] {
  const reason = ACROSS_SCHOOLS.exec(sql)?.[1];
  if (reason !== undefined && ACROSS_SCHOOLS_ALLOWED.includes(reason)) return [];
  const scopes = parse(sql);
  for (const scope of scopes) scope.references = referencesIn(scope);
  const pairs: [Reference, Reference][] = [];
  const tied = new Set<Reference>();
  for (const scope of scopes) {
    for (const [, name, parameter, other] of scope.text.matchAll(EQUALITY)) {
      const one = name === undefined ? nearest(scope) : resolve(scope, name);
      if (one === undefined) continue;
      if (parameter !== undefined) tied.add(one);
      const second = other === undefined ? undefined : resolve(scope, other);
      if (second) pairs.push([one, second]);
    }
    for (const [, , name] of scope.text.matchAll(EQUALITY_REVERSED)) {
      const one = name === undefined ? nearest(scope) : resolve(scope, name);
      if (one) tied.add(one);
    }
  }
  for (let grew = true; grew; ) {
    grew = false;
    for (const [one, other] of pairs) {
      if (tied.has(one) === tied.has(other)) continue;
      tied.add(one).add(other);
      grew = true;
    }
  }
  const loose = scopes.flatMap(({ references }) => references.filter((reference) => !tied.has(reference)));
  return [
    ...loose.map(({ name, table: of }) => (name === of ? of : `${of} ${name}`)),
    ...scopes.flatMap(unscopedInserts),
  ];
}
