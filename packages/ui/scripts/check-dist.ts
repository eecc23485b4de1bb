/**
 * Proof that the published package keeps its promises: installs what would be published in an empty project without any
 * plugin, and builds against it. One Button must bring no other part's styles or code, its types must be found, and
 * every style sheet must begin with the order of layers.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { LAYER_ORDER } from '../src/theme/layers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const faults: string[] = [];

const read = (path: string) => readFileSync(path, 'utf8');
const classesOf = (css: string) => new Set([...css.matchAll(/\.(_?[a-z0-9]{6,10})\b/gi)].map(([, name]) => name ?? ''));

/** A project that depends on the package as it would come from the registry. */
function consumer(): string {
  const project = mkdtempSync(join(tmpdir(), 'mashq-ui-consumer-'));
  const installed = join(project, 'node_modules/@mashq/ui');
  mkdirSync(installed, { recursive: true });
  cpSync(dist, join(installed, 'dist'), { recursive: true });
  const manifest = JSON.parse(read(join(root, 'package.json')));
  writeFileSync(join(installed, 'package.json'), JSON.stringify({ ...manifest, ...manifest.publishConfig }));
  const require = createRequire(join(root, 'package.json'));
  for (const name of ['react', 'react-dom', 'react-aria-components', 'lucide-react', '@types/react']) {
    mkdirSync(dirname(join(project, 'node_modules', name)), { recursive: true });
    symlinkSync(dirname(require.resolve(`${name}/package.json`)), join(project, 'node_modules', name));
  }
  return project;
}

async function bundle(project: string, name: string, source: string): Promise<{ js: string; css: string }> {
  writeFileSync(join(project, `${name}.ts`), source);
  await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: `out-${name}`,
      minify: false,
      cssMinify: false,
      rolldownOptions: { input: join(project, `${name}.ts`), external: /^react/ },
      cssCodeSplit: false,
    },
  });
  const all = (kind: string) =>
    globSync(`out-${name}/**/*.${kind}`, { cwd: project })
      .map((file) => read(join(project, file)))
      .join('\n');
  return { js: all('js'), css: all('css') };
}

const sheets = globSync('**/*.css', { cwd: dist });
for (const sheet of sheets) {
  if (!read(join(dist, sheet)).startsWith(`@layer ${LAYER_ORDER};`)) faults.push(`${sheet}: no order of layers`);
}
for (const file of globSync('**/*', { cwd: dist })) {
  if (/\.css\.js$|\.vanilla/.test(file))
    faults.push(`${file}: a consumer's vanilla-extract would take it for a source`);
}

const project = consumer();
try {
  const source = `import { Button } from '@mashq/ui/actions/button';\nexport const shown = Button({ children: 'ثبت' });\n`;
  const { js, css } = await bundle(project, 'button', source);
  const others = sheets.filter((sheet) => !sheet.startsWith('actions/button/') && sheet.includes('/'));
  const own = classesOf(read(join(dist, 'actions/button/Button.css')));
  if (own.size === 0 || ![...own].some((name) => css.includes(name))) faults.push('Button came without its styles');
  for (const sheet of others) {
    for (const name of classesOf(read(join(dist, sheet)))) {
      if (!own.has(name) && `${js}${css}`.includes(name)) faults.push(`one Button brings ${sheet}`);
    }
  }

  const themed = await bundle(
    project,
    'theme',
    `import '@mashq/ui/fonts.css';\nimport '@mashq/ui/reset.css';\nimport '@mashq/ui/themes/green.css';\n`,
  );
  for (const needed of [
    '--m-color-page:',
    '--m-space-4:',
    '--m-color-leaf-solid:',
    '@font-face',
    'data-preset="green"',
  ]) {
    if (!themed.css.replaceAll("'", '"').includes(needed)) faults.push(`reset, fonts and theme lack ${needed}`);
  }
  if (themed.css.includes('data-preset="purple"')) faults.push('one theme brings another');

  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  const options =
    '--noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler --target es2022 --jsx react-jsx';
  writeFileSync(
    join(project, 'types.ts'),
    `import { Button, type ButtonProps } from '@mashq/ui/actions/button';
const good: ButtonProps = { children: 'ثبت', kind: 'reward' };
// @ts-expect-error: no such kind
const bad: ButtonProps = { children: 'ثبت', kind: 'golden' };
export { bad, Button, good };\n`,
  );
  try {
    execFileSync(process.execPath, [compiler, ...options.split(' '), 'types.ts'], { cwd: project, encoding: 'utf8' });
  } catch (error) {
    faults.push(
      `types of Button: ${error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)}`,
    );
  }
} finally {
  rmSync(project, { recursive: true, force: true });
}

if (faults.length > 0) {
  console.error([...new Set(faults)].join('\n'));
  process.exitCode = 1;
} else {
  console.log(`dist: ${sheets.length} style sheets, one Button brings only its own`);
}
