import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the build writes where an address needs the origin of the site. */
const ORIGIN = '%ORIGIN%';

export interface Prerendered {
  /** A page with its markup; undefined for every address that has none. */
  readonly page: (pathname: string, origin: string) => string | undefined;
  readonly sitemap: (origin: string) => string;
  readonly robots: (origin: string) => string;
}

/**
 * The pages that the build rendered, read once: some 20 of 50 KB. Undefined where the built app has none.
 * @throws {Error} where a page of the list is missing
 */
export async function readPrerendered(folder: string): Promise<Prerendered | undefined> {
  const read = (name: string) => readFile(join(folder, 'prerendered', name), 'utf8');
  const list = await read('pages.json').catch(() => undefined);
  if (list === undefined) return undefined;
  const files = Object.entries(JSON.parse(list) as Record<string, string>);
  const pages = new Map(await Promise.all(files.map(async ([path, file]) => [path, await read(file)] as const)));
  const [sitemap, robots] = await Promise.all([read('sitemap.xml'), read('robots.txt')]);
  const at = (text: string, origin: string) => text.replaceAll(ORIGIN, () => origin);
  return {
    page: (pathname, origin) => {
      const found = pages.get(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);
      return found && at(found, origin);
    },
    sitemap: (origin) => at(sitemap, origin),
    robots: (origin) => at(robots, origin),
  };
}

/** Names of this machine itself, as in development. */
const LOCAL = /^(?:[\w-]+\.)*localhost$|^127\.\d+\.\d+\.\d+$|^\[::1\]$/;

/**
 * The origin that a request to this machine itself was sent to. Any other name is what a client has written, and a cache
 * between would give it to everybody: the site's own is PUBLIC_URL.
 */
export function localOrigin(request: { readonly protocol: string; readonly host: string }): string | undefined {
  try {
    const { origin, hostname } = new URL(`${request.protocol}://${request.host}`);
    return LOCAL.test(hostname) ? origin : undefined;
  } catch {
    return undefined;
  }
}
