/**
 * The programs of each layer of tests, in one place: `scripts/test.mjs` runs them whole, `scripts/faults.mjs` in part.
 * @typedef {readonly [folder: string, command: string, parameters: readonly string[], env?: Record<string, string>]} Program
 */

const vite = ['build', '--logLevel', 'warn'];
const declarations = ['-p', 'tsconfig.build.json'];

/** @type {Program} */
export const BUILD_OF_APP = ['apps/web', 'vite', vite];

/** @type {Readonly<Record<'style' | 'repository', Program>>} */
export const LINT = {
  style: ['.', 'biome', ['check', '.', '--error-on-warnings']],
  repository: ['.', 'node', ['scripts/lint-repo.mjs']],
};

/**
 * One build with references: what several packages import is checked once. With several threads the compiler works out many
 * types more than once, half as much again of the processor.
 * @returns {Program}
 */
export const types = (folder = '.', project = '.') => [folder, 'tsc', ['-b', project, '--singleThreaded']];

/** What the kit and the two packages beside it are published as. @type {Readonly<Record<string, Program>>} */
export const PACKAGES = {
  kit: ['packages/ui', 'vite', vite],
  typesOfKit: ['packages/ui', 'tsc', [...declarations, '--singleThreaded']],
  tokens: ['packages/ui', 'node', ['scripts/write-design-tokens.ts']],
  curriculum: ['packages/curriculum', 'tsc', declarations],
  api: ['packages/api', 'tsc', declarations],
};

/** Folders that an earlier build leaves behind: a removed module must not be checked. */
export const BUILT = ['packages/ui/dist', 'packages/curriculum/dist', 'packages/api/dist'];

/** Programs that count what passed. @returns {Program} */
const counting =
  (folder, script) =>
  (options = [], env = {}) => [folder, 'node', [script, ...options], env];

export const journeys = counting('apps/web', 'journeys/run.ts');
export const stories = counting('apps/storybook', 'scripts/test-stories.ts');
export const size = counting('apps/web', 'scripts/size.ts');
export const kit = counting('packages/ui', 'scripts/test-kit.ts');

/** Children who answer while copies and the database break. It has a Postgres of its own. */
export const soak = counting('apps/server', 'bench/soak.ts');

/** @param {string} url a Postgres where databases may be made */
export const operate = (url) => counting('apps/server', 'test/operate/main.ts')([], { OPERATE_DATABASE_URL: url });
