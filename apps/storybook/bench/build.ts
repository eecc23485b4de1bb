/** Packs the kit as it would be published, and builds each screen with Vite as any consumer does. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { PAPER, PRESETS, TENANTS } from './content/looks.ts';

export const BENCH = fileURLToPath(new URL('.', import.meta.url));
const KIT = join(BENCH, '../../../packages/ui');
const PACKED = join(BENCH, 'dist/packed');
export const INSTALLED = join(PACKED, 'node_modules/@mashq/ui');

export const KITS = ['plain', 'kit', 'mui', 'mantine'] as const;
export const SCREENS = ['screen', 'list', 'table'] as const;
export type Kit = (typeof KITS)[number];
export type Screen = (typeof SCREENS)[number];

export interface Sizes {
  /** Bytes, gzip 9. */
  readonly js: number;
  readonly css: number;
}

const gzip = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;

/** Installs the tarball that would go to the registry. */
export function installPacked(): void {
  rmSync(PACKED, { recursive: true, force: true });
  mkdirSync(INSTALLED, { recursive: true });
  execFileSync('pnpm', ['pack', '--pack-destination', PACKED], { cwd: KIT, stdio: ['ignore', 'ignore', 'inherit'] });
  const [tarball] = globSync('*.tgz', { cwd: PACKED });
  if (tarball === undefined) throw new Error('The kit was not packed');
  execFileSync('tar', ['-xzf', join(PACKED, tarball), '-C', INSTALLED, '--strip-components=1']);
}

/** Pages import the tarball, as if they lay beside it; only their types come from the workspace's sources. */
const packedKit: Plugin = {
  name: 'packed-kit',
  enforce: 'pre',
  resolveId(source) {
    return /^@mashq\/ui(\/|$)/.test(source)
      ? this.resolve(source, join(INSTALLED, 'package.json'), { skipSelf: true })
      : null;
  },
};

/** Tenant themes worked out while building, as plain data. */
function tenants(): Plugin {
  const id = 'virtual:tenants';
  return {
    name: 'tenants',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    async load(source) {
      if (source !== `\0${id}`) return null;
      const { createTenantTheme } = await import(pathToFileURL(join(INSTALLED, 'dist/theme/tenant/index.js')).href);
      const themes = TENANTS.map((tenant) => {
        const { id: name, css } = createTenantTheme({ ...tenant, logo: '/logo.svg' });
        return { id: name, css };
      });
      return `export const TENANT_THEMES = ${JSON.stringify(themes)};`;
    },
  };
}

/** The colors of the plain page in every preset, scheme and tenant. */
function plainLooks(): Plugin {
  const id = 'virtual:plain-looks.css';
  const colors = (values: Readonly<Record<string, string>>) =>
    Object.entries(values)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';');
  const accent = (color: string) => colors({ accent: color, soft: `color-mix(in srgb,${color} 14%,var(--surface))` });
  return {
    name: 'plain-looks',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) =>
      source === `\0${id}`
        ? [
            `:root{${colors(PAPER.light)}}`,
            `:root[data-scheme=dark]{${colors(PAPER.dark)};color-scheme:dark}`,
            ...PRESETS.map(({ name, color }) => `:root[data-preset=${name}]{${accent(color)}}`),
            ...TENANTS.map((tenant) => `:root[data-tenant=${tenant.id}]{${accent(tenant.color)}}`),
          ].join('\n')
        : null,
  };
}

/**
 * The same letters on every page, counted in none: a page in Persian brings its own whatever its kit, and to look for
 * fitting ones among those of the system would take longer than all else.
 */
function letters(): Plugin {
  const folder = join(INSTALLED, 'dist');
  const faces = () => readFileSync(join(folder, 'fonts.css'), 'utf8').replaceAll('./fonts/', '/fonts/');
  return {
    name: 'letters',
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'style', children: faces(), injectTo: 'head-prepend' }],
    },
    generateBundle() {
      for (const file of readdirSync(join(folder, 'fonts'))) {
        this.emitFile({ type: 'asset', fileName: `fonts/${file}`, source: readFileSync(join(folder, 'fonts', file)) });
      }
    },
  };
}

export const folderOf = (name: string) => join(BENCH, 'dist', name);

/** Builds one page, and says what a browser has to fetch for it. */
export async function buildPage(name: string, entry: string, more: readonly Plugin[] = []): Promise<Sizes> {
  if (!existsSync(join(BENCH, entry))) throw new Error(`No ${entry}`);
  await build({
    root: BENCH,
    configFile: false,
    logLevel: 'error',
    plugins: [
      { name: 'entry', transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/entry', `/${entry}`) } },
      packedKit,
      tenants(),
      plainLooks(),
      letters(),
      react(),
      ...more,
    ],
    build: {
      outDir: folderOf(name),
      emptyOutDir: true,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
    },
  });
  const all = (kind: string) =>
    globSync(`assets/*.${kind}`, { cwd: folderOf(name) }).reduce(
      (sum, file) => sum + gzip(readFileSync(join(folderOf(name), file))),
      0,
    );
  return { js: all('js'), css: all('css') };
}
