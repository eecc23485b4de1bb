import { expect, it } from 'vitest';
import { ownDirection } from './own-direction.ts';

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
