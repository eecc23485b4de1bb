/**
 * The kit's screen beside the same screen in MUI, Mantine and plain HTML: what a browser fetches, how long until it has
 * settled, and what a change of look costs. `--rounds=3` for a quick look.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { CHANGES, launch, serve, type Visit, visit } from './browser.ts';
import { buildPage, INSTALLED, installPacked, KITS, SCREENS } from './build.ts';
import { checkScreen } from './fairness.ts';
import { LEAN, type Measured, NAMES, report } from './report.ts';

const asked = process.argv.find((word) => word.startsWith('--rounds='))?.slice('--rounds='.length);
const rounds = Number(asked ?? 15);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds=${asked}: a whole number from 1 is meant`);

/** The plugin of react-aria that leaves out its 34 languages, none of which is Persian: one line of a Vite config. */
const withoutLocales = { ...optimizeLocales.vite({ locales: [] }), enforce: 'pre' as const };

async function buildAll(): Promise<Pick<Measured, 'sizes' | 'kitCss'>> {
  installPacked();
  const sizes: Measured['sizes'][number][] = [];
  for (const kit of KITS) {
    for (const screen of SCREENS) {
      const size = await buildPage(`${kit}-${screen}`, `${kit}/${screen}.tsx`);
      if (screen === 'screen') sizes.push({ name: NAMES[kit], ...size });
      if (screen === 'screen' && kit === 'kit') {
        sizes.push({ name: LEAN, ...(await buildPage('kit-lean', 'kit/screen.tsx', [withoutLocales])) });
      }
    }
  }
  const everything = await buildPage('kit-everything', 'kit/everything.ts');
  const dist = join(INSTALLED, 'dist');
  // Of the sheets of `theme/` some are only what reset.css and the themes are put together from.
  const parts = /^theme\/(?:presets\/|(?:base|reset|semantic-colors|tokens)\.css$)/;
  const sheets = globSync('**/*.css', { cwd: dist })
    .filter((file) => !parts.test(file) && file !== 'themes/wireframe.css')
    .map((file) => readFileSync(join(dist, file)));
  return {
    sizes,
    kitCss: [
      { what: 'all parts, reset and six themes as Vite builds them', bytes: everything.css },
      {
        what: 'the same files as they are in the package',
        bytes: gzipSync(Buffer.concat(sheets), { level: 9 }).length,
      },
    ],
  };
}

const built = await buildAll();
const { server, origin } = await serve();
const browser = await launch();
try {
  const visits = new Map<string, Visit[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const screen of SCREENS) {
      for (const kit of KITS) {
        const name = `${kit}-${screen}`;
        const seen = await visit(browser, `${origin}/${name}/`, screen === 'screen' ? CHANGES : []);
        visits.set(name, [...(visits.get(name) ?? []), seen]);
      }
    }
  }
  const commits: Measured['commits'] = {};
  const faults: string[] = [];
  for (const kit of KITS) {
    try {
      commits[kit] = await checkScreen(browser, kit, `${origin}/${kit}-screen/`);
    } catch (error) {
      faults.push(`${kit}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  console.log(report({ ...built, visits, rounds, commits }));
  if (faults.length > 0) throw new Error(`The screens are not alike:\n${faults.join('\n')}`);
} finally {
  await browser.close();
  server.close();
}
