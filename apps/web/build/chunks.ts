import { resolve } from 'node:path';
import { type ModuleGraph, modulesNeeded } from './needs.ts';

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

/**
 * Names the file a module goes to, by which of the pages need it: so each loads a handful of files and nothing it does
 * not need. Left to itself the bundler makes a file for every set of screens, dozens for one page: each costs a request,
 * and small files compress badly. What no page needs, and where a screen begins, is left to the bundler.
 */
export function chunkName(): (id: string, graph: ModuleGraph) => string | null {
  let needs: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  return (id, graph) => {
    const facts = graph.getModuleInfo(id);
    if (facts === null || facts.isEntry || facts.dynamicImporters.length > 0) return null;
    needs ??= readNeeds(graph);
    const pages = needs.get(id);
    if (pages === undefined) return null;
    return pages.size === Object.keys(PAGES).length ? 'app' : [...pages].sort().join('-');
  };
}

/** Of each module the pages that need it. */
function readNeeds(graph: ModuleGraph): Map<string, Set<string>> {
  const needs = new Map<string, Set<string>>();
  for (const [page, roots] of Object.entries(PAGES)) {
    for (const root of [...EVERY_PAGE, ...roots].map((path) => resolve(ROOT, path))) {
      if (graph.getModuleInfo(root) === null) throw new Error(`${root} is not in the build: has it moved?`);
      for (const id of modulesNeeded(graph, root)) needs.set(id, (needs.get(id) ?? new Set()).add(page));
    }
  }
  return needs;
}
