import { expect, it } from 'vitest';
import { windowText } from './window-text.ts';

const NOW = '2026-11-20T08:00:00Z';

it('says a day once that is both the first and the last', () => {
  expect(windowText('2026-11-28T12:30:00Z', '2026-11-28T15:30:00Z', NOW)).toBe('شنبه ۷ آذر، ۱۶:۰۰ تا ۱۹:۰۰');
  expect(windowText('2026-11-28T12:30:00Z', '2026-11-28T20:30:00Z', NOW)).toBe(
    'شنبه ۷ آذر، ۱۶:۰۰ تا یکشنبه ۸ آذر، ۰:۰۰',
  );
  expect(windowText('2026-11-27T20:30:00Z', '2026-11-29T20:29:59Z', NOW)).toBe('شنبه ۷ آذر تا یکشنبه ۸ آذر');
});

it('says the hour as the deadline of homework does', () => {
  expect(windowText('2026-11-28T04:30:00Z', '2026-11-28T06:15:00Z', NOW)).toBe('شنبه ۷ آذر، ۸:۰۰ تا ۹:۴۵');
});

it('says the year where it is not this one', () => {
  expect(windowText('2026-11-28T12:30:00Z', '2026-11-28T15:30:00Z', '2027-05-01T08:00:00Z')).toBe(
    'شنبه ۷ آذر ۱۴۰۵، ۱۶:۰۰ تا ۱۹:۰۰',
  );
});
