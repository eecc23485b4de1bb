import { resolve } from 'node:path';

/** What the bundler tells of a module. */
interface ModuleGraph {
  getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[];
    readonly dynamicImporters: readonly string[];
    readonly isEntry: boolean;
  } | null;
}

const ROOT = resolve(import.meta.dirname, '..');

/**
 * The screens most visits begin with, and what each of them loads beside the app itself: the frame of its area and its
 * own module. Their first-load sizes have budgets (scripts/size.ts).
 */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  login: ['src/screens/auth/LoginScreen.tsx'],
  home: ['src/areas/StudentArea.tsx', 'src/screens/student/home/HomeScreen.tsx'],
  question: ['src/areas/StudentArea.tsx', 'src/screens/student/question/HomeworkQuestionScreen.tsx'],
  report: ['src/areas/TeacherArea.tsx', 'src/screens/teacher/homework/HomeworkScreen.tsx'],
};
const EVERY_PAGE = ['src/main.tsx'];

/** All of react-aria-components: whoever imports it wants one thing of it, which comes with the parts that use it. */
const BARREL = '/react-aria-components/dist/exports/index.mjs';

/**
 * Names the file a module goes to, by which of the pages need it: so each loads a handful of files and nothing it does
 * not need. Left to itself the bundler makes a file for every set of screens, dozens for one page: each costs a request,
 * and small files compress badly. What no page needs, and where a screen begins, is left to the bundler.
 */
export function chunkName(): (id: string, graph: ModuleGraph) => string | null {
  let needs: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  return (id, graph) => {
    const info = graph.getModuleInfo(id);
    if (info === null || info.isEntry || info.dynamicImporters.length > 0) return null;
    needs ??= readNeeds(graph);
    const pages = needs.get(id);
    if (pages === undefined) return null;
    return pages.size === Object.keys(PAGES).length ? 'app' : [...pages].sort().join('-');
  };
}

/** Of each module the pages that need it. */
function readNeeds(graph: ModuleGraph): Map<string, Set<string>> {
  const needs = new Map<string, Set<string>>();
  const visit = (id: string, page: string) => {
    const pages = needs.get(id) ?? new Set();
    if (pages.has(page)) return;
    needs.set(id, pages.add(page));
    if (id.endsWith(BARREL)) return;
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported, page);
  };
  for (const [page, roots] of Object.entries(PAGES)) {
    for (const root of [...EVERY_PAGE, ...roots]) {
      const id = resolve(ROOT, root);
      if (graph.getModuleInfo(id) === null) throw new Error(`${root} is not in the build: has it moved?`);
      visit(id, page);
    }
  }
  return needs;
}
