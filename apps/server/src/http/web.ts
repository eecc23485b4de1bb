import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

interface WebOptions {
  readonly folder?: string;
  /** Addresses below this are the API's: a wrong one is a 404 in JSON, never the app. */
  readonly api: string;
}

const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built app. Files named by their content are kept for a year; pages are asked for again each time. Any other
 * address gets the app's page, which shows its own 404.
 */
export async function serveWeb(app: FastifyInstance, { folder, api }: WebOptions): Promise<void> {
  const built = folder !== undefined && existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(serveFiles, {
      root: folder,
      wildcard: false,
      cacheControl: false,
      // The build makes a brotli and a gzip file of each.
      preCompressed: true,
      setHeaders: (reply, file) => {
        const forEver = file.startsWith(join(folder, 'assets'));
        reply.header('cache-control', forEver ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    // Not every address that reaches a server is a URL: `//[` has no host.
    const [pathname = ''] = request.url.split('?', 1);
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/\.\w+$/.test(pathname);
    const isApi = pathname === api || pathname.startsWith(`${api}/`);
    if (built && isPage && !isApi) {
      // The address is the key to a child's week: no search engine lists it, and no other site is given it.
      if (pathname.startsWith('/parent/')) {
        void reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
      }
      return reply.sendFile('index.html');
    }
    return reply.status(404).send({ detail: 'چنین نشانی‌ای وجود ندارد.' });
  });
}
