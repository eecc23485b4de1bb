import { circles, groupGraph, importGraph, isTestFile } from './import-graph.mjs';
import { FOLDERS, MODULES } from './known-circles.mjs';

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
