import { expect, it } from 'vitest';
import { classesWithTimes, laterDeadline, lengthText, missingIn, whenText, withoutClass } from './class-times.ts';
import { emptyDraft } from './draft-homework.ts';

const classOf = (id: string, title: string, grade: 5 | 6 = 5) => ({ id, title, grade });
const [one, two, three] = [classOf('1', 'پنجم الف'), classOf('2', 'پنجم ب'), classOf('3', 'ششم الف', 6)];
const classes = [one, two, three];
const NOW = Date.parse('2036-12-01T04:30:00.000Z');
const saturday = { startDate: '2036-12-01T04:30:00.000Z', endDate: '2036-12-04T17:30:00.000Z' };
const known = { hasRange: true, hasNoSkill: false };

it('says how long a class has in whole days and hours, and nothing of an end before the start', () => {
  expect(lengthText(saturday, NOW)).toBe('۳ روز و ۱۳ ساعت');
  expect(lengthText({ startDate: null, endDate: '2036-12-01T20:29:59.000Z' }, NOW)).toBe('۱۶ ساعت');
  expect(lengthText({ startDate: null, endDate: '' }, NOW)).toBeUndefined();
  expect(lengthText({ ...saturday, endDate: '2036-11-30T17:30:00.000Z' }, NOW)).toBeUndefined();
});

it('offers for a deadline before the start another day at the same hour', () => {
  expect(laterDeadline(saturday, NOW)).toBeUndefined();
  expect(laterDeadline({ ...saturday, endDate: '2036-11-30T17:30:00.000Z' }, NOW)).toBe('2036-12-03T17:30:00.000Z');
  expect(laterDeadline({ ...saturday, endDate: '' }, NOW)).toBeUndefined();
});

it('lets the first of the others take the place of the class of the form', () => {
  const draft = { ...emptyDraft(one), ...saturday, others: [{ id: 'x', classId: '2', startDate: null, endDate: 'e' }] };
  expect(withoutClass(draft, classes)).toEqual({ schoolClass: two, startDate: null, endDate: 'e', others: [] });
  expect(withoutClass({ ...draft, others: [] }, classes)).toEqual({});
  expect(classesWithTimes(draft, classes).map(({ title }) => title)).toEqual(['پنجم الف', 'پنجم ب']);
});

it('says the earliest start, and class by class where there are several', () => {
  const draft = { ...emptyDraft(one), ...saturday };
  expect(whenText(draft, classes)).toEqual({ title: expect.stringMatching(/۸:۰۰ می‌رود$/) });
  const others = [{ id: 'x', classId: '2', ...saturday, startDate: null }];
  const both = whenText({ ...draft, others }, classes);
  expect(both.title).toBe('همین حالا می‌رود');
  expect(both.text).toMatch(/^پنجم الف .*۸:۰۰، پنجم ب همین حالا$/);
});

it('names what is missing, with the class where there are several', () => {
  const draft = { ...emptyDraft(one), ...saturday };
  expect(missingIn(draft, classes, known)).toEqual([]);
  expect(missingIn({ ...draft, endDate: '' }, classes, { hasRange: false, hasNoSkill: true })).toEqual([
    'محدودهٔ کتاب',
    'مهلت',
  ]);
  const others = [{ id: 'x', classId: '2', ...saturday, endDate: '2036-11-30T17:30:00.000Z' }];
  expect(missingIn({ ...draft, others }, classes, known)).toEqual(['مهلت پنجم ب']);
});
