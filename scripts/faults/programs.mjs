import {
  BUILD_OF_APP,
  BUILT,
  journeys,
  kit,
  LINT,
  operate,
  PACKAGES,
  size,
  stories,
  types,
} from '../tooling/layers.mjs';

/** @typedef {import('./list.mjs').Run} Run */
/** @typedef {import('../tooling/layers.mjs').Program} Program */

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
      return [types(run.folder, run.project)];
    case 'lint':
      return Object.values(LINT);
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
      return [stories(run.words)];
    case 'journeys': {
      const grep = `--grep=^${isAll ? '' : '(?=.*@main)'}(?=.*${run.grep})`;
      return [BUILD_OF_APP, journeys([grep], { DEMO_SIZE: 'small' })];
    }
    case 'size':
      return [BUILD_OF_APP, size()];
    case 'kit':
      return [['.', 'rm', ['-rf', ...BUILT]], ...Object.values(PACKAGES), kit(run.words)];
    case 'operate':
      return [BUILD_OF_APP, operate(url)];
    default:
      throw new Error(`There is no layer ${run.layer}`);
  }
}

/** @param {Run} run */
export const nameOf = (run) => Object.values(run).flat().join(' ');
