import { expect, it } from 'vitest';
import { isAccepted } from './file-fault.ts';

it.each([
  ['a type', { type: 'application/pdf', name: 'a.pdf' }, ['application/pdf'], true],
  ['another type', { type: 'text/plain', name: 'a.txt' }, ['application/pdf'], false],
  ['a family', { type: 'image/avif', name: 'a.avif' }, ['image/*'], true],
  ['another family', { type: 'imagery/x', name: 'a.x' }, ['image/*'], false],
  ['an ending, in any case and of a file whose type is not known', { type: '', name: 'نمره‌ها.CSV' }, ['.csv'], true],
  ['another ending', { type: 'text/csv', name: 'csv' }, ['.csv'], false],
  ['an ending, of a file that is dragged', { type: '' }, ['.csv'], true],
] as const)('takes a file by %s', (_, file, accept, isTaken) => {
  expect(isAccepted(file, accept)).toBe(isTaken);
});
