import { plainMath } from '../content/plain.ts';
import { toPersianDigits } from '../numbers/persian/digits.ts';
import { MAX_FORMULA_LENGTH, readFormula } from './formula.ts';

export { MAX_FORMULA_LENGTH, readFormula } from './formula.ts';

/** A piece of a line. */
export type RichTextInline =
  /** Written text; of a link, `href` is its address, of a safe scheme. */
  | {
      readonly t: 'text';
      readonly text: string;
      readonly isBold?: true;
      readonly isItalic?: true;
      readonly href?: string;
    }
  /** A formula as it is typed: what `readFormula` reads. */
  | { readonly t: 'formula'; readonly source: string }
  /** A further line of the same paragraph. */
  | { readonly t: 'break' };

export type RichTextBlock =
  | { readonly t: 'paragraph'; readonly content: readonly RichTextInline[] }
  /** There is one level of headings. */
  | { readonly t: 'heading'; readonly content: readonly RichTextInline[] }
  /** A list with points, or with numbers; no list is in another. */
  | { readonly t: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly RichTextInline[])[] };

/** What a person wrote in a rich text field: paragraphs, headings and lists, with links and formulas. */
export interface RichTextDocument {
  readonly blocks: readonly RichTextBlock[];
}

/** Characters, and blocks, items and pieces together, that `readRichText` takes; what comes after is left out. */
export const MAX_RICH_TEXT_LENGTH = 20_000;
export const MAX_RICH_TEXT_NODES = 2000;

/** Blocks of a document, items of a list or pieces of a line, and characters of the whole as JSON, that are stored at most. */
export const MAX_RICH_TEXT_PARTS = 400;
export const MAX_RICH_TEXT_SIZE = 32_000;

const MAX_HREF_LENGTH = 2000;

export const EMPTY_RICH_TEXT: RichTextDocument = { blocks: [] };

// What no reader sees and a database may refuse: controls, marks that turn the lines around them, halves of characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken away
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\p{Cs}]/gu;

// Whole from the scheme on, so that nothing in it can make another scheme of it; and no name before a host, which looks like one.
const SAFE_HREF =
  /^(?:https?:\/\/[^\s/?#@"<>\\^`{|}]+(?:[/?#][^\s"<>\\^`{|}]*)?|mailto:[^\s"<>\\@]+@[^\s"<>\\@]+|tel:\+?[\d().-]+)$/iu;

/** The address of a link, if it leads to a page, an address of mail or a telephone; else nothing. */
export function safeHref(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_HREF_LENGTH || value.search(UNSEEN) >= 0) return undefined;
  return SAFE_HREF.test(value) ? value.replace(/^[a-z]+/i, (scheme) => scheme.toLowerCase()) : undefined;
}

const own = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What a whole document may still bring. */
interface Budget {
  nodes: number;
  characters: number;
}

/** Takes a text out of the budget, cut to what is left of it. */
function spend(budget: Budget, value: unknown): string {
  if (typeof value !== 'string') return '';
  const text = value.slice(0, budget.characters).replace(UNSEEN, ' ');
  budget.characters -= text.length;
  return text;
}

function readInline(value: unknown, budget: Budget): RichTextInline | null {
  const { t, text, source, isBold, isItalic, href } = own(value);
  if (t === 'break') return { t };
  if (t === 'formula') {
    if (typeof source !== 'string' || source.length > Math.min(MAX_FORMULA_LENGTH, budget.characters)) return null;
    return readFormula(source) === null ? null : { t, source: spend(budget, source).trim() };
  }
  if (t !== 'text') return null;
  const written = spend(budget, text);
  if (written === '') return null;
  const address = safeHref(href);
  return {
    t,
    text: written,
    ...(isBold === true && { isBold }),
    ...(isItalic === true && { isItalic }),
    ...(address !== undefined && { href: address }),
  };
}

/** Of every list what is in the budget, read one by one. */
function readAll<Read>(value: unknown, budget: Budget, read: (each: unknown) => Read | null): Read[] {
  const found: Read[] = [];
  for (const each of listOf(value)) {
    if (budget.nodes <= 0) break;
    budget.nodes -= 1;
    const one = read(each);
    if (one !== null) found.push(one);
  }
  return found;
}

const isAlike = (one: RichTextInline | undefined, other: RichTextInline) =>
  one?.t === 'text' &&
  other.t === 'text' &&
  one.isBold === other.isBold &&
  one.isItalic === other.isItalic &&
  one.href === other.href;

function readContent(value: unknown, budget: Budget): RichTextInline[] {
  const joined: RichTextInline[] = [];
  for (const piece of readAll(value, budget, (each) => readInline(each, budget))) {
    const before = joined.at(-1);
    if (before?.t === 'text' && piece.t === 'text' && isAlike(before, piece)) {
      joined[joined.length - 1] = { ...before, text: before.text + piece.text };
    } else {
      joined.push(piece);
    }
  }
  return joined;
}

function readBlock(value: unknown, budget: Budget): RichTextBlock | null {
  const { t, content, isOrdered, items } = own(value);
  if (t === 'paragraph' || t === 'heading') return { t, content: readContent(content, budget) };
  if (t !== 'list') return null;
  const read = readAll(items, budget, (each) => (Array.isArray(each) ? readContent(each, budget) : null));
  return read.length === 0 ? null : { t, isOrdered: isOrdered === true, items: read };
}

const isBlank = (block: RichTextBlock | undefined) =>
  block !== undefined &&
  (block.t === 'list' ? block.items.flat() : block.content).every(
    (piece) => piece.t === 'break' || (piece.t === 'text' && piece.text.trim() === ''),
  );

/**
 * Whatever is given, as a document that is safe to store and to draw: what it does not know is dropped, addresses of other schemes too;
 * depth is that of the type, and nodes and characters end at their limits. Empty paragraphs at both ends go. The same document is
 * always written the same, so that two can be compared as JSON. Throws for nothing that JSON can hold.
 */
export function readRichText(
  value: unknown,
  maxLength = MAX_RICH_TEXT_LENGTH,
  maxNodes = MAX_RICH_TEXT_NODES,
): RichTextDocument {
  const budget: Budget = { nodes: maxNodes, characters: maxLength };
  const blocks = readAll(own(value).blocks, budget, (each) => readBlock(each, budget));
  while (isBlank(blocks[0])) blocks.shift();
  while (isBlank(blocks.at(-1))) blocks.pop();
  return { blocks };
}

/** The same without an end: of what is still being written nothing is cut off. */
export const wholeRichText = (value: unknown): RichTextDocument =>
  readRichText(value, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

/** Whether a document has more parts than are stored, however few characters there are to read. */
export function hasTooManyParts(document: RichTextDocument): boolean {
  const lines = document.blocks.flatMap((block) =>
    block.t === 'list' ? [block.items, ...block.items] : [block.content],
  );
  return (
    [document.blocks, ...lines].some(({ length }) => length > MAX_RICH_TEXT_PARTS) ||
    JSON.stringify(document).length > MAX_RICH_TEXT_SIZE
  );
}

function plainLine(content: readonly RichTextInline[]): string {
  return content
    .map((piece) => {
      if (piece.t === 'break') return '\n';
      if (piece.t === 'text') return piece.text;
      const math = readFormula(piece.source);
      return math === null ? piece.source : plainMath(math);
    })
    .join('');
}

/** A document as lines of text: what is searched, counted, and read where there is no other way, as in a notification. */
export function plainRichText({ blocks }: RichTextDocument): string {
  return blocks
    .map((block) => {
      if (block.t !== 'list') return plainLine(block.content);
      return block.items
        .map((item, index) => `${block.isOrdered ? `${toPersianDigits(String(index + 1))}.` : '•'} ${plainLine(item)}`)
        .join('\n');
    })
    .join('\n');
}

/** A text without any form as a document: a paragraph for each of its lines. */
export function richTextOf(text: string): RichTextDocument {
  const blocks = text
    .split('\n')
    .map((line) => ({ t: 'paragraph', content: line === '' ? [] : [{ t: 'text', text: line }] }));
  return readRichText({ blocks });
}

/** Whether nothing is written in it. */
export const isEmptyRichText = (document: RichTextDocument): boolean => readRichText(document).blocks.length === 0;
