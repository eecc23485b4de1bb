/** @typedef {import('./list.mjs').Run} Run */
/** @typedef {readonly [folder: string, command: string, parameters: readonly string[], env?: Record<string, string>]} Program */

const vite = ['build', '--logLevel', 'warn'];
const declarations = ['-p', 'tsconfig.build.json'];
/** @type {Program} */
const BUILD_OF_APP = ['apps/web', 'vite', vite];
/** @type {readonly Program[]} */
const BUILD_OF_PACKAGES = [
  // Without the files of an earlier build: a removed module must not be checked.
  ['packages', 'rm', ['-rf', 'ui/dist', 'curriculum/dist', 'api/dist']],
  ['packages/ui', 'vite', vite],
  ['packages/ui', 'tsc', declarations],
  ['packages/ui', 'node', ['scripts/write-design-tokens.ts']],
  ['packages/curriculum', 'tsc', declarations],
  ['packages/api', 'tsc', declarations],
];

/** @returns {Program} */
const vitest = (folder, { files = [], names }, env = {}) => [
  folder,
  'vitest',
  ['run', '--maxWorkers=1', ...files, ...(names === undefined ? [] : ['-t', names])],
  env,
];

/**
 * The programs of a run, as scripts/test.mjs runs them: one after another, until one fails.
 * @param {Run} run
 * @param {{ isAll: boolean, url: string }} with the address of a Postgres; empty where there is none
 * @returns {readonly Program[]}
 */
export function programsOf(run, { isAll, url }) {
  switch (run.layer) {
    case 'types':
      return [[run.folder, 'tsc', ['-b', run.project ?? '.', '--singleThreaded']]];
    case 'lint':
      return [
        ['.', 'biome', ['check', '.', '--error-on-warnings']],
        ['.', 'node', ['scripts/lint-repo.mjs']],
      ];
    case 'unit':
      return [vitest(run.folder, run)];
    case 'server': {
      // Of the other database `npm test` runs only the files that engines differ in.
      const isOther = run.engine === 'other';
      return [
        vitest('apps/server', run, {
          TEST_DATABASE_URL: isOther ? '' : url,
          TEST_ENGINE: isOther && !isAll ? '1' : '',
        }),
      ];
    }
    case 'stories':
      return [['apps/storybook', 'node', ['scripts/test-stories.ts', ...run.words]]];
    case 'journeys': {
      const grep = `--grep=^${isAll ? '' : '(?=.*@main)'}(?=.*${run.grep})`;
      return [BUILD_OF_APP, ['apps/web', 'node', ['journeys/run.ts', grep], { DEMO_SIZE: 'small' }]];
    }
    case 'size':
      return [BUILD_OF_APP, ['apps/web', 'node', ['scripts/size.ts']]];
    case 'kit':
      return [...BUILD_OF_PACKAGES, ['packages/ui', 'node', ['scripts/test-kit.ts', ...run.words]]];
    case 'operate':
      return [BUILD_OF_APP, ['apps/server', 'node', ['test/operate/main.ts'], { OPERATE_DATABASE_URL: url }]];
    default:
      throw new Error(`There is no layer ${run.layer}`);
  }
}

/** @param {Run} run */
export const nameOf = (run) => Object.values(run).flat().join(' ');
