import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';

/** Import and export statements, side-effect imports and `import()`, types included. */
const SPECIFIER =
  /(?:^|\n)\s*(?:import|export)\s(?:[^;'"`]*?\sfrom\s)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

const isSource = (file) => /^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(file);
export const isTestFile = (file) => /\.(test|stories)\.tsx?$|\/(test|testing)\//.test(file);

/**
 * Which source file imports which, read from the text. `import type` counts: a type-only circle still joins two modules
 * that a reader has to learn together.
 * @param {string} top the repository's folder
 * @param {readonly string[]} files paths below it
 * @returns {Map<string, Set<string>>}
 */
export function importGraph(top, files) {
  const sources = new Set(files.filter((file) => isSource(file) && existsSync(join(top, file))));
  const packages = readPackages(top, files);
  const graph = new Map();
  for (const file of sources) {
    const targets = new Set();
    for (const specifier of specifiersOf(readFileSync(join(top, file), 'utf8'))) {
      const target = resolveSpecifier(file, specifier, packages);
      if (target && sources.has(target)) targets.add(target);
    }
    graph.set(file, targets);
  }
  return graph;
}

export const withoutComments = (text) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g, '');

/**
 * What a module imports and exports again, as it is written there.
 * @param {string} text its source
 * @returns {string[]}
 */
export const specifiersOf = (text) =>
  [...withoutComments(text).matchAll(SPECIFIER)].map(([, fromStatement, fromCall]) => fromStatement ?? fromCall);

/** @typedef {Map<string, { folder: string, exports: Record<string, unknown> }>} Packages the workspace's, by name */

/** @returns {Packages} */
function readPackages(top, files) {
  const packages = new Map();
  for (const file of files) {
    if (!/^(packages|apps)\/[^/]+\/package\.json$/.test(file) || !existsSync(join(top, file))) continue;
    const { name, exports = {} } = JSON.parse(readFileSync(join(top, file), 'utf8'));
    packages.set(name, { folder: dirname(file), exports });
  }
  return packages;
}

/**
 * The file that a specifier names, below the repository's folder; null for one of a package from elsewhere.
 * @param {string} file where it is written
 * @param {string} specifier
 * @param {Packages} packages
 * @returns {string | null}
 */
export function resolveSpecifier(file, specifier, packages) {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  const [scope, name, ...rest] = specifier.split('/');
  const found = packages.get(`${scope}/${name}`);
  if (!found) return null;
  const entry = ['.', ...rest].join('/');
  const exact = found.exports[entry];
  if (typeof exact === 'string') return join(found.folder, exact);
  for (const [pattern, target] of Object.entries(found.exports)) {
    const [start, end] = pattern.split('*');
    if (end === undefined || typeof target !== 'string') continue;
    if (entry.startsWith(start) && entry.endsWith(end))
      return join(found.folder, target.replace('*', entry.slice(start.length, entry.length - end.length)));
  }
  return null;
}

/**
 * The graph of the folders that `nameOf` names; files it gives null for are left out.
 * @param {Map<string, Set<string>>} graph
 * @param {(file: string) => string | null} nameOf
 */
export function groupGraph(graph, nameOf) {
  const grouped = new Map();
  for (const [file, targets] of graph) {
    const from = nameOf(file);
    if (from === null) continue;
    if (!grouped.has(from)) grouped.set(from, new Set());
    for (const target of targets) {
      const to = nameOf(target);
      if (to !== null && to !== from) grouped.get(from).add(to);
    }
  }
  return grouped;
}

/**
 * Sets of nodes that reach each other (Tarjan's strongly connected components), of two nodes or more.
 * @param {Map<string, Set<string>>} graph
 * @returns {string[][]}
 */
export function circles(graph) {
  const order = new Map();
  const low = new Map();
  const stack = [];
  const found = [];
  for (const start of graph.keys()) if (!order.has(start)) visit(start);
  return found;

  function visit(node) {
    order.set(node, order.size);
    low.set(node, order.get(node));
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) {
        visit(next);
        low.set(node, Math.min(low.get(node), low.get(next)));
      } else if (stack.includes(next)) low.set(node, Math.min(low.get(node), order.get(next)));
    }
    if (low.get(node) !== order.get(node)) return;
    const members = stack.splice(stack.indexOf(node));
    if (members.length > 1) found.push(members.sort());
  }
}
