/**
 * First-load sizes: all JavaScript and CSS (gzip) that a screen needs before it can be used, beside the target size. The
 * budget is the present size: it may only be lowered, until it reaches the target. No style sheet of a first load is tiny.
 * Run it after a build. It was raised four times: by 0.3 KB for React's `hydrateRoot`, by which public pages keep the markup they
 * came with, by 0.2 and 0.4 KB for class names, data attributes and refs that every component of the kit takes, and by 1, 0.5, 1.5
 * and 1.6 KB for error lines that move nothing under a press, the check for empty boxes before an answer is stored, the step of the
 * code that outlives a reload, and answers that wait for the teacher; and once by 1.0 to 1.7 KB for tables of calls by role.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { PAGES } from '../build/pages.ts';
import { storedFiles } from '../build/stored-files.ts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** A screen's first load: the app, and the modules the page starts with. */
const SCREENS: readonly { name: string; aimKb: number; budgetKb: number; modules: readonly string[] }[] = [
  { name: 'login', aimKb: 110, budgetKb: 118, modules: PAGES.login },
  { name: 'student home', aimKb: 130, budgetKb: 140.7, modules: PAGES.home },
  { name: 'question', aimKb: 150, budgetKb: 152.6, modules: PAGES.question },
  { name: 'teacher homework', aimKb: 160, budgetKb: 154, modules: PAGES.report },
];

const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Record<string, Chunk>;

/** Scripts and styles requested by index.html. */
const own = [
  ...readFileSync(new URL('index.html', dist), 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g),
].map(([, file = '']) => file);

function filesOf(keys: readonly string[]): Set<string> {
  const files = new Set(own);
  const visited = new Set<string>();
  const visit = (key: string) => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`${key} is not in the build: has it moved?`);
    files.add(chunk.file);
    for (const file of chunk.css ?? []) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const [key, { file }] of Object.entries(manifest)) if (own.includes(file)) visit(key);
  for (const key of keys) visit(key);
  return files;
}

/** Kilobytes of 1000 bytes, as the budgets count. */
function gzipKb(files: Iterable<string>, extension: string): number {
  const sizes = [...files]
    .filter((file) => file.endsWith(extension))
    .map((file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** Bytes of a file as it is sent: fonts are compressed already. */
function sentBytes(file: string): number {
  const content = readFileSync(new URL(file, dist));
  return file.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length;
}

const table = SCREENS.map(({ modules, ...screen }) => {
  const files = filesOf(modules);
  const js = gzipKb(files, '.js');
  const css = gzipKb(files, '.css');
  return { ...screen, js, css, total: js + css, files: files.size };
});

console.log(
  '| screen | KB | of it JS | CSS | files | aim | budget |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
);
for (const { name, js, css, total, aimKb, budgetKb, files } of table) {
  const numbers = [total.toFixed(1), js.toFixed(1), css.toFixed(1), files, aimKb, budgetKb];
  console.log(`| ${name}${total > budgetKb ? ' (over its budget)' : ''} | ${numbers.join(' | ')} |`);
}

/** What the service worker fetches once for times without a network, in KB; it is fetched behind the first screen. */
const STORED_BUDGET_KB = 472;
const stored = storedFiles(fileURLToPath(dist)).filter(({ url }) => !url.includes('?'));
const storedKb = stored.reduce((sum, { url }) => sum + sentBytes(url.slice(1)), 0) / 1000;
console.log(
  `\nstored for times without a network: ${stored.length} files, ${storedKb.toFixed(1)} KB of ${STORED_BUDGET_KB}${storedKb > STORED_BUDGET_KB ? ' (over its budget)' : ''}`,
);

/** A style sheet that weighs less than its request: its module was assigned to no page (`build/chunks.ts`). */
const TINY_BYTES = 200;
const firstLoads = new Set(SCREENS.flatMap(({ modules }) => [...filesOf(modules)]));
const tiny = [...firstLoads].filter(
  (file) => file.endsWith('.css') && readFileSync(new URL(file, dist)).length < TINY_BYTES,
);
for (const file of tiny) console.log(`\n${file} is a request for less than ${TINY_BYTES} bytes of style`);

const over = table.filter(({ total, budgetKb }) => total > budgetKb);
const failed = over.length + (storedKb > STORED_BUDGET_KB ? 1 : 0) + (tiny.length > 0 ? 1 : 0);
console.log(`\nsize: ${table.length + 2 - failed} passed, ${failed} failed, 0 skipped`);
process.exit(failed > 0 ? 1 : 0);
