import { describe, expect, it } from 'vitest';
import type { RouteTable } from '../platform/routing/route.ts';
import { guides as studentGuides } from './content/student.ts';
import { guides as teacherGuides } from './content/teacher.ts';
import { studentHelp, teacherHelp } from './guide-of-route.ts';

const files = import.meta.glob<{ table?: RouteTable }>(['../app/routes/*.ts', '!**/*.test.ts'], { eager: true });
const routes = Object.values(files).flatMap(({ table }) => table?.routes ?? []);

describe.each([
  { reader: 'student', help: studentHelp, ids: studentGuides.map(({ id }) => id as string) },
  { reader: 'teacher', help: teacherHelp, ids: teacherGuides.map(({ id }) => id as string) },
])('help of $reader screens', ({ reader, help, ids }) => {
  it('names a guide for each route, and no route that is gone', () => {
    const paths = routes.map(({ path }) => path).filter((path) => path.startsWith(`/${reader}`));
    expect(Object.keys(help).sort()).toEqual(paths.sort());
  });

  it('names guides that there are', () => {
    const used = Object.values(help).filter((id) => id !== null);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
