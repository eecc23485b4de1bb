import { expect, it } from 'vitest';
import { sourceUnlessTold } from './source-unless-told.ts';

const source = { kind: 'pages', first: 40, last: 50 } as const;

it('says the pages only where the title does not', () => {
  expect(sourceUnlessTold('صفحه‌های ۴۰ تا ۵۰', source)).toEqual({});
  expect(sourceUnlessTold('جمع کسرها', source)).toEqual({ source });
  expect(sourceUnlessTold('تمرین ۴۰', source)).toEqual({ source });
  expect(sourceUnlessTold('صفحهٔ ۴۰', { ...source, last: 40 })).toEqual({});
});
