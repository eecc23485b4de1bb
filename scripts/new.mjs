/** `pnpm new component|call|skill|answer|screen …`: writes the first files of something new. Overwrites nothing. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run, TOP } from './tooling/run.mjs';
import { plan, USAGE } from './tooling/scaffold/plan.mjs';

const [type = '', ...parameters] = process.argv.slice(2).filter((word) => word !== '--');

let planned;
try {
  planned = plan(type, parameters);
  for (const file of Object.keys(planned.files))
    if (existsSync(join(TOP, file))) throw new Error(`${file} exists already`);
} catch (error) {
  console.error(`${error.message}\n\n${USAGE}`);
  process.exit(1);
}

const { files, edits = {}, next } = planned;
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(TOP, file)), { recursive: true });
  writeFileSync(join(TOP, file), text);
  console.log(`created  ${file}`);
}
for (const [file, edit] of Object.entries(edits)) {
  const before = readFileSync(join(TOP, file), 'utf8');
  const after = edit(before);
  if (after === before) console.error(`no place for the new line was found in ${file}: add it by hand`);
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
