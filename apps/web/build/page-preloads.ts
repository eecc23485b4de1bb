import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { LayoutName } from '../src/platform/routing/route.ts';
import type { BuiltFiles, Parts } from './first-build-parts.ts';
import { PAGES } from './pages.ts';

/** What every screen of a layout needs: its table of routes, its frame, and its menu where the screen has one. */
const LAYOUTS: Readonly<
  Record<Exclude<LayoutName, 'public' | 'plain'>, { readonly modules: readonly string[]; readonly menu?: string }>
> = {
  auth: { modules: ['src/app/routes/auth.ts'] },
  student: {
    modules: ['src/app/routes/student.ts', 'src/app/layouts/StudentLayout.tsx'],
    menu: 'src/app/layouts/StudentMenu.tsx',
  },
  teacher: { modules: ['src/app/routes/teacher.ts', 'src/app/layouts/TeacherLayout.tsx'] },
  school: { modules: ['src/app/routes/school.ts', 'src/app/layouts/ManagementLayout.tsx'] },
  organization: { modules: ['src/app/routes/organization.ts', 'src/app/layouts/ManagementLayout.tsx'] },
  admin: { modules: ['src/app/routes/admin.ts', 'src/app/layouts/ManagementLayout.tsx'] },
};

interface ReadRoute {
  /** The table it is in. */
  readonly table: string;
  readonly path: string;
  readonly layout: LayoutName;
  readonly isFocused: boolean;
  /** The module its screen is loaded from. */
  readonly screen: string;
}

/** The routes of all tables, as the tables themselves say: they are run, with nothing of their screens. */
async function readRoutes(root: string): Promise<ReadRoute[]> {
  const folder = 'src/app/routes';
  const names = (await readdir(join(root, folder))).filter((name) => /^[a-z-]+\.ts$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(root, folder, name), 'utf8')));
  const tables = names.filter((_, index) => /^export const table\b/m.test(texts[index] ?? ''));
  const stubs: Readonly<Record<string, string>> = {
    'virtual:tables': tables
      .map((name, index) => `export { table as t${index} } from '/${folder}/${name}';`)
      .join('\n'),
    '/route.ts': 'export const route = (path, options) => ({ path, ...options });',
    '/lazy-export.ts': 'export const lazyExport = () => null;',
  };
  type Table = { readonly routes: readonly (Omit<ReadRoute, 'table' | 'screen'> & { readonly load: () => unknown })[] };
  const { module } = await runnerImport<Record<string, Table>>('virtual:tables', {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'mashq-route-tables',
        enforce: 'pre',
        resolveId: (id) => Object.keys(stubs).find((end) => id.endsWith(end)),
        load: (id) => stubs[id],
      },
    ],
  });
  return tables.flatMap((name, index) =>
    (module[`t${index}`]?.routes ?? []).map(({ path, layout, isFocused, load }) => {
      const screen = /\("\/([^"]+)"\)/.exec(String(load))?.[1];
      if (screen === undefined) throw new Error(`${path}: no module is imported by ${String(load)}`);
      return { table: `${folder}/${name}`, path, layout, isFocused: isFocused ?? false, screen };
    }),
  );
}

/**
 * Writes `.vite/page-preloads.json`: for each path of the app the files that its screen needs beside the page's own, so that the
 * server names them in the page and a browser asks for all of them at once, where it would learn of them one after another.
 */
export function pagePreloads(root: string, { entry, withImports }: Parts, { filesOf }: BuiltFiles): Plugin {
  return {
    name: 'mashq-page-preloads',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler() {
        const first = new Set(filesOf([...withImports(entry)].flatMap(({ modules }) => [...modules.keys()])));
        const preloadsOf = (modules: readonly string[]) => {
          for (const module of modules)
            if (filesOf([resolve(root, module)]).length === 0)
              this.error(`${module} is not in the build: has it moved?`);
          return filesOf(modules.map((module) => resolve(root, module))).filter((file) => !first.has(file));
        };
        /** What a screen shows first beside itself. */
        const together = (screen: string) =>
          Object.values(PAGES).flatMap((modules: readonly string[]) => (modules.includes(screen) ? modules : []));

        const paths: [path: string, files: string[]][] = [];
        for (const { table, path, layout: name, isFocused, screen } of await readRoutes(root)) {
          if (name === 'public' || name === 'plain') continue;
          const layout = LAYOUTS[name];
          const menu = layout.menu !== undefined && !isFocused ? [layout.menu] : [];
          paths.push([path, preloadsOf([...layout.modules, ...menu, table, screen, ...together(screen)])]);
        }
        // Where a path has no screen of its own here, its role's files.
        for (const [role, { modules, menu }] of Object.entries(LAYOUTS))
          paths.push([`/${role}/*`, preloadsOf(menu === undefined ? modules : [...modules, menu])]);
        this.emitFile({ type: 'asset', fileName: '.vite/page-preloads.json', source: JSON.stringify(paths) });
      },
    },
  };
}
