import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './entry-points.ts';
import { blocksOf } from './guide-blocks.ts';
import { install } from './project.ts';
import { node, run } from './run.ts';

const GUIDE = join(ROOT, '../../docs/use-it-in-your-school.md');

/** A server of the school's own Vite, until `stop`. */
export interface Served {
  readonly address: string;
  /** What it has printed so far. */
  readonly output: () => string;
  readonly stop: () => void;
}

function serve(folder: string, args: readonly string[]): Promise<Served> {
  const child: ChildProcess = spawn(process.execPath, [programOf(folder, 'vite'), ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: '', NO_COLOR: '1' },
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const hear = (chunk: Buffer) => {
      output += String(chunk);
      const [address] = /http:\/\/[^\s]+/.exec(output) ?? [];
      if (address !== undefined) resolve({ address, output: () => output, stop: () => child.kill() });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('error', reject);
    child.on('close', (code) => reject(new Error(`vite ${args.join(' ')} ended with ${code}: ${output}`)));
  });
}

function programOf(folder: string, name: string): string {
  const manifest = createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[name]);
}

/** `npm install`, with the tarballs in place of what the registry will have. */
async function npmInstall(folder: string, words: readonly string[], tarballs: ReadonlyMap<string, string>) {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const list = words.includes('--save-dev') ? 'devDependencies' : 'dependencies';
  const names = words.filter((word) => !word.startsWith('-'));
  manifest[list] = { ...manifest[list], ...Object.fromEntries(names.map((name) => [name, '*'])) };
  writeFileSync(file, JSON.stringify(manifest));
  await install(folder, tarballs);
}

/**
 * Does what the guide says, block by block as written, in a folder outside the workspace. `visit` is called where the
 * readeris asked to look, and for the page that was built at the end.
 * @throws Error naming the step that cannot be done.
 */
export async function followGuide(
  parent: string,
  tarballs: ReadonlyMap<string, string>,
  visit: (served: Served, folder: string, step: string) => Promise<void>,
): Promise<void> {
  let folder = parent;
  const look = async (step: string, args: readonly string[]) => {
    const served = await serve(folder, args);
    try {
      await visit(served, folder, step);
    } finally {
      served.stop();
    }
  };
  const command = async (line: string) => {
    const [program = '', ...words] = line.split(/\s+/);
    const [first = '', ...rest] = words;
    if (program === 'mkdir') mkdirSync(join(folder, first));
    else if (program === 'cd') folder = join(folder, first);
    else if (program === 'npm' && first === 'install') await npmInstall(folder, rest, tarballs);
    else if (program === 'npm') await run('npm', words, folder);
    else if (line === 'npx vite') await look(line, []);
    else if (program === 'npx') await node(programOf(folder, first), rest, folder);
    else throw new Error('no such command is known to the test of the guide');
  };
  for (const { language, title, code } of blocksOf(readFileSync(GUIDE, 'utf8'))) {
    if (title !== undefined) {
      mkdirSync(dirname(join(folder, title)), { recursive: true });
      writeFileSync(join(folder, title), code);
    } else if (language === 'sh') {
      for (const line of code.trim().split('\n')) {
        await command(line).catch((error: unknown) => {
          throw new Error(`the guide's step "${line}": ${error instanceof Error ? error.message : String(error)}`);
        });
      }
    }
  }
  if (globSync('dist/index.html', { cwd: folder }).length === 0) throw new Error('the guide built no page');
  await look('the page it built', ['preview']);
}

/** The tenant of the guide, as Node sees it. */
export async function schoolOf(folder: string): Promise<{ css: string; color: string; name: string }> {
  const { school } = await import(pathToFileURL(join(folder, 'src/school.js')).href);
  return school;
}
