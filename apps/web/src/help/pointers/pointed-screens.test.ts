import { GuidedScreenSchema } from '@mashq/api/contract';
import { describe, expect, it, test } from 'vitest';
import { guides as studentGuides } from '../content/student.ts';
import { guides as teacherGuides } from '../content/teacher.ts';
import { studentHelp, teacherHelp } from '../guide-of-route.ts';
import { pointedScreens } from './pointed-screens.ts';

const readers = [
  { reader: 'student', guides: studentGuides, routes: studentHelp },
  { reader: 'teacher', guides: teacherGuides, routes: teacherHelp },
] as const;

describe.each(readers)('screens pointed out to a $reader', ({ reader, guides, routes }) => {
  const screens = Object.entries(pointedScreens[reader]);

  it('are routes of that person, and never work', () => {
    expect(screens.map(([route]) => route).filter((route) => !(route in routes))).toEqual([]);
    expect(screens.map(([route]) => route).filter((route) => /question|games|quiz\/:|review\/:/.test(route))).toEqual(
      [],
    );
  });

  it('have one to three steps, each of a guide that has it', () => {
    for (const [route, { steps }] of screens) {
      expect([1, 2, 3], route).toContain(steps.length);
      for (const [id, step] of steps)
        expect(guides.find((guide) => guide.id === id)?.steps[step - 1]?.text, `${route}: ${id} ${step}`).toBeTruthy();
    }
  });
});

test('each name of the contract is one screen', () => {
  const names = readers.flatMap(({ reader }) => Object.values(pointedScreens[reader]).map(({ name }) => name));
  expect(['all', ...names].sort()).toEqual([...GuidedScreenSchema.options].sort());
});
