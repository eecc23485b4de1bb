import { isPersonName } from '@mashq/api/person-name';
import fc from 'fast-check';
import * as v from 'valibot';
import { anyText } from '../world/any-text.ts';

/** What is read of a valibot schema to make values by it. */
interface Node extends v.GenericSchema {
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
  readonly entries?: Record<string, Node>;
  readonly item?: Node;
  readonly items?: readonly Node[];
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly wrapped?: Node;
  readonly getter?: (input: unknown) => Node;
}

/** What only the test's world knows. */
export interface Known {
  readonly ids: readonly string[];
  readonly texts: readonly string[];
  /** Milliseconds of the world's time. */
  readonly now: number;
}

const DAY = 86_400_000;
const isSchema = (option: unknown): option is Node =>
  typeof option === 'object' && option !== null && 'kind' in option && option.kind === 'schema';

function bound(node: Node, type: string, otherwise: number): number {
  const requirement = node.pipe?.find((action) => action.type === type)?.requirement;
  return typeof requirement === 'number' ? requirement : otherwise;
}

const has = ({ pipe = [] }: Node, type: string): boolean => pipe.some((action) => action.type === type);

function textBy(node: Node, { ids, texts, now }: Known): fc.Arbitrary<unknown> {
  if (has(node, 'uuid')) return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...ids) }, fc.uuid());
  if (has(node, 'iso_timestamp')) {
    return fc.integer({ min: -30, max: 60 }).map((days) => new Date(now + days * DAY + 3_600_000).toISOString());
  }
  if (has(node, 'iso_date')) {
    return fc.integer({ min: -9, max: 2 }).map((days) => new Date(now + days * DAY).toISOString().slice(0, 10));
  }
  // Hardly any text at random is a name.
  if (node.pipe?.some(({ requirement }) => requirement === isPersonName)) {
    return fc.oneof({ weight: 4, arbitrary: fc.constantFrom('سارا', 'علی‌اکبر', "O'Neil") }, fc.constantFrom(...texts));
  }
  const anything = fc.oneof(
    fc.constantFrom(...texts),
    fc.string({ maxLength: Math.min(12, bound(node, 'max_length', 12)) }),
  );
  const pattern = node.pipe?.find(({ type }) => type === 'regex')?.requirement;
  if (!(pattern instanceof RegExp)) return anything;
  // A pattern does not say all: base64 has four letters for three bytes.
  const fitting = fc.stringMatching(pattern).filter((text) => v.is(node, text));
  return fc.oneof({ weight: 3, arbitrary: fitting }, anything);
}

function numberBy(node: Node): fc.Arbitrary<unknown> {
  const min = bound(node, 'min_value', 0);
  const max = Math.min(bound(node, 'max_value', 60), Math.max(min, 0) + 60);
  // Grades, levels and positions are small.
  return fc.oneof(
    fc.integer({ min: Math.max(min, -1_000), max }),
    fc.integer({ min: Math.min(Math.max(min, 1), max), max: Math.min(Math.max(min, 1) + 5, max) }),
  );
}

function objectBy(entries: Record<string, Node>, known: Known): fc.Arbitrary<unknown> {
  const isOptional = ({ type }: Node) => type.includes('optional') || type === 'nullish';
  const names = Object.keys(entries);
  const required = names.filter((name) => entries[name] && !isOptional(entries[name]));
  const model = Object.fromEntries(names.map((name) => [name, arbitraryBy(entries[name] as Node, known)]));
  return fc.record(model, { requiredKeys: required });
}

/** Values that mostly fit a schema. */
export function arbitraryBy(schema: v.GenericSchema, known: Known): fc.Arbitrary<unknown> {
  const node = schema as Node;
  const { entries, item, items = [], options = [], wrapped, getter } = node;
  switch (node.type) {
    case 'string':
      return textBy(node, known);
    case 'number':
      return numberBy(node);
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constant(node.literal);
    case 'picklist':
      return fc.constantFrom(...options);
    case 'union':
    case 'variant':
      return fc.oneof(
        ...options.filter(isSchema).map((option) => ({
          // A number of an address may be any text as well; most texts are none.
          weight: option.type === 'number' ? 9 : 1,
          arbitrary: arbitraryBy(option, known),
        })),
      );
    case 'lazy':
      return fc.constant(null).chain(() => arbitraryBy(getter?.(undefined) as Node, known));
  }
  if (wrapped) {
    const inner = arbitraryBy(wrapped, known);
    return node.type === 'nullable' ? fc.option(inner, { nil: null }) : inner;
  }
  if (entries) return objectBy(entries, known);
  if (item) return fc.array(arbitraryBy(item, known), { maxLength: Math.min(4, bound(node, 'max_length', 4)) });
  if (items.length > 0) return fc.tuple(...items.map((part) => arbitraryBy(part, known)));
  throw new Error(`no values are known for a schema of type ${node.type}`);
}

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[
      '',
      ' ',
      '\0',
      'a\0b',
      '\ud800',
      'x\udc00y',
      '\u202e',
      "'; drop table account; --",
      '%00',
      '../../etc/passwd',
      '{}',
    ],
    ...[
      '__proto__',
      'constructor',
      'null',
      'NaN',
      '۹۹۹۹۹۹۹۹۹۹۹۹',
      '1e21',
      '-0',
      'ي ك',
      'a'.repeat(3_000),
      '𝒳'.repeat(70),
    ],
    ...['2026-09-21T10:30:00+03', '2026-02-31T00:00:00Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-09-21'],
    ...[0, -1, -0, 0.5, 1e21, -1e21, 1e308, 2 ** 31, 2 ** 53, null, true, false],
    ...[[], {}, [[]], [null], { a: { b: { c: [] } } }, Array.from({ length: 2_000 }, () => 0), { length: 1e9 }],
  ),
  anyText(20),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** The value with something hostile in one of its places, or under a key that nobody knows. */
export function damaged(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return hostileValue;
  const keys = Object.keys(value);
  const withAt = (key: string, part: unknown): unknown => {
    if (Array.isArray(value)) return value.map((old: unknown, index) => (String(index) === key ? part : old));
    return { ...value, [key]: part };
  };
  const unknownKey = fc
    .tuple(fc.constantFrom('constructor', 'toString', 'extra', '\0', '\ud800', '', 'length'), hostileValue)
    .map(([key, part]) => withAt(key, part));
  if (keys.length === 0) return fc.oneof(unknownKey, hostileValue);
  const within = fc
    .constantFrom(...keys)
    .chain((key) => damaged((value as Record<string, unknown>)[key]).map((part) => withAt(key, part)));
  const without = fc.constantFrom(...keys).map((key) => {
    const { [key]: _removed, ...rest } = value as Record<string, unknown>;
    return rest;
  });
  return fc.oneof({ weight: 8, arbitrary: within }, { weight: 2, arbitrary: unknownKey }, without, hostileValue);
}

/** What a database, a date or a number stumbles over first. */
const STUMBLING: readonly unknown[] = [
  'a\0b',
  '\ud800',
  '0000-01-01T00:00:00Z',
  '2026-02-31T00:00:00Z',
  '1e21',
  1e21,
  -1,
  null,
];

/** The value with each stumbling one in each of its places, one at a time. */
export function stumbling(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [...STUMBLING];
  return Object.entries(value).flatMap(([key, inner]) =>
    stumbling(inner).map((part) =>
      Array.isArray(value)
        ? value.map((old: unknown, index) => (String(index) === key ? part : old))
        : { ...value, [key]: part },
    ),
  );
}
