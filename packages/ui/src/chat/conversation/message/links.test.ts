import { describe, expect, it } from 'vitest';
import { splitLinks } from './links.ts';

describe('splitLinks', () => {
  it.each([
    ['تمرین: https://mashq.ir/p/40.', ['https://mashq.ir/p/40']],
    ['(www.roshd.ir)، و http://a.ir؟', ['https://www.roshd.ir', 'http://a.ir']],
    ['https://fa.wikipedia.org/wiki/کسر_(ریاضی)', ['https://fa.wikipedia.org/wiki/کسر_(ریاضی)']],
    ['javascript:alert(1) data:text/html,x <a href="https://a.ir">', ['https://a.ir']],
    ['بدون نشانی', []],
    ['https://', []],
  ])('finds the addresses of «%s» and loses no letter', (text, hrefs) => {
    const parts = splitLinks(text);
    expect(parts.flatMap(({ href }) => (href === undefined ? [] : [href]))).toEqual(hrefs);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });
});
