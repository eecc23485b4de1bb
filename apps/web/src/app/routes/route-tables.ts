import { lazyExport } from '../../platform/routing/lazy-export.ts';
import type { AppRoute, LazyTable } from '../../platform/routing/route.ts';

export const publicTable = lazyExport(() => import('./public.ts'), 'table');
const auth = lazyExport(() => import('./auth.ts'), 'table');
const student = lazyExport(() => import('./student.ts'), 'table');
const teacher = lazyExport(() => import('./teacher.ts'), 'table');
const management = lazyExport(() => import('./management.ts'), 'table');

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
  const [first, second] = words(path);
  const { routes, subtables } = (TABLES[first] ?? publicTable).read();
  return subtables?.[second]?.read().routes ?? routes;
}

/** What `useRoutesFor` gives, outside of a component; none where they could not be loaded. */
export async function loadRoutesFor(path: string): Promise<readonly AppRoute[]> {
  const [first, second] = words(path);
  const table = await (TABLES[first] ?? publicTable).ready();
  return (await table?.subtables?.[second]?.ready())?.routes ?? table?.routes ?? [];
}

function words(path: string): readonly [first: string, second: string] {
  const [, first = '', second = ''] = path.split('/');
  return [first, second];
}
