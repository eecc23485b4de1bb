import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Says of itself that it is an older Node, before the first file is read. */
const OLDER = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.20.2'})`;

test.each(['server.js', 'mashq.js'])('%s says in one line that Node is too old', async (program) => {
  const child = spawn(process.execPath, ['--import', OLDER, join(import.meta.dirname, '../../bin', program)]);
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const [code] = (await once(child, 'close')) as [number];
  expect([code, errors.trim()]).toEqual([
    1,
    expect.stringMatching(/^Mashq needs Node 24 or later; .* is Node 20\.20\.2\.[^\n]*$/),
  ]);
});
