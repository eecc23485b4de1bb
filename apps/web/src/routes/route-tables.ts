import { lazyExport } from '../routing/lazy-export.ts';
import type { AppRoute } from '../routing/route.ts';

const publicTable = lazyExport(() => import('./public.ts'), 'routes');
const auth = lazyExport(() => import('./auth.ts'), 'routes');
const student = lazyExport(() => import('./student.ts'), 'routes');
const teacher = lazyExport(() => import('./teacher.ts'), 'routes');
const management = lazyExport(() => import('./management.ts'), 'routes');

/** Tables by the first word of a path: nobody loads the screens' names of another role. */
const TABLES: Readonly<Record<string, typeof student>> = {
  auth,
  student,
  teacher,
  school: management,
  organization: management,
  admin: management,
};

/** The routes that a path may match. Suspends while they are loaded. */
export function useRoutesFor(path: string): readonly AppRoute[] {
  return (TABLES[path.split('/')[1] ?? ''] ?? publicTable).read();
}
