import { expect, test } from 'vitest';
import { requireStrong } from './password-rules.ts';

test.each([
  '12345678',
  '87654321',
  'password1',
  'P@ssw0rd',
  'iloveyou',
  'qwertyui',
  '1q2w3e4r',
  'asdfghjk',
  '۱۲۳۴۵۶۷۸',
  'password۱',
])('«%s» is among those that are tried first', async (password) => {
  await expect(requireStrong(password)).rejects.toMatchObject({ extra: { code: 'weak-password' } });
});

test.each(['تابستان۱۴۰۵', 'سه‌گربه‌آبی', 'khiyar-12', 'k7wm-4hzt', 'درخت انار'])('«%s» is taken', async (password) => {
  await expect(requireStrong(password)).resolves.toBeUndefined();
});

test('a username with a few digits behind it is no password', async () => {
  await expect(requireStrong('sara1405xx', 'sara1405')).rejects.toMatchObject({ extra: { code: 'weak-password' } });
});

test('a password of the greatest length is looked at without a delay', async () => {
  await expect(requireStrong('aB3$x'.repeat(40))).resolves.toBeUndefined();
});
