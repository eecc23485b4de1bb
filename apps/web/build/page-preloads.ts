import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { BuiltFiles, Parts } from './first-build-parts.ts';
import { PAGES } from './pages.ts';

/** What every screen of a layout needs: its table of routes, its frame, and its menu where the screen has one. */
const LAYOUTS: Readonly<Record<string, { readonly modules: readonly string[]; readonly menu?: string }>> = {
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

const ROUTE = /\broute\(\s*'([^']+)',\s*\{([\s\S]*?)\n {4}\}\)/g;

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
        for (const file of (await readdir(join(root, 'src/app/routes'))).filter((name) => /^[a-z-]+\.ts$/.test(name))) {
          const text = await readFile(join(root, 'src/app/routes', file), 'utf8');
          for (const [, path = '', options = ''] of text.matchAll(ROUTE)) {
            const layout = LAYOUTS[options.match(/layout: '(\w+)'/)?.[1] ?? ''];
            const screen = options.match(/import\('((?:\.\.\/)+[^']+)'\)/)?.[1];
            if (layout === undefined || screen === undefined) continue;
            const menu = layout.menu !== undefined && !options.includes('isFocused: true') ? [layout.menu] : [];
            const module = join('src/app/routes', screen);
            const own = [`src/app/routes/${file}`, module, ...together(module)];
            paths.push([path, preloadsOf([...layout.modules, ...menu, ...own])]);
          }
        }
        // Where a path has no screen of its own here, its role's files.
        for (const [role, { modules, menu }] of Object.entries(LAYOUTS))
          paths.push([`/${role}/*`, preloadsOf(menu === undefined ? modules : [...modules, menu])]);
        this.emitFile({ type: 'asset', fileName: '.vite/page-preloads.json', source: JSON.stringify(paths) });
      },
    },
  };
}
