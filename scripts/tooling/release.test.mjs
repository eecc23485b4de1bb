/** `pnpm release` publishes a clean commit of main and nothing else. */
import { strict as assert } from 'node:assert';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { refusals } from '../release.mjs';
import { NODE, TOP } from './run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mashq-release-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const git = (...words) => execFileSync('git', words, { cwd: folder, stdio: 'pipe' });
const write = (file, text) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const commit = () => {
  git('add', '--all');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'A change');
};
const inWorkflow = { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://example.com' };
let passed = 0;
const check = (name, environment, ...reasons) => {
  const found = refusals(folder, environment);
  assert.equal(found.length, reasons.length, `${name}: ${found.join(' · ')}`);
  for (const [index, reason] of reasons.entries()) assert.match(found[index], reason, name);
  passed += 1;
  console.log(`  ✓ ${name}`);
};

git('init', '--quiet', '--initial-branch=main');
write('.changeset/config.json', '{}');
write('packages/kit/package.json', JSON.stringify({ name: 'kit', repository: 'https://example.com/kit' }));
write('packages/state/package.json', JSON.stringify({ name: 'state', private: true }));
commit();
check('a clean commit of main is published by its workflow', inWorkflow);
check('nobody publishes by hand, for then nothing is signed', {}, /Provenance/);

write('packages/kit/new.js', '');
check('a file that is in no commit is refused by its name', inWorkflow, /packages\/kit\/new\.js/);
// The command itself, not only its rule: it ends before it builds anything.
const { status, stderr } = spawnSync(NODE, [join(TOP, 'scripts/release.mjs')], {
  cwd: folder,
  encoding: 'utf8',
  env: { ...process.env, ...inWorkflow },
});
assert.equal(status, 1, 'an unclean tree is published');
assert.match(stderr, /^Nothing is published\.\n\nThe working tree is not clean/);
passed += 1;
console.log('  ✓ the command says so and ends');
commit();

git('switch', '--quiet', '--create', 'next');
check('another branch is refused', inWorkflow, /This is next/);
git('switch', '--quiet', 'main');

write('.changeset/one.md', 'A change.');
commit();
check('changes without a version are refused', inWorkflow, /1 changes have no version/);
rmSync(join(folder, '.changeset/one.md'));

write('packages/kit/package.json', JSON.stringify({ name: 'kit' }));
commit();
check('a package without an address is refused', inWorkflow, /kit has no `repository`/);
console.log(`release: ${passed} passed, 0 failed, 0 skipped`);
