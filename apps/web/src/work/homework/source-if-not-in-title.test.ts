import { expect, it } from 'vitest';
import { sourceIfNotInTitle } from './source-if-not-in-title.ts';

const source = { kind: 'pages', first: 40, last: 50 } as const;

it('says the pages only where the title does not', () => {
  expect(sourceIfNotInTitle('صفحه‌های ۴۰ تا ۵۰', source)).toEqual({});
  expect(sourceIfNotInTitle('جمع کسرها', source)).toEqual({ source });
  expect(sourceIfNotInTitle('تمرین ۴۰', source)).toEqual({ source });
  expect(sourceIfNotInTitle('صفحهٔ ۴۰', { ...source, last: 40 })).toEqual({});
});
