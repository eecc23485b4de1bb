import { contract } from '@mashq/api/contract';
import { expect, test } from 'vitest';
import { report } from './report.ts';

test('the recorded report is a reply that the contract allows today, of a class with something to see', async () => {
  const parsed = await contract.teacher.homework.report.response['~standard'].validate(report);
  expect(parsed.issues).toBeUndefined();
  expect(report.students.length).toBeGreaterThan(12);
  expect(report.skills.length).toBeGreaterThan(2);
  expect(report.mistakes.some(({ confirmed }) => confirmed > 0)).toBe(true);
  expect(report.help.length).toBeGreaterThan(0);
});
