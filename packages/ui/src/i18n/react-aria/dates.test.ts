import { expect, it } from 'vitest';
import { dateMessages, spokenDate } from './dates.ts';

it('says a date with its weekday in the Persian order, whatever order the browser writes it in', () => {
  const written = new Intl.DateTimeFormat('fa-IR', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date('2026-11-21T12:00:00Z'),
  );
  expect(written).not.toBe('شنبه ۳۰ آبان ۱۴۰۵');
  expect(spokenDate(written)).toBe('شنبه ۳۰ آبان ۱۴۰۵');
  expect(dateMessages['@react-aria/datepicker'].selectedDateDescription({ date: written })).toBe(
    'تاریخ انتخاب‌شده: شنبه ۳۰ آبان ۱۴۰۵',
  );
});

it('leaves a date without a weekday as it is', () => {
  expect(spokenDate('۳۰ آبان ۱۴۰۵')).toBe('۳۰ آبان ۱۴۰۵');
});
