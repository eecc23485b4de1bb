import { expect, it } from 'vitest';
import { windowText } from './window-text.ts';

const NOW = '2026-11-20T08:00:00Z';

it('says a day once that is both the first and the last', () => {
  expect(windowText('2026-11-28T12:30:00Z', '2026-11-28T15:30:00Z', NOW)).toBe('شنبه ۷ آذر، ساعت ۱۶:۰۰ تا ۱۹:۰۰');
  expect(windowText('2026-11-28T12:30:00Z', '2026-11-28T20:30:00Z', NOW)).toBe(
    'شنبه ۷ آذر، ساعت ۱۶:۰۰ تا یکشنبه ۸ آذر، ساعت ۰۰:۰۰',
  );
});

it('says the year where it is not this one', () => {
  expect(windowText('2026-11-28T12:30:00Z', '2026-11-28T15:30:00Z', '2027-05-01T08:00:00Z')).toBe(
    'شنبه ۷ آذر ۱۴۰۵، ساعت ۱۶:۰۰ تا ۱۹:۰۰',
  );
});
