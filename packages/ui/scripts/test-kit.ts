/**
 * Tests the packages as they would be published. Packs the tarballs, lints them, and builds separate projects with them
 * outside the workspace. Needs `dist` of the kit, the curriculum and the contract. webpack, React Router and the guide followed as
 * written are tried with TEST_ALL=1, and where `packages/ui` differs from the upstream branch. Arguments select checks whose
 * name contains them. Ends with `kit: N passed, N failed, N skipped`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buttonFaults, equalFaults, readPage, themeFaults } from './kit/bundle-checks.ts';
import { consumerTypeFaults, guideExampleFaults } from './kit/consumer-types.ts';
import {
  frameworkProjects,
  nextFaults,
  reactRouterDevelopmentFaults,
  reactRouterFaults,
  versionFaults,
} from './kit/frameworks.ts';
import { pack } from './kit/pack.ts';
import { publintFaults, sourceFaults, typeFaults } from './kit/package-lint.ts';
import { project } from './kit/project.ts';
import { propFixtures } from './kit/prop-fixtures.ts';
import { node } from './kit/run.ts';
import { measure } from './kit/sizes.ts';
import { starterBuildFaults, starterProject, starterVisitFaults } from './kit/starter.ts';
import { stylesheetFaults } from './kit/stylesheet-checks.ts';
import { tutorialFaults } from './kit/tutorial-test.ts';
import { apiFaults } from './write-api-report.ts';
import { barrelFaults } from './write-barrel.ts';
import { sizeFaults, sizeTable } from './write-sizes.ts';

const only = process.argv.slice(2);
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'mashq-kit-'));
let passed = 0;
let failed = 0;

/** Whether the kit was changed since the upstream branch; a clone without an upstream has nothing of its own. */
function isChanged(): boolean {
  try {
    const changed = execFileSync('git', ['diff', '--name-only', '@{upstream}', '--', '.'], { encoding: 'utf8' });
    return changed.trim() !== '';
  } catch {
    return false;
  }
}

const isWhole = process.env.TEST_ALL === '1' || only.length > 0 || isChanged();

/** How long a check may take, in milliseconds: the longest takes a fifth of it. What never ends must not keep the rest waiting. */
const LIMIT = 8 * 60_000;

function withinLimit<Result>(result: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no end after ${LIMIT / 60_000} minutes`)), LIMIT);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}

/** One check; it passes when it finds no fault. */
async function check(name: string, find: () => readonly string[] | Promise<readonly string[]>): Promise<void> {
  if (only.length > 0 && !only.some((word) => name.includes(word))) return;
  const started = Date.now();
  const faults = await withinLimit(Promise.resolve().then(find)).catch((error: unknown) => [
    error instanceof Error ? error.message : String(error),
  ]);
  const took = `${((Date.now() - started) / 1000).toFixed(1)} s`;
  if (faults.length === 0) passed += 1;
  else failed += 1;
  console.log(`  ${faults.length === 0 ? '✓' : '✗'} ${name} (${took})`);
  for (const fault of [...new Set(faults)].slice(0, 40)) console.log(`      ${fault.replaceAll('\n', '\n      ')}`);
}

try {
  await check('the barrel exports every component once', barrelFaults);
  await check('every style sheet begins with the order of layers', stylesheetFaults);
  await check('public props are as in api-report', apiFaults);

  const tarballs = await pack(folder);
  const dist = 'node_modules/@mashq/ui/dist';
  for (const [name, tarball] of tarballs) {
    await check(`publint of ${name}`, () => publintFaults(tarball));
    await check(`types of ${name} as TypeScript resolves them`, () => typeFaults(name, tarball));
  }

  const typed = await project('types', folder, tarballs);
  await check('a consumer’s TypeScript accepts correct code and rejects wrong code', () => consumerTypeFaults(typed));
  for (const name of tarballs.keys())
    await check(`modules of ${name} lead to their sources`, () => sourceFaults(join(typed, 'node_modules', name)));

  const vite = await project('vite', folder, tarballs);
  const bundlers: [string, string][] = [['Vite', vite]];
  if (isWhole) bundlers.push(['webpack', await project('webpack', folder, tarballs)]);
  for (const [bundler, root] of bundlers) {
    const page = (name: string) => readPage(join(root, 'out', name));
    await check(`${bundler} builds from the tarballs without a plugin`, async () => {
      if (bundler === 'webpack') await node('build.js', [], root);
      for (const mode of bundler === 'Vite' ? ['subpath', 'barrel', 'themed'] : []) {
        await node('node_modules/vite/bin/vite.js', ['build', '--mode', mode, '--logLevel', 'warn'], root);
      }
      return [];
    });
    await check(`${bundler}: one Button brings no other component’s code or styles`, () => [
      ...buttonFaults(page('subpath'), join(root, dist)),
      ...buttonFaults(page('barrel'), join(root, dist)),
    ]);
    await check(`${bundler}: barrel and entry point give the same output`, () =>
      equalFaults(page('barrel'), page('subpath')),
    );
    await check(`${bundler}: fonts, reset and one theme`, () => themeFaults(page('themed')));
  }

  await check('every entry point is within its size', async () => {
    const sizes = await measure(vite);
    console.log(sizeTable(sizes));
    return sizeFaults(sizes);
  });

  await check('on a server every entry point loads and every component renders', async () => {
    const server = await project('server', folder, tarballs);
    writeFileSync(join(server, 'prop-fixtures.json'), JSON.stringify(propFixtures()));
    const result: { faults: string[]; rendered: number } = JSON.parse(await node('render.js', [], server));
    return result.rendered > 0 ? result.faults : [...result.faults, 'nothing was rendered'];
  });

  const starter = await starterProject(folder, tarballs);
  await check('the starter compiles and is built', () => starterBuildFaults(starter));
  await check('the starter works in a browser, in the color of its school', () => starterVisitFaults(starter));

  const frameworks = await frameworkProjects(folder, tarballs);
  await check('fixtures of frameworks have the versions of the workspace', versionFaults);
  await check('the examples of the guides compile', () => guideExampleFaults(frameworks));
  await check('Next.js renders, hydrates and navigates', () => nextFaults(frameworks));
  if (isWhole) {
    await check('React Router renders, hydrates, navigates and sends forms', () => reactRouterFaults(frameworks));
    await check('React Router in development paints with styles and hydrates', () =>
      reactRouterDevelopmentFaults(frameworks),
    );
    await check('the guide, followed as written, shows the school’s own logo and color', () => {
      mkdirSync(join(folder, 'guide'));
      return tutorialFaults(join(folder, 'guide'), tarballs);
    });
  }
} catch (error) {
  // A project could not be packed or installed: nothing after it was checked.
  failed += 1;
  console.log(`  ✗ ${error instanceof Error ? error.message : String(error)}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

console.log(`kit: ${passed} passed, ${failed} failed, 0 skipped`);
// What a check left running would keep the process open.
process.exit(failed > 0 || passed === 0 ? 1 : 0);
