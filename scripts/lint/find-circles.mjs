import { circles, groupGraph, importGraph, isTestFile } from './import-graph.mjs';

/**
 * Import circles that are still there. A circle may lie within one of these sets; anything else fails. The lists only
 * shrink: take a folder or a file out when its circle is gone.
 */

/** Folders that must not import each other in a circle: kit families, parts of a domain, folders of a package. */
const FOLDERS = [
  { below: 'packages/ui/src/', known: [] },
  { below: 'apps/server/src/platform/', known: [] },
  { below: 'apps/server/src/work/', known: [] },
  { below: 'apps/server/src/reports/', known: [] },
  { below: 'packages/curriculum/src/', known: [] },
  { below: 'packages/api/src/', known: [] },
  { below: 'packages/state/src/', known: [] },
  { below: 'apps/web/src/', known: [] },
];

/** Folders with modules that still import each other in a circle. */
const MODULES = [];

/**
 * Import circles between packages, between folders of a package and between modules, except the known ones.
 * @returns {string[]} one sentence each
 */
export function findCircles(top, files, { folders = FOLDERS, modules = MODULES } = {}) {
  const graph = importGraph(top, files);
  const findings = [];
  for (const members of circles(groupGraph(graph, (file) => file.split('/', 2).join('/'))))
    findings.push(`packages import each other in a circle: ${members.join(', ')}`);
  for (const { below, known } of folders) {
    const between = groupGraph(graph, (file) => folderOf(file, below));
    for (const members of circles(between))
      if (!known.some((set) => members.every((member) => set.includes(member))))
        findings.push(`folders of ${below} import each other in a circle: ${members.join(', ')}`);
  }
  for (const members of circles(graph))
    if (!modules.some((folder) => members.every((file) => file.startsWith(folder))))
      findings.push(`modules import each other in a circle: ${members.join(', ')}`);
  return findings;
}

/** Tests may import from every folder; files that lie directly in src join the folders. */
function folderOf(file, below) {
  if (!file.startsWith(below) || isTestFile(file)) return null;
  const [folder, inside] = file.slice(below.length).split('/');
  return inside === undefined ? null : folder;
}
