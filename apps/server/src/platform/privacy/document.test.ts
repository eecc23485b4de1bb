import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deletedKinds, privacyDocument } from './document.ts';
import { privacyPage } from './kinds-fa.ts';

/** Without what the formatter does to tables. */
const unaligned = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-');

test('docs/privacy.md is of this register', () => {
  // Else run `pnpm --filter @mashq/server privacy`.
  const file = readFileSync(new URL('../../../../../docs/privacy.md', import.meta.url), 'utf8');
  expect(unaligned(file)).toBe(unaligned(privacyDocument()));
});

test('the page of the app says in Persian what this register says', () => {
  const file = new URL('../../../../web/src/site/content/privacy-kinds.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(privacyPage());
});

test('the proof of a deletion names what goes and what stays', () => {
  const { removed, kept } = deletedKinds();
  expect(removed).toContain('گفت‌وگو با پشتیبانی');
  expect(kept).toContain('پرسش‌ها و پاسخ‌ها');
});
