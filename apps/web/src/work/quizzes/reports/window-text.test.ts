import { expect, it } from 'vitest';
import { windowText } from './window-text.ts';

it('says a day once that is both the first and the last', () => {
  expect(windowText('2026-11-28T12:30:00Z', '2026-11-28T15:30:00Z')).toBe('شنبه ۷ آذر ۱۴۰۵، ساعت ۱۶:۰۰ تا ۱۹:۰۰');
  expect(windowText('2026-11-28T12:30:00Z', '2026-11-28T20:30:00Z')).toBe(
    'شنبه ۷ آذر ۱۴۰۵، ساعت ۱۶:۰۰ تا یکشنبه ۸ آذر ۱۴۰۵، ساعت ۰۰:۰۰',
  );
});
