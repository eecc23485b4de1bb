import * as v from 'valibot';

/** What is read of a valibot schema to make a value by it. */
interface Node extends v.GenericSchema {
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly items?: readonly Node[];
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly wrapped?: Node;
  readonly value?: Node;
  readonly getter?: (input: unknown) => Node;
}

/** Texts and numbers that schemas of the contract ask for; the first that fits is taken. */
const TEXTS = [
  'نمونه',
  '0190a000-0000-7000-8000-000000000001',
  '2026-11-23T08:30:00.000Z',
  '2026-11-23',
  '5',
  '1',
  'g5-improper-to-mixed',
  'IR-23',
  '#0b6bcb',
  '0b6bcb',
  '09120000000',
  '123456',
  'bWFzaHE=',
  'true',
  'a',
  '',
];
const NUMBERS = [3, 5, 1, 0, 12, 100, 0.5, 1405];

/** How deep a value goes that contains others of its own kind. */
const DEEPEST = 12;

function firstFit(node: Node, candidates: readonly unknown[]): unknown {
  const found = candidates.find((candidate) => v.is(node, candidate));
  if (found === undefined) throw new Error(`no sample fits a schema of type ${node.type}`);
  return found;
}

const isSchema = (option: unknown): option is Node =>
  typeof option === 'object' && option !== null && 'kind' in option && option.kind === 'schema';

/** The first of several ways that ends; some contain themselves. */
function firstWay(options: readonly unknown[], depth: number): unknown {
  let failure: unknown;
  for (const option of options) {
    if (!isSchema(option)) continue;
    try {
      return make(option, depth + 1);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function objectBy(entries: Readonly<Record<string, Node>>, depth: number): unknown {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, make(entry, depth + 1)]));
}

function listBy(node: Node, depth: number): unknown {
  const { item } = node;
  if (item === undefined) return [];
  const least = node.pipe?.find(({ type }) => type === 'min_length' || type === 'length')?.requirement;
  const count = typeof least === 'number' ? Math.max(1, least) : 1;
  try {
    const list = Array.from({ length: count }, () => make(item, depth + 1));
    if (v.is(node, list)) return list;
  } catch {
    // What contains itself ends with an empty list.
  }
  return firstFit(node, [[]]);
}

function make(node: Node, depth: number): unknown {
  if (depth > DEEPEST) throw new Error('a schema that contains itself has no end');
  const { entries, options = [], wrapped, literal, items = [], getter } = node;
  switch (node.type) {
    case 'string':
      return firstFit(node, TEXTS);
    case 'number':
      return firstFit(node, NUMBERS);
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'literal':
      return literal;
    case 'picklist':
      return options[0];
    case 'array':
      return listBy(node, depth);
    case 'tuple':
    case 'strict_tuple':
      return items.map((item) => make(item, depth + 1));
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return objectBy(entries ?? {}, depth);
    case 'record':
      return {};
    case 'union':
    case 'variant': {
      const value = firstWay(options, depth);
      // What is read further may want more of it: a text that is a number.
      return v.is(node, value) ? value : firstFit(node, [...TEXTS, ...NUMBERS]);
    }
    case 'lazy':
      if (getter === undefined) break;
      return make(getter(undefined), depth + 1);
    case 'nullable':
    case 'nullish':
    case 'optional':
    case 'exact_optional':
      if (wrapped === undefined) break;
      try {
        return make(wrapped, depth + 1);
      } catch {
        return node.type === 'nullable' ? null : undefined;
      }
    case 'unknown':
    case 'any':
      return {};
  }
  throw new Error(`no sample is made of a schema of type ${node.type}`);
}

/**
 * A value that a schema of the contract accepts, always the same: to show what a call takes and gives.
 *
 * @throws Error where none is known.
 */
export function sampleOf(schema: v.GenericSchema): unknown {
  return JSON.parse(JSON.stringify(make(schema as Node, 0) ?? null));
}
