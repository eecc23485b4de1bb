import { expect, it } from 'vitest';
import { ownDirection, ownLanguage, ownText } from './own-direction.ts';

it.each([
  ['Hello!', 'ltr'],
  ['سلام!', 'rtl'],
  ['Unit 3 (p. 12) را هم می‌توانم', undefined],
  ['Sara احمدی (پنجم الف)', undefined],
  ['+98 (21) 8888-1234', 'ltr'],
  ['۰۹۱۲ ۳۴۵ ۶۷۸۹', 'ltr'],
  ['(021) 8888-1234', 'ltr'],
  ['-8%', 'ltr'],
  ['+3%', 'ltr'],
  ['-۱۲٫۵', 'ltr'],
  ['−۱۲٬۳۴۵', 'ltr'],
  ['-', undefined],
  ['۰ ۱ ۲ ۳', undefined],
  ['۱۲ - ۸', undefined],
  ['۱۴۰۵/۰۸/۳۰', undefined],
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

it('sets apart what would be turned round, and that alone', () => {
  expect(ownLanguage('0912 345 6789')).toEqual({ dir: 'ltr' });
  expect(ownText('سلام!')).toBe('سلام!');
  expect(ownText(12)).toBe(12);
  expect(ownText('Hello!')).toMatchObject({ type: 'bdi', props: { dir: 'ltr', lang: 'en', children: 'Hello!' } });
});
