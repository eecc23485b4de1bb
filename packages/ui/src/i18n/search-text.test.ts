import { describe, expect, it } from 'vitest';
import { matchesSearch } from './search-text.ts';

describe('matchesSearch', () => {
  it.each([
    ['کسرهای مساوی', 'كسر'],
    ['علی یوسفی', 'علي'],
    ['عددهای چهار‌رقمی', 'چهار رقمی'],
    ['عددهای چهاررقمی', 'چهار رقمی'],
    ['آمار و احتمال', 'امار'],
    ['صفحهٔ ۴۶', '46'],
    ['صفحهٔ ۴۶', 'صفحه ٤٦'],
    ['جمع و تفریق کسرها', 'کسر جمع'],
    ['Mashq', 'mashq'],
    ['هر چه', ''],
  ])('finds «%s» by «%s»', (text, typed) => {
    expect(matchesSearch(text, typed)).toBe(true);
  });

  it('asks for every word', () => {
    expect(matchesSearch('جمع کسرها', 'جمع اعشار')).toBe(false);
  });
});
