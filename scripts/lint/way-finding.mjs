import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { importGraph } from './import-graph.mjs';

/** Files that one answer passes at most. */
const MAX_FILES = 22;
/** Imports between two files of the way at most: entry points and tables lie between them. */
const MAX_STEPS = 3;
const QUESTIONS = 10;

/** The part of a document below a heading. */
const part = (text, heading) => text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

/**
 * What is wrong with the way of one answer in docs/architecture.md: too many files, a file that is not there or there twice, and one
 * that no import connects with another one. The first file of the server is reached over the network.
 * @param {Map<string, Set<string>>} graph what each file imports
 * @returns {string[]} one sentence each
 */
export function findFaultsOfAnswer(text, graph, page = 'docs/architecture.md') {
  const files = part(text, 'One answer')
    .split(/^\d+\. /m)
    .slice(1)
    .map((item) => normalize(join(dirname(page), /\]\(([^)]+)\)/.exec(item)?.[1] ?? '')));
  if (files.length === 0) return [`${page} lists no files under “One answer”`];
  const faults = [];
  if (files.length > MAX_FILES) faults.push(`${page}: an answer passes ${files.length} files, more than ${MAX_FILES}`);
  const firstOfServer = files.findIndex((file) => file.startsWith('apps/server/'));
  files.forEach((file, index) => {
    const others = files.filter((other) => other !== file);
    if (!graph.has(file)) faults.push(`${page}: number ${index + 1} of an answer's files is no source: ${file}`);
    else if (files.indexOf(file) < index) faults.push(`${page}: ${file} is in the way of an answer twice`);
    else if (index !== firstOfServer && !others.some((other) => areConnected(graph, file, other)))
      faults.push(`${page}: nothing connects ${file} with another file of the way`);
  });
  return faults;
}

const areConnected = (graph, a, b) => reaches(graph, a, b) || reaches(graph, b, a);

function reaches(graph, from, to) {
  let reached = new Set([from]);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    reached = new Set([...reached].flatMap((file) => [...(graph.get(file) ?? [])]));
    if (reached.has(to)) return true;
  }
  return false;
}

/** What is wrong with the questions of CONTRIBUTING.md: their number, and rows without exactly one path that exists. */
export function findFaultsOfQuestions(top, text, page = 'CONTRIBUTING.md') {
  const rows = part(text, 'Where do I put …')
    .split('\n')
    .filter((line) => line.includes('? '));
  const faults = rows.length === QUESTIONS ? [] : [`${page} answers ${rows.length} questions, not ${QUESTIONS}`];
  for (const row of rows) {
    const paths = [...row.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path);
    if (paths.length !== 1 || !existsSync(join(top, paths[0])))
      faults.push(`${page}: not one path that exists: ${row}`);
  }
  return faults;
}

/** Folders of domains and their parts, and families of the kit and of the curriculum. */
const NAMED_FOLDER =
  /^(?:(?:apps\/server|apps\/web|packages\/api|packages\/state)\/src\/(?<domain>[\w-]+)\/(?:(?<part>[\w-]+)\/)?|packages\/(?:ui|curriculum)\/src\/(?<family>[\w-]+)\/)/;

/** Folders whose name is on no line of the glossary, as one word or as the singular or the words of it. */
export function findUnnamedFolders(files, text, page = 'docs/glossary.md') {
  const names = new Set(
    files.flatMap((file) => Object.values(NAMED_FOLDER.exec(file)?.groups ?? {}).filter((name) => name !== undefined)),
  );
  const words = ` ${text.toLowerCase().replaceAll(/[^\w-]+/g, ' ')} `;
  const isSaid = (name) =>
    [name, name.replaceAll('-', ' ')].some((form) =>
      [form, form.replace(/ies$/, 'y'), form.replace(/s$/, ''), form.replace(/es$/, '')].some((one) =>
        words.includes(` ${one} `),
      ),
    );
  return [...names].filter((name) => !isSaid(name)).map((name) => `${page} does not say what a folder “${name}” holds`);
}

/** @returns {string[]} one sentence each */
export function findWayFindingFaults(top, files, read) {
  return [
    ...findFaultsOfAnswer(read('docs/architecture.md'), importGraph(top, files)),
    ...findFaultsOfQuestions(top, read('CONTRIBUTING.md')),
    ...findUnnamedFolders(files, read('docs/glossary.md')),
  ];
}
