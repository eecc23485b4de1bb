import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const faces = [...readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8').matchAll(/@font-face \{[^}]*\}/g)].map(
  ([rule]) => {
    const name = /vazirmatn-(\w+)\.woff2/.exec(rule)?.[1];
    const codes = [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, offset) => from + offset);
    });
    return { name, codes };
  },
);

// While one file is loading, browsers fetch the next one that has the letter: each screen took 37 to 75 KB more.
test('each letter is of one font file', () => {
  const owners = new Map<number, string[]>();
  for (const { name = '', codes } of faces)
    for (const code of codes) owners.set(code, [...(owners.get(code) ?? []), name]);
  const shared = [...owners].filter(([, names]) => names.length > 1).map(([code]) => code.toString(16));
  expect(shared).toEqual([]);
});

test('Persian text with its digits, punctuation and arithmetic is of the file that pages preload', () => {
  const persian = new Set(faces.find(({ name }) => name === 'persian')?.codes);
  const text = 'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیءأؤئةۀ ۰۱۲۳۴۵۶۷۸۹٠١٢٣ «»،؛؟!().:/%٪٫٬…–‌ +−×÷=<>≤≥≠≈√ً ُِّ';
  const absent = [...text].filter((letter) => !persian.has(letter.codePointAt(0) ?? 0));
  expect(absent).toEqual([]);
});
