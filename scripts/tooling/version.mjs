/**
 * Which version this is, written into the built app and beside an installed server: the server starts only with an app of the same
 * sources. `node scripts/tooling/version.mjs` prints it as JSON, `… sources` the hash of the app's sources alone.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TOP = fileURLToPath(new URL('../..', import.meta.url));

/** What the app is built from. */
function sourcePlaces(top) {
  const packages = readdirSync(join(top, 'packages')).map((name) => `packages/${name}/src`);
  const web = readdirSync(join(top, 'apps/web'))
    .filter((name) => /\.(ts|html)$/.test(name) || ['src', 'build', 'public', 'science-frame'].includes(name))
    .map((name) => `apps/web/${name}`);
  return ['pnpm-lock.yaml', ...packages, ...web].filter((place) => existsSync(join(top, place))).sort();
}

/** A hash of names and contents: a date of a file says nothing once it was copied or checked out. */
export function sourcesHash(top = TOP) {
  const hash = createHash('sha256');
  const visit = (place) => {
    const path = join(top, place);
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) visit(`${place}/${name}`);
    else hash.update(`${place}\0`).update(readFileSync(path)).update('\0');
  };
  for (const place of sourcePlaces(top)) visit(place);
  return hash.digest('hex').slice(0, 32);
}

/** `MASHQ_VERSION` where it is set, for builds without git; else the commit, else the sources. */
function build(top, sources) {
  if (process.env.MASHQ_VERSION) return process.env.MASHQ_VERSION;
  try {
    const options = { cwd: top, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], options).trim();
  } catch {
    return sources.slice(0, 8);
  }
}

/** For `version.json`. */
export function versionFile(top = TOP) {
  const { version } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8'));
  const sources = sourcesHash(top);
  return `${JSON.stringify({ version: `${version}+${build(top, sources)}`, sources })}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.stdout.write(process.argv[2] === 'sources' ? `${sourcesHash()}\n` : versionFile());
