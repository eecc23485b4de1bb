import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What a built Storybook is made of, relative to `apps/storybook`. */
const INPUTS = [
  '.storybook',
  'docs',
  'gallery',
  'props',
  'package.json',
  'vite.config.ts',
  '../../docs/use-it-in-your-school.md',
  '../../packages/ui/src',
  '../../packages/ui/package.json',
  '../../packages/ui/CHANGELOG.md',
  '../../packages/ui/fixtures/frameworks',
  '../../packages/ui/size-budgets.json',
  '../../packages/ui/scripts/kit/guide-blocks.ts',
  '../../packages/ui/starter',
  '../../packages/api/src',
  '../../packages/curriculum/src',
  '../../pnpm-lock.yaml',
];

function files(path: string): string[] {
  try {
    return readdirSync(path, { withFileTypes: true })
      .flatMap((entry) => (entry.isDirectory() ? files(join(path, entry.name)) : [join(path, entry.name)]))
      .sort();
  } catch {
    return [path];
  }
}

/** One line that changes whenever any source of the built Storybook does. Tests do not count. */
export function fingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((input) => files(join(root, input)))) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
