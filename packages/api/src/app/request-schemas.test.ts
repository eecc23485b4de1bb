import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { base64Schema } from '../platform/primitives.schemas.ts';
import { type Call, contract, InstantSchema, PagingSchema } from './contract.ts';

interface Node extends v.GenericSchema {
  readonly entries?: Record<string, Node>;
  readonly item?: Node;
  readonly items?: readonly Node[];
  readonly options?: readonly unknown[];
  readonly wrapped?: Node;
  readonly getter?: (input: unknown) => Node;
}

function isSchema(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}

/** Every text and number of a schema, with its place in it. */
function leavesOf(node: Node, path: string, seen = new Set<Node>()): [path: string, leaf: Node][] {
  if (seen.has(node)) return [];
  seen.add(node);
  if (node.type === 'string' || node.type === 'number') return [[path, node]];
  const parts: [string, unknown][] = [
    ...Object.entries(node.entries ?? {}),
    ['[]', node.item],
    ...(node.items ?? []).map((item, index): [string, Node] => [String(index), item]),
    ...(node.options ?? []).map((option, index): [string, unknown] => [`|${index}`, option]),
    ['', node.wrapped],
    ['', node.getter?.(undefined)],
  ];
  return parts.flatMap(([name, part]) => (isSchema(part) ? leavesOf(part, name ? `${path}.${name}` : path, seen) : []));
}

function callsOf(tree: object, prefix = ''): [name: string, call: Call][] {
  return Object.entries(tree).flatMap(([name, value]: [string, Call | object]): [string, Call][] =>
    'method' in value ? [[`${prefix}${name}`, value]] : callsOf(value, `${prefix}${name}.`),
  );
}

const leaves = callsOf(contract).flatMap(([name, call]) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = call[part];
    return schema ? leavesOf(schema as Node, `${name}.${part}`) : [];
  }),
);

const UNBOUNDED = /^laboratory\.tryCall\.|\.file$/;

/** Texts of bodies but files and what the laboratory sends on, which are bounded with the body. Addresses are short anyway. */
const bodyTexts = leaves.filter(
  ([path, { type }]) => type === 'string' && path.includes('.body.') && !UNBOUNDED.test(path),
);
const MAX_TEXT_LENGTH = 10_000;

const accepts = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;

describe('what a request brings can be stored', () => {
  it('has texts and numbers to look at, nested ones too', () => {
    expect(leaves.length).toBeGreaterThan(60);
    expect(leaves.some(([path]) => /raw\.\|\d+\.\w+\.\[\]/.test(path))).toBe(true);
  });

  it.each(leaves.filter(([, { type }]) => type === 'string'))(
    '%s has no text that a database refuses',
    (_path, leaf) => {
      for (const text of ['a\0b', '\0', '\ud800', 'a\udc00b', '\udfff\ud83d']) expect(accepts(leaf, text)).toBe(false);
    },
  );

  it.each(bodyTexts)('%s has a longest text', (_path, leaf) => {
    for (const letter of ['a', '1', '۱', 'ا']) expect(accepts(leaf, letter.repeat(MAX_TEXT_LENGTH + 1))).toBe(false);
  });

  it.each(leaves.filter(([, { type }]) => type === 'number'))('%s has no number beyond a column', (path, leaf) => {
    if (path.includes('.query.') || path.includes('.params.')) return;
    for (const number of [2_147_483_648, 1e21, -1e21, Number.POSITIVE_INFINITY, Number.NaN, Number.MAX_SAFE_INTEGER])
      expect(accepts(leaf, number)).toBe(false);
  });

  it('takes every other text as it is', () => {
    const [, note] = leaves.find(([path]) => path === 'teacher.homework.comment.body.body') ?? [];
    const text = 'سلام، 👩🏽‍🏫 «می‌آیم» \u0001 𝒳';
    expect(note && v.parse(note, text)).toBe(text);
  });
});

describe('a file in base64', () => {
  const schema = base64Schema(16_000_000);

  it('is read whatever its size: a pattern with groups overflows the stack', () => {
    expect(v.is(schema, 'A'.repeat(12_000_000))).toBe(true);
    expect(v.is(schema, `${'A'.repeat(12_000_000)}=A==`)).toBe(false);
    const ofLibrary = leaves.filter(([, leaf]) => JSON.stringify(leaf).includes('"type":"base64"'));
    expect(ofLibrary.map(([name]) => name)).toEqual([]);
  });

  it.each(['AB', 'A===', 'A=BC', 'سلام', 'AB C', 'A'.repeat(16_000_004)])('is refused where it is none', (text) => {
    expect(v.is(schema, text)).toBe(false);
  });

  it.each(['', 'QUJD', 'QUI=', 'QQ=='])('is taken: %s', (text) => {
    expect(v.is(schema, text)).toBe(true);
  });
});

describe('an instant', () => {
  it.each([
    '2026-09-21T10:30:00+03:30',
    '2026-09-21T07:00:00Z',
    '2028-02-29T00:00:00.123Z',
    '1970-01-01T00:00:00Z',
    '2199-12-31T23:59:59Z',
  ])('%s is one', (text) => expect(accepts(InstantSchema, text)).toBe(true));

  it.each([
    '2026-09-21T10:30:00+03',
    '2026-02-29T00:00:00Z',
    '2026-02-31T00:00:00+03:30',
    '0000-01-01T00:00:00Z',
    '1969-12-31T23:59:59Z',
    '2200-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '+010000-01-01T00:00:00Z',
    '2026-09-21T10:30:00',
    '2026-09-21',
  ])('%s is none', (text) => expect(accepts(InstantSchema, text)).toBe(false));
});

describe('a page', () => {
  it.each([
    ['3', 3],
    ['۱۲', 12],
    ['٧', 7],
    [' ۲ ', 2],
  ])('«%s» is read in every digit set', (page, number) => {
    expect(v.parse(PagingSchema, { page, size: '۵۰' })).toEqual({ page: number, size: 50 });
  });

  it.each(['1e21', '0', '-1', '1.5', '', ' ', '0x10', '99999999999', 'Infinity', '1000001', 'NaN'])(
    '«%s» is none',
    (page) => expect(accepts(PagingSchema, { page })).toBe(false),
  );
});
