import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainMath } from '../src/content/plain.ts';
import {
  EMPTY_RICH_TEXT,
  hasTooManyParts,
  isEmptyRichText,
  MAX_FORMULA_LENGTH,
  MAX_RICH_TEXT_LENGTH,
  MAX_RICH_TEXT_NODES,
  plainRichText,
  type RichTextBlock,
  type RichTextDocument,
  readFormula,
  readRichText,
  richTextOf,
  safeHref,
  wholeRichText,
} from '../src/rich-text/document.ts';
import { spokenMath } from '../src/speech/index.ts';

const plain = (source: string) => {
  const math = readFormula(source);
  return math === null ? null : plainMath(math);
};

describe('readFormula', () => {
  it.each([
    ['۳/۴ + ۱/۲ = □', '۳⁄۴ + ۱⁄۲ = □'],
    ['2 1/3', '۲ ۱⁄۳'],
    ['(3+4)/5', '(۳ + ۴)⁄۵'],
    ['2×(7−2)', '۲ × (۷ − ۲)'],
    ['3 x 4 * 2', '۳ × ۴ × ۲'],
    ['٢٫٥ ÷ 5', '۲٫۵ ÷ ۵'],
    ['16% = 16/100', '۱۶٪ = ۱۶⁄۱۰۰'],
    ['6 != 7 ~= 8', '۶ ≠ ۷ ≃ ۸'],
    ['5 سانتی‌متر', '۵ سانتی‌متر'],
    ['-4 < 0', '− ۴ < ۰'],
    ['?/12 = _', '□⁄۱۲ = □'],
    ['2,4,6', '۲ , ۴ , ۶'],
  ])('reads %s', (source, expected) => {
    expect(plain(source)).toBe(expected);
  });

  it('takes a space for the difference between a mixed number and two numbers side by side', () => {
    expect(readFormula('2 1/3')?.t).toBe('mixed');
    expect(readFormula('2.5 1/3')?.t).toBe('row');
    expect(readFormula('2(1/3)')?.t).toBe('row');
  });

  it('says how it is read aloud', () => {
    const math = readFormula('2 1/3 = □');
    expect(math && spokenMath(math)).toBe('دو و یک سوم مساوی است با جای خالی');
  });

  it.each(['', '  ', '3/', '/4', '(2', '2)', '()', '3/4/5', '2@3', '\\frac12', '<b>1</b>', '1.2.3', '9'.repeat(121)])(
    'is null for %j',
    (source) => {
      expect(readFormula(source)).toBeNull();
    },
  );

  it('refuses brackets that are too deep to draw', () => {
    expect(readFormula(`${'('.repeat(6)}1${')'.repeat(6)}`)).not.toBeNull();
    expect(readFormula(`${'('.repeat(7)}1${')'.repeat(7)}`)).toBeNull();
  });

  it('draws and speaks whatever it takes', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789۴٫./()+-×=<□٪ سم,'), maxLength: 30 });
    fc.assert(
      fc.property(typed, (source) => {
        const math = readFormula(source);
        if (math === null) return;
        expect(plainMath(math)).not.toBe('');
        expect(spokenMath(math)).not.toBe('');
      }),
    );
  });
});

const text = (written: string, more: object = {}) => ({ t: 'text', text: written, ...more });
const paragraph = (...content: unknown[]) => ({ t: 'paragraph', content });
const read = (...blocks: unknown[]) => readRichText({ blocks }).blocks;

describe('safeHref', () => {
  it.each(['https://roshd.ir/', 'http://medu.ir/a?b=1', 'mailto:a@b.ir', 'tel:+982112345'])('takes %s', (href) => {
    expect(safeHref(href)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.ir/1',
    '/relative',
    'roshd.ir',
    'https://',
    'https://roshd.ir@evil.example/',
    'https://a.ir/ b',
    'https://a.ir/\u202e',
    'http:evil.example',
    'mailto:',
    `https://a.ir/${'a'.repeat(2000)}`,
    7,
    null,
  ])('refuses %j', (href) => {
    expect(safeHref(href)).toBeUndefined();
  });
});

it('writes the scheme of an address small', () => {
  expect(safeHref('HTTPS://Roshd.ir')).toBe('https://Roshd.ir');
});

describe('readRichText', () => {
  it('keeps what it knows', () => {
    const blocks: RichTextBlock[] = [
      { t: 'heading', content: [{ t: 'text', text: 'فردا' }] },
      {
        t: 'paragraph',
        content: [
          { t: 'text', text: 'بخوانید', isBold: true, isItalic: true },
          { t: 'break' },
          { t: 'formula', source: '3/4' },
          { t: 'text', text: 'رشد', href: 'https://roshd.ir/' },
        ],
      },
      { t: 'list', isOrdered: true, items: [[{ t: 'text', text: 'یک' }], [{ t: 'text', text: 'دو' }]] },
    ];
    expect(readRichText({ blocks })).toEqual({ blocks });
  });

  it('drops what it does not know, and keeps the words of a link that leads nowhere good', () => {
    expect(
      read(
        { t: 'script', content: [text('بد')] },
        { ...paragraph(text('خوب', { href: 'javascript:alert(1)', onclick: 'x', isBold: 'yes' })), style: 'color:red' },
        paragraph({ t: 'image', src: 'x' }, text('ب'), { t: 'formula', source: '\\frac' }),
        'متن',
        null,
        [paragraph(text('در آرایه'))],
      ),
    ).toEqual([paragraph(text('خوب')), paragraph(text('ب'))]);
  });

  it('joins pieces of one form, and takes controls and marks that turn lines away', () => {
    expect(read(paragraph(text('الف'), text('\u202eب\u0000'), text('ج', { isBold: true })))).toEqual([
      paragraph(text('الف ب '), text('ج', { isBold: true })),
    ]);
  });

  it('drops empty paragraphs at both ends and keeps those between', () => {
    expect(read(paragraph(), paragraph(text('یک')), paragraph(), paragraph(text('دو')), paragraph(text(' ')))).toEqual([
      paragraph(text('یک')),
      paragraph(),
      paragraph(text('دو')),
    ]);
  });

  it('ends at its limits, whatever is sent', () => {
    const long = readRichText({ blocks: [paragraph(text('ا'.repeat(1_000_000)))] });
    expect(plainRichText(long)).toHaveLength(MAX_RICH_TEXT_LENGTH);
    expect(plainRichText(readRichText({ blocks: [paragraph(text('کتاب ریاضی'))] }, 4))).toBe('کتاب');
    const many = readRichText({ blocks: Array.from({ length: 100_000 }, () => paragraph(text('ا'))) });
    expect(many.blocks).toHaveLength(MAX_RICH_TEXT_NODES / 2);
    let deep: unknown = 1;
    for (let depth = 0; depth < 10_000; depth += 1) deep = [deep];
    expect(read({ t: 'list', isOrdered: true, items: deep }, paragraph(text('ا')))).toEqual([paragraph(text('ا'))]);
  });

  it('is a document of known parts for anything at all, and the same when it is read again', () => {
    const other = fc.anything({ maxDepth: 1, maxKeys: 2 });
    const hostile = fc.letrec((tie) => ({
      piece: fc.record(
        {
          t: fc.constantFrom('text', 'formula', 'break', 'image', '__proto__'),
          text: fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.constant(null)),
          source: fc.oneof(fc.constantFrom('3/4', ' 1 ', 'x('), fc.string()),
          isBold: other,
          isItalic: fc.boolean(),
          href: fc.oneof(fc.webUrl(), fc.constantFrom('javascript:alert(1)', 'data:,x', '//a'), fc.string()),
          onclick: fc.string(),
        },
        { requiredKeys: ['t'] },
      ),
      pieces: fc.oneof(fc.array(tie('piece'), { maxLength: 4 }), other),
      block: fc.record(
        {
          t: fc.constantFrom('paragraph', 'heading', 'list', 'iframe'),
          content: tie('pieces'),
          items: fc.oneof(fc.array(tie('pieces'), { maxLength: 3 }), other),
          isOrdered: other,
        },
        { requiredKeys: ['t'] },
      ),
      document: fc.oneof(fc.record({ blocks: fc.array(tie('block'), { maxLength: 4 }) }), other),
    }));
    fc.assert(
      fc.property(hostile.document, (value) => {
        const document = readRichText(value);
        expectKnown(document);
        expect(readRichText(JSON.parse(JSON.stringify(document)))).toEqual(document);
        expect(plainRichText(document)).toBe(
          plainRichText(document).replace(/[\u202a-\u202e\u2066-\u2069\p{Cs}]/gu, ''),
        );
      }),
      { numRuns: 60 },
    );
  });
});

const KEYS: Readonly<Record<string, readonly string[]>> = {
  text: ['t', 'text', 'isBold', 'isItalic', 'href'],
  formula: ['t', 'source'],
  break: ['t'],
  paragraph: ['t', 'content'],
  heading: ['t', 'content'],
  list: ['t', 'isOrdered', 'items'],
};

function expectKnown(document: RichTextDocument) {
  expect(Object.keys(document)).toEqual(['blocks']);
  for (const block of document.blocks) {
    const pieces = block.t === 'list' ? block.items.flat() : block.content;
    for (const part of [block, ...pieces]) {
      for (const key of Object.keys(part)) expect(KEYS[part.t]).toContain(key);
    }
    for (const piece of pieces) {
      if (piece.t === 'formula') expect(readFormula(piece.source)).not.toBeNull();
      if (piece.t !== 'text') continue;
      expect([undefined, true]).toContain(piece.isBold);
      if (piece.href !== undefined) expect(new URL(piece.href).protocol).toMatch(/^(https?|mailto|tel):$/);
    }
  }
}

describe('while it is written', () => {
  const lines = (count: number) => ({ blocks: Array.from({ length: count }, () => paragraph(text('ا'))) });

  it('is kept whole', () => {
    expect(readRichText(lines(1200)).blocks.length).toBeLessThan(1200);
    expect(wholeRichText(lines(1200)).blocks).toHaveLength(1200);
  });

  it('is known to have too many parts: blocks, items, pieces of a line, or all together', () => {
    const items = Array.from({ length: 401 }, () => [text('ا')]);
    const pieces = Array.from({ length: 401 }, (_, index) => (index % 2 ? text('ا') : { t: 'break' }));
    const all = Array.from({ length: 300 }, () => paragraph(text('ا'.repeat(60))));
    expect(hasTooManyParts(wholeRichText(lines(400)))).toBe(false);
    for (const blocks of [lines(401).blocks, [{ t: 'list', isOrdered: true, items }], [paragraph(...pieces)], all])
      expect(hasTooManyParts(wholeRichText({ blocks }))).toBe(true);
  });
});

describe('plainRichText', () => {
  it('has a line for each paragraph and item, and formulas in it', () => {
    const document = readRichText({
      blocks: [
        { t: 'heading', content: [text('فردا')] },
        paragraph(text('حاصل '), { t: 'formula', source: '3/4+1' }, { t: 'break' }, text('را بنویسید.')),
        { t: 'list', isOrdered: true, items: [[text('یک')], [text('دو')]] },
        { t: 'list', isOrdered: false, items: [[text('سه')]] },
      ],
    });
    expect(plainRichText(document)).toBe('فردا\nحاصل ۳⁄۴ + ۱\nرا بنویسید.\n۱. یک\n۲. دو\n• سه');
  });

  it('gives back a text without any form', () => {
    expect(plainRichText(richTextOf('سلام\n\nبچه‌ها'))).toBe('سلام\n\nبچه‌ها');
    expect(richTextOf('')).toEqual(EMPTY_RICH_TEXT);
  });

  it('knows when nothing is written', () => {
    expect(isEmptyRichText({ blocks: [{ t: 'paragraph', content: [{ t: 'text', text: '  ' }] }] })).toBe(true);
    expect(isEmptyRichText({ blocks: [{ t: 'paragraph', content: [{ t: 'formula', source: '1' }] }] })).toBe(false);
  });

  it('has formulas as long as they may be', () => {
    expect(readFormula('9'.repeat(MAX_FORMULA_LENGTH))).not.toBeNull();
  });
});
