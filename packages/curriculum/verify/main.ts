/**
 * `pnpm verify [--seeds=2000] [--write] [id or beginning of ids …]`: every property of every skill over thousands of
 * seeds a level, on all cores, then the table of what the books' skills cover. `--write` keeps it in docs/coverage.md.
 * The sources with which a skill passed, and makes what the golden file has, are noted in golden/verified.txt: while they are
 * the same, the tests look at few seeds.
 * Ends with 1 when a skill fails, or when a skill of the books makes no questions and no ids were named.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { PROOF_SEEDS, readVerified, sourcesHash, writeVerified } from '../golden/sources.ts';
import { availableSkills, grades, lessonsOf, mathBook } from '../src/index.ts';
import { coverage } from './coverage.ts';
import { enoughSeeds, fewestDifferent } from './verify-skill.ts';
import type { Verdict } from './worker.ts';

const options = process.argv.slice(2);
const named = options.filter((option) => !option.startsWith('--'));
const seeds = Number(options.find((option) => option.startsWith('--seeds='))?.slice('--seeds='.length) ?? 2000);
const inBooks = grades.flatMap((grade) => lessonsOf(mathBook(grade)).flatMap(({ skills }) => skills)).length;
const ids = availableSkills()
  .map(({ id }) => id)
  .filter((id) => named.length === 0 || named.some((name) => id.startsWith(name)));

const reports = new Map<string, Verdict>();
const waiting = [...ids];

/** One worker takes skill after skill until none is left. */
function work(): Promise<void> {
  const worker = new Worker(new URL('worker.ts', import.meta.url));
  return new Promise((resolve, reject) => {
    const next = () => {
      const id = waiting.shift();
      if (id === undefined) return void worker.terminate().then(() => resolve());
      worker.postMessage({ id, seeds });
    };
    worker.on('error', reject);
    worker.on('message', (report: Verdict) => {
      reports.set(report.id, report);
      console.log(`${report.faults.length === 0 ? '✓' : '✗'} ${report.id} (${reports.size} of ${ids.length})`);
      for (const fault of report.faults) console.log(`    ${fault}`);
      next();
    });
    next();
  });
}

await Promise.all(Array.from({ length: Math.min(availableParallelism(), ids.length) }, work));

const failed = [...reports.values()].filter(({ faults }) => faults.length > 0).length;
const table = coverage(reports);
console.log(`\n${table}`);
if (options.includes('--write')) {
  // With fewer seeds, after a fault or for skills left out, nothing was found out about the fewest.
  const isProven = seeds >= enoughSeeds && failed === 0 && reports.size === inBooks;
  const fewest = isProven ? `; no level of any skill has fewer than ${fewestDifferent}` : '';
  const intro = `# What the books' skills cover\n\nWritten by \`pnpm verify --write\` over ${seeds} seeds a level. A count near ${seeds} means that hardly a question came twice${fewest}.\n`;
  const file = new URL('../../../docs/coverage.md', import.meta.url);
  writeFileSync(file, `${intro}\n${table}`);
}
if (seeds >= PROOF_SEEDS) {
  const verified = readVerified();
  for (const { id, faults, golden } of reports.values()) {
    const hash = sourcesHash(id);
    if (golden !== null) console.log(`not noted as verified: ${golden}`);
    if (faults.length > 0 || golden !== null || hash === null) verified.delete(id);
    else verified.set(id, hash);
  }
  const known = new Set(availableSkills().map(({ id }) => id));
  for (const id of verified.keys()) if (!known.has(id)) verified.delete(id);
  writeVerified(verified);
}
const missing = named.length === 0 ? inBooks - ids.length : 0;
if (missing > 0) console.log(`${missing} of the ${inBooks} skills of the books make no questions yet`);
console.log(`verify: ${reports.size - failed} passed, ${failed + missing} failed, 0 skipped`);
process.exitCode = failed + missing > 0 ? 1 : 0;
