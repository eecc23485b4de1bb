import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { publicDoors } from './doors.ts';

/** Bytes after gzip. */
export interface Size {
  readonly js: number;
  readonly css: number;
}

/** Style sheets that are doors of their own. */
const SHEETS = ['reset.css', 'fonts.css', 'themes/purple.css'];

/** Not what an app ships. */
const APART = new Set(['testing']);

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const gzip = (text: string) => (text === '' ? 0 : gzipSync(text, { level: 9 }).byteLength);

/**
 * What each door costs a page that has React already: everything of the door and all it stands on, react-aria and icons
 * too, minified and gzipped as one. One build of all doors, from the tarballs, in `project`.
 */
export async function measure(project: string): Promise<Map<string, Size>> {
  const doors = ['', ...publicDoors().map(({ path }) => path)].filter((path) => !APART.has(path));
  const entry = (path: string) => `doors/${path || 'index'}.js`;
  for (const path of doors) {
    mkdirSync(dirname(join(project, entry(path))), { recursive: true });
    writeFileSync(join(project, entry(path)), `export * from '@mashq/ui${path && `/${path}`}';\n`);
  }
  await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: 'out/doors',
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: doors.map(entry),
        external: /^(?:react|react-dom)(?:\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const out = join(project, 'out/doors');
  const manifest: Record<string, ManifestChunk> = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
  const sizes = new Map<string, Size>();
  for (const path of doors) {
    const chunks = new Set<string>();
    const sheets = new Set<string>();
    const waiting = [entry(path)];
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const chunk = manifest[key];
      if (chunk === undefined || chunks.has(chunk.file)) continue;
      chunks.add(chunk.file);
      for (const sheet of chunk.css ?? []) sheets.add(sheet);
      waiting.push(...(chunk.imports ?? []));
    }
    const whole = (files: ReadonlySet<string>) =>
      [...files]
        .sort()
        .map((file) => readFileSync(join(out, file), 'utf8'))
        .join('\n');
    sizes.set(path || '.', { js: gzip(whole(chunks)), css: gzip(whole(sheets)) });
  }
  for (const sheet of SHEETS) {
    const css = readFileSync(join(project, 'node_modules/@mashq/ui/dist', sheet), 'utf8');
    sizes.set(sheet, { js: 0, css: gzip(css) });
  }
  return sizes;
}
