import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { StartError } from './start-error.ts';

const VersionSchema = v.object({
  /** What people read, such as `0.0.0+822cf45d`. */
  version: v.string(),
  /** Hash of what the app is built from. */
  sources: v.string(),
});
type Version = v.InferOutput<typeof VersionSchema>;

const TOP = resolve(import.meta.dirname, '../../../..');

/** What was written when this folder was installed or built (`scripts/tooling/version.mjs`). */
function versionIn(folder: string): Version | undefined {
  try {
    return v.parse(VersionSchema, JSON.parse(readFileSync(join(folder, 'version.json'), 'utf8')));
  } catch {
    return undefined;
  }
}

/** The version of this program: of its installation, or a word for sources that run where they are written. */
export function programVersion(folder = TOP): string {
  return versionIn(folder)?.version ?? 'sources';
}

/**
 * Throws `StartError` where the built app is of other sources than this installed server: their calls would not fit. Sources that
 * run where they are written have no version: who writes them builds the app as needed.
 */
export function requireFittingApp(webDist: string, folder = TOP): void {
  const own = versionIn(folder);
  if (own === undefined || !existsSync(join(webDist, 'index.html'))) return;
  const app = versionIn(webDist);
  if (app?.sources === own.sources) return;
  throw new StartError(
    `The app at ${webDist} is of version ${app?.version ?? 'unknown'}, this server of ${own.version}: they were built from different sources. Install both with deploy/install.sh into a new folder.`,
  );
}
