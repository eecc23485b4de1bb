/**
 * First-load sizes: all JavaScript and CSS (gzip) that a screen needs before it can be used, checked against its budget.
 * Run it after a build. Ends with 1 where a screen is over its budget. `--json` prints the table for the benchmarks.
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** A screen as somebody meets it: the app, the frame of its area, and itself. */
const SCREENS: readonly { name: string; budgetKb: number; modules: readonly string[] }[] = [
  { name: 'login', budgetKb: 110, modules: ['src/screens/auth/LoginScreen.tsx'] },
  {
    name: 'student home',
    budgetKb: 130,
    modules: ['src/areas/StudentArea.tsx', 'src/screens/student/home/HomeScreen.tsx'],
  },
  {
    name: 'question',
    budgetKb: 150,
    modules: ['src/areas/StudentArea.tsx', 'src/screens/student/question/HomeworkQuestionScreen.tsx'],
  },
  {
    name: 'teacher homework',
    budgetKb: 160,
    modules: ['src/areas/TeacherArea.tsx', 'src/screens/teacher/homework/HomeworkScreen.tsx'],
  },
];

const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Record<string, Chunk>;

function filesOf(keys: readonly string[]): Set<string> {
  const files = new Set<string>();
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

const table = SCREENS.map(({ name, budgetKb, modules }) => {
  const files = filesOf(['index.html', ...modules]);
  const js = gzipKb(files, '.js');
  const css = gzipKb(files, '.css');
  return { name, js, css, total: js + css, budgetKb, files: files.size };
});

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(table));
} else {
  for (const { name, js, css, total, budgetKb, files } of table) {
    const mark = total <= budgetKb ? 'ok  ' : 'OVER';
    console.log(
      `${mark} ${name.padEnd(18)} ${total.toFixed(1).padStart(6)} KB of ${budgetKb} (JS ${js.toFixed(1)}, CSS ${css.toFixed(1)}, ${files} files)`,
    );
  }
}
const over = table.filter(({ total, budgetKb }) => total > budgetKb);
if (over.length > 0) {
  console.error(`Over budget: ${over.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
