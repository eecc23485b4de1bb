import { lazyExport } from '../../platform/routing/lazy-export.ts';
import type { AppRoute, LazyTable, RouteTable } from '../../platform/routing/route.ts';

export const publicTable = lazyExport(() => import('./public.ts'), 'table');
const auth = lazyExport(() => import('./auth.ts'), 'table');
const student = lazyExport(() => import('./student.ts'), 'table');
const teacher = lazyExport(() => import('./teacher.ts'), 'table');
const school = lazyExport(() => import('./school.ts'), 'table');
const organization = lazyExport(() => import('./organization.ts'), 'table');
const admin = lazyExport(() => import('./admin.ts'), 'table');

/** Tables by the first word of a path: nobody loads the screens' names of another role. */
const TABLES: Readonly<Record<string, LazyTable>> = {
  auth,
  student,
  teacher,
  school,
  organization,
  admin,
};

/** The routes that a path may match. Suspends while they are loaded. */
export function useRoutesFor(path: string): readonly AppRoute[] {
  const [first, second] = words(path);
  const table = (TABLES[first] ?? publicTable).read();
  return partOf(table, second)?.read().routes ?? table.routes;
}

/** What `useRoutesFor` gives, outside of a component; none where they could not be loaded. */
export async function loadRoutesFor(path: string): Promise<readonly AppRoute[]> {
  const [first, second] = words(path);
  const table = await (TABLES[first] ?? publicTable).ready();
  if (table === undefined) return [];
  return (await partOf(table, second)?.ready())?.routes ?? table.routes;
}

/** The part of a table that has the screens of the path's second word; undefined where the table itself has them. */
function partOf({ routes, subtables, others }: RouteTable, second: string): LazyTable | undefined {
  return subtables?.[second] ?? (routes.some(({ path }) => words(path)[1] === second) ? undefined : others);
}

function words(path: string): readonly [first: string, second: string] {
  const [, first = '', second = ''] = path.split('/');
  return [first, second];
}
