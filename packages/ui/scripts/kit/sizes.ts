import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { publicEntryPoints } from './entry-points.ts';

/** Bytes after gzip. */
export interface Size {
  readonly js: number;
  readonly css: number;
}

/** Style sheets that are entry points of their own. */
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
 * The size of each entry point for a page that already has React: its own code and all dependencies, including react-aria
 * and icons, minified and gzipped together. One build of all entry points, from the tarballs, in `project`.
 */
export async function measure(project: string): Promise<Map<string, Size>> {
  const entryPoints = ['', ...publicEntryPoints().map(({ path }) => path)].filter((path) => !APART.has(path));
  const entry = (path: string) => `entry-points/${path || 'index'}.js`;
  for (const path of entryPoints) {
    mkdirSync(dirname(join(project, entry(path))), { recursive: true });
    writeFileSync(join(project, entry(path)), `export * from '@mashq/ui${path && `/${path}`}';\n`);
  }
  await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: 'out/entry-points',
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: entryPoints.map(entry),
        external: /^(?:react|react-dom)(?:\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const out = join(project, 'out/entry-points');
  const manifest: Record<string, ManifestChunk> = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
  const sizes = new Map<string, Size>();
  for (const path of entryPoints) {
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
