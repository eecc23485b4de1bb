/** `pnpm new component|call|skill|screen …`: lays the files of a new part down, in the house's shape. Overwrites nothing. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run, TOP } from './workshop/run.mjs';
import { plan, USAGE } from './workshop/scaffold/plan.mjs';

const [kind = '', ...parameters] = process.argv.slice(2).filter((word) => word !== '--');

let laid;
try {
  laid = plan(kind, parameters);
  for (const file of Object.keys(laid.files))
    if (existsSync(join(TOP, file))) throw new Error(`${file} is there already`);
} catch (error) {
  console.error(`${error.message}\n\n${USAGE}`);
  process.exit(1);
}

const { files, edits = {}, next } = laid;
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(TOP, file)), { recursive: true });
  writeFileSync(join(TOP, file), text);
  console.log(`made     ${file}`);
}
for (const [file, edit] of Object.entries(edits)) {
  const before = readFileSync(join(TOP, file), 'utf8');
  const after = edit(before);
  if (after === before) console.error(`could not find its place in ${file}: add it by hand`);
  else {
    writeFileSync(join(TOP, file), after);
    console.log(`changed  ${file}`);
  }
}
await run(join(TOP, 'node_modules/.bin/biome'), [
  'check',
  '--write',
  '--log-level=error',
  ...Object.keys(files),
  ...Object.keys(edits),
]);
console.log(`\nNext:\n${next.map((line) => `  – ${line}`).join('\n')}`);
