import { expect, it } from 'vitest';
import { ownDirection, ownLanguage } from './own-direction.ts';

it.each([
  ['Hello!', 'ltr'],
  ['سلام!', 'rtl'],
  ['Unit 3 (p. 12) را هم می‌توانم', undefined],
  ['Sara احمدی (پنجم الف)', undefined],
  ['۱۲', undefined],
  ['12.', undefined],
  ['', undefined],
] as const)('«%s» has the direction %s', (text, direction) => {
  expect(ownDirection(text)).toBe(direction);
});

it('names the language of what is in Latin letters alone', () => {
  expect(ownLanguage('message deleted successfully')).toEqual({ lang: 'en', dir: 'ltr' });
  expect(ownLanguage('پیام حذف شد.')).toEqual({});
  expect(ownLanguage('فایل CSV')).toEqual({});
});
