/**
 * Publishes the packages whose version the registry does not have: `pnpm release`, which the release workflow runs on main. It
 * refuses where what would be published is not exactly a commit of main, or where nobody could check where it comes from.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENVIRONMENT, run } from './tooling/run.mjs';

const BRANCH = 'main';

/**
 * Why a working tree may not be published, a sentence each; none where it may.
 * @param {string} folder the top of the repository
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {string[]}
 */
export function refusals(folder, environment) {
  const git = (...words) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim();
  const found = [];
  const changes = git('status', '--porcelain');
  if (changes !== '') found.push(`The working tree is not clean. Commit or remove:\n${changes}`);
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD');
  if (branch !== BRANCH) found.push(`This is ${branch}. Releases are made of ${BRANCH} alone.`);
  const notes = readdirSync(join(folder, '.changeset')).filter((file) => file.endsWith('.md'));
  if (notes.length > 0) found.push(`${notes.length} changes have no version yet: pnpm changeset version`);
  // The registry would refuse it, perhaps after others of them are published.
  for (const { name, repository } of published(folder))
    if (repository === undefined)
      found.push(`package.json of ${name} has no \`repository\`, which provenance is held against.`);
  if (environment.ACTIONS_ID_TOKEN_REQUEST_URL === undefined)
    found.push('Provenance is signed by the identity of the release workflow, which is not here.');
  return found;
}

/** Manifests of the packages that are not private. */
function published(folder) {
  return readdirSync(join(folder, 'packages'))
    .map((name) => join(folder, 'packages', name, 'package.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
    .filter((manifest) => manifest.private !== true);
}

if (import.meta.main) {
  const reasons = refusals(process.cwd(), process.env);
  if (reasons.length > 0) {
    console.error(`Nothing is published.\n\n${reasons.join('\n\n')}`);
    process.exit(1);
  }
  const env = { ...ENVIRONMENT, NPM_CONFIG_PROVENANCE: 'true' };
  for (const [command, ...words] of [
    ['turbo', 'run', 'build', '--filter=./packages/*'],
    ['node', 'scripts/test.mjs', 'kit'],
    ['changeset', 'publish'],
  ]) {
    const code = await run(command, words, { env });
    if (code !== 0) process.exit(code);
  }
}
