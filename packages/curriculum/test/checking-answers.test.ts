import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { angleAnswer, heightsAnswer, matchAnswer, pointsAnswer, shadingAnswer } from '../src/authoring/index.ts';
import { line } from '../src/content/index.ts';
import { check, createRng, type InvalidReason, plainLine, printAnswer, printRaw, type RawInput } from '../src/index.ts';
import { asked, boxes, decimal, fraction, mixed, outcome, over, type, whole } from './checking-fixtures.ts';
import { wordingFault } from './properties/wording.ts';

describe('fraction boxes', () => {
  it('take any equal fraction, unless the simplest is asked for', () => {
    expect(outcome(fraction(3, 4), over('۶', '8'))).toBe('right');
    expect(outcome(fraction(3, 4, true), over('6', '8'))).toBe('not-simplest');
    expect(outcome(fraction(3, 4, true), over('5', '8'))).toBe('wrong');
    expect(outcome(fraction(3, 4, true), over('3', '4'))).toBe('right');
    expect(outcome(fraction(3, 1), over('6', '2'))).toBe('right');
    expect(outcome(fraction(3, 4), over('-3', '-4'))).toBe('right');
  });

  it.each<[string, string, InvalidReason]>([
    ['', '', 'empty'],
    ['3', '', 'incomplete'],
    ['', '4', 'incomplete'],
    ['3', '0', 'zero-denominator'],
    ['3/4', '1', 'fraction-in-one-box'],
    ['1.5', '2', 'decimal-in-whole-box'],
    ['x', '2', 'not-a-number'],
  ])('refuse %s over %s as %s', (numerator, denominator, reason) => {
    expect(outcome(fraction(3, 4), over(numerator, denominator))).toBe(reason);
  });
});

describe('mixed-number boxes', () => {
  it('take any equal proper form', () => {
    expect(outcome(mixed(3, 2, 5), boxes('۳', '4', '10'))).toBe('right');
    expect(outcome(mixed(0, 2, 5), boxes('', '2', '5'))).toBe('right');
    expect(outcome(mixed(0, 2, 5), boxes('0', '2', '5'))).toBe('right');
    expect(outcome(mixed(3, 0, 1), boxes('3', '', ''))).toBe('right');
    expect(outcome(mixed(3, 0, 1), boxes('3', '0', '8'))).toBe('right');
    expect(outcome(mixed(3, 2, 5), boxes('3', '', ''))).toBe('wrong');
  });

  it('cost no try on a part that is not proper, whatever it is worth', () => {
    expect(outcome(mixed(3, 2, 5), boxes('2', '7', '5'))).toBe('improper-part');
    expect(outcome(mixed(3, 2, 5), boxes('', '17', '5'))).toBe('improper-part');
    expect(outcome(mixed(3, 2, 5), boxes('9', '5', '5'))).toBe('improper-part');
    const near = check(mixed(3, 2, 5), boxes('2', '7', '5'));
    const far = check(mixed(3, 2, 5), boxes('9', '9', '5'));
    expect(near.message).toEqual(far.message);
  });

  it.each<[string, string, string, InvalidReason]>([
    ['', '', '', 'empty'],
    ['3', '2', '', 'incomplete'],
    ['3', '2', '0', 'zero-denominator'],
    ['3', '-2', '5', 'two-signs'],
    ['3.5', '1', '2', 'decimal-in-whole-box'],
  ])('refuse %s %s over %s as %s', (w, numerator, denominator, reason) => {
    expect(outcome(mixed(3, 2, 5), boxes(w, numerator, denominator))).toBe(reason);
  });
});

const pairs = matchAnswer(createRng('pairs', 1), {
  entries: ['نیم', 'یک سوم', 'یک چهارم'].map((name) => ({ first: line`${name}`, second: line`${name} از یک نان` })),
  misconceptions: [
    { id: 'third-for-fourth', title: 'مخرج را عوض کرده', message: line`به مخرج نگاه کن.`, joins: [1, 2] },
  ],
});

const towers = heightsAnswer(
  { style: 'blocks', columns: [5, 1].map((start) => ({ label: 'برج', start })), from: 0, to: 6, step: 1 },
  [3, 3],
);
const opened = angleAnswer('left', 65);
const shaded = shadingAnswer('circle', 5, 2);
const corner = pointsAnswer({ width: 5, height: 4, background: 'numbered', shapes: [], description: 'صفحه' }, [[1, 2]]);

describe('several blanks, choices, orders and lines', () => {
  const division = asked(
    { kind: 'integer', blanks: [{ label: 'خارج‌قسمت' }, { label: 'باقی‌مانده' }] },
    { kind: 'integer', values: ['12', '3'] },
    [
      {
        id: 'remainder-too-large',
        title: 'باقی‌مانده بزرگ است',
        answer: { kind: 'integer', values: ['12', '8'] },
        message: line`باقی‌مانده را با مقسوم‌علیه مقایسه کن.`,
      },
    ],
  );
  const option = (id: string) => ({ id, content: line`گزینه` });
  const choice = asked(
    { kind: 'choice', layout: 'list', options: [option('a'), option('b')] },
    { kind: 'choice', option: 'b' },
  );
  const item = (id: string) => ({ id, math: { t: 'number', value: '1' } as const });
  const order = asked(
    { kind: 'order', items: ['a', 'b', 'c'].map(item), ends: ['کوچک‌ترین', 'بزرگ‌ترین'] },
    { kind: 'order', items: ['b', 'a', 'c'] },
  );
  const onLine = asked(
    { kind: 'number-line', line: { from: 0, to: 2, divisions: 5 } },
    { kind: 'number-line', tick: 7 },
  );

  it('count what is right of several blanks', () => {
    expect(type(division, '12', '3')).toBe('right');
    expect(check(division, { kind: 'integer', values: ['۱۲', '4'] })).toMatchObject({
      verdict: 'partial',
      right: 1,
      outOf: 2,
      normalized: '12|4',
    });
    expect(type(division, '1', '2')).toBe('wrong');
    expect(type(division, '12', '')).toBe('incomplete');
    expect(type(division, '12')).toBe('incomplete');
  });

  it('recognize a known misconception by its value before counting parts', () => {
    expect(check(division, { kind: 'integer', values: ['012', '۸'] })).toMatchObject({
      verdict: 'wrong',
      misconceptionId: 'remainder-too-large',
    });
  });

  it('check picks', () => {
    expect(outcome(choice, { kind: 'choice', option: 'b' })).toBe('right');
    expect(outcome(choice, { kind: 'choice', option: 'a' })).toBe('wrong');
    expect(outcome(choice, { kind: 'choice', option: null })).toBe('empty');
    expect(outcome(choice, { kind: 'choice', option: 'c' })).toBe('unknown-option');
    expect(outcome(order, { kind: 'order', items: ['b', 'a', 'c'] })).toBe('right');
    expect(check(order, { kind: 'order', items: ['a', 'b', 'c'] })).toMatchObject({
      verdict: 'partial',
      right: 1,
      outOf: 3,
    });
    expect(outcome(order, { kind: 'order', items: ['c', 'b', 'a'] })).toBe('wrong');
    expect(outcome(order, { kind: 'order', items: ['c', 'b'] })).toBe('incomplete');
    expect(outcome(order, { kind: 'order', items: [] })).toBe('empty');
    expect(outcome(order, { kind: 'order', items: ['a', 'a', 'c'] })).toBe('unknown-option');
    expect(outcome(onLine, { kind: 'number-line', tick: 7 })).toBe('right');
    expect(outcome(onLine, { kind: 'number-line', tick: null })).toBe('untouched');
    expect(outcome(onLine, { kind: 'number-line', tick: 11 })).toBe('unknown-option');
    expect(outcome(onLine, { kind: 'integer', values: ['7'] })).toBe('unknown-option');
  });

  it('are printed with their labels, and as they were typed', () => {
    expect(plainLine(printAnswer(division.key, division.answer))).toBe('خارج‌قسمت: ۱۲، باقی‌مانده: ۳');
    expect(plainLine(printRaw({ kind: 'integer', values: ['٠١٢', ' 3 '] }, division.answer))).toBe(
      'خارج‌قسمت: ٠١٢، باقی‌مانده:  3 ',
    );
    expect(plainLine(printAnswer(onLine.key, onLine.answer))).toBe('۱ ۲⁄۵');
    expect(plainLine(printRaw({ kind: 'order', items: ['b', 'a', 'c'] }, order.answer))).toBe('۱ , ۱ , ۱');
    expect(plainLine(printRaw(boxes('2', '7', '5'), { kind: 'mixed' }))).toBe('2 7⁄5');
    expect(plainLine(printRaw(over('', '5'), { kind: 'fraction' }))).toBe('□⁄5');
  });

  it('print a tick as the line writes its numbers, what was picked as much as the key', () => {
    const form = { kind: 'number-line', line: { from: 0, to: 2, divisions: 10, decimals: true } } as const;
    const { key, answer } = asked(form, { kind: 'number-line', tick: 14 });
    expect(plainLine(printAnswer(key, answer))).toBe('۱٫۴');
    expect(plainLine(printRaw({ kind: 'number-line', tick: 20 }, answer))).toBe('۲');
    expect(plainLine(printRaw({ kind: 'number-line', tick: 5 }, answer))).toBe('۰٫۵');
    const thirds = asked({ kind: 'number-line', line: { from: 0, to: 1, divisions: 3, decimals: true } }, key);
    expect(plainLine(printRaw({ kind: 'number-line', tick: 2 }, thirds.answer))).toBe('۲⁄۳');
  });

  it('survive anything at all, and answer in clean Persian', { timeout: 60_000 }, () => {
    const questions = [
      whole('12', 'تومان'),
      decimal('0.5'),
      fraction(3, 4, true),
      mixed(3, 2, 5),
      division,
      choice,
      order,
      onLine,
      asked({ kind: 'cells', rows: 3, columns: 3, fixed: [] }, { kind: 'cells', cells: [[1, 1]] }),
      asked(corner.answer, corner.key),
      asked(shaded.answer, shaded.key),
      asked(towers.answer, towers.key),
      asked(opened.answer, opened.key),
      asked(pairs.answer, pairs.key, pairs.misconceptions),
      asked({ kind: 'clock', format: 'time12' }, { kind: 'clock', hour: 7, minute: 5 }),
    ];
    const pieces = fc.string({ unit: fc.constantFrom(...'0123۴۵٦٧-−+.,٫/٬، ٪\u200c\u200fآی𝟗x'), maxLength: 9 });
    const character = fc
      .integer({ min: 0, max: 0x10f7ff })
      .map((at) => String.fromCodePoint(at < 0xd800 ? at : at + 0x800));
    const text = fc.oneof(
      pieces,
      fc.array(character, { maxLength: 80 }).map((all) => all.join('')),
    );
    const anyRaw = fc.oneof(
      fc.anything(),
      fc.record({ kind: fc.constantFrom('integer', 'decimal'), values: fc.array(text, { maxLength: 3 }) }),
      fc.record({ kind: fc.constant('clock'), hour: text, minute: text, second: text }),
      fc.record({ kind: fc.constantFrom('fraction', 'mixed'), whole: text, numerator: text, denominator: text }),
      fc.record({
        kind: fc.constantFrom(
          'choice',
          'order',
          'number-line',
          'match',
          'cells',
          'points',
          'sectors',
          'levels',
          'angle',
        ),
        degrees: fc.anything(),
        tones: fc.anything(),
        points: fc.anything(),
        cells: fc.anything(),
        pairs: fc.anything(),
        option: fc.anything(),
        items: fc.anything(),
        tick: fc.anything(),
      }),
    );
    fc.assert(
      fc.property(anyRaw, (raw) => {
        for (const question of questions) {
          const verdict = check(question, raw as RawInput);
          expect(['invalid', 'wrong', 'partial', 'right']).toContain(verdict.verdict);
          for (const piece of verdict.message) if (piece.t === 'text') expect(wordingFault(piece.text)).toBeNull();
        }
      }),
      { numRuns: 2000 },
    );
  });
});
