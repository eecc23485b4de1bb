import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface PathFiles {
  readonly parts: readonly string[];
  readonly links: string;
}

/**
 * Adds to a page the files that the screen of its path needs, so that a browser asks for all at once. The build lists them by
 * path (apps/web/build/page-preloads.ts), `:name` standing for any part of a path and `*` for all the rest.
 * @returns undefined where the built app has no list
 */
export async function makePagePreloads(
  folder: string,
): Promise<((page: string, pathname: string) => string) | undefined> {
  const text = await readFile(join(folder, '.vite/page-preloads.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const paths = (JSON.parse(text) as [string, string[]][]).map(
    ([path, files]): PathFiles => ({ parts: path.split('/'), links: files.map(linkOf).join('') }),
  );
  return (page, pathname) => {
    const parts = (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname).split('/');
    const found = paths.find((path) => matches(path.parts, parts));
    // Styles and scripts of the page itself come first.
    return found === undefined ? page : page.replace('</head>', () => `${found.links}</head>`);
  };
}

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  const hasRest = pattern.at(-1) === '*';
  if (hasRest ? parts.length < pattern.length : parts.length !== pattern.length) return false;
  return pattern.every(
    (part, index) => part === '*' || part === parts[index] || (part.startsWith(':') && parts[index] !== ''),
  );
}

/** As the app itself asks for them, or the browser would fetch them twice. */
const linkOf = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

const ENTRY = /<script type="module" crossorigin src="\/assets\/([^"]+)"><\/script>/;

/**
 * The page for a browser that keeps the compiled scripts of this version, as the app notes in a cookie
 * (apps/web/src/platform/offline/note-compiled-scripts.ts). Chromium 156 compiles a module again while it comes, and never looks for what it
 * has kept of it, unless the file was preloaded as a script of no kind. Such a file is not compiled while it comes, so a first
 * visit would be slower by it.
 * @param cookies as the browser sent them
 */
export function forCompiled(page: string, cookies: string | undefined): string {
  const [, entry] = ENTRY.exec(page) ?? [];
  if (entry === undefined || !cookies?.split(/; */).includes(`scripts=${entry}.3`)) return page;
  const entries = [...page.matchAll(new RegExp(ENTRY, 'g'))].map(([, file = '']) => scriptOf(file)).join('');
  return page
    .replaceAll(/<link rel="modulepreload" crossorigin href="\/assets\/([^"]+)">/g, (_, file: string) => scriptOf(file))
    .replace(ENTRY, (script) => entries + script);
}

const scriptOf = (file: string) => `<link rel="preload" as="script" crossorigin href="/assets/${file}">`;
