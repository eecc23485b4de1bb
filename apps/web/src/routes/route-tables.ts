import type { AppRoute } from '../routing/route.ts';
import { type LazyTable, lazyTable } from '../routing/route-table.ts';

const publicTable = lazyTable(() => import('./public.ts'));
const auth = lazyTable(() => import('./auth.ts'));
const student = lazyTable(() => import('./student.ts'));
const teacher = lazyTable(() => import('./teacher.ts'));
const management = lazyTable(() => import('./management.ts'));

/** Tables by the first word of a path: nobody loads the screens' names of another role. */
const TABLES: Readonly<Record<string, LazyTable>> = {
  auth,
  student,
  teacher,
  school: management,
  organization: management,
  admin: management,
};

/** The routes that a path may match. Suspends while they are loaded. */
export function useRoutesFor(path: string): readonly AppRoute[] {
  const [, first = '', second = ''] = path.split('/');
  const { routes, subtables } = (TABLES[first] ?? publicTable).read();
  return subtables?.[second]?.read().routes ?? routes;
}
