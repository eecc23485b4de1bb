import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants as zlib } from 'node:zlib';
import serveFiles from '@fastify/static';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { APP_ICONS, appIcon, appManifest, PRODUCT_COLOR } from '../../school/branding/app-manifest.ts';
import { type PageLook, writeLook } from '../../school/branding/page.ts';
import { forCompiled, makePagePreloads } from './page-preloads.ts';
import { localOrigin, readPrerendered } from './prerendered.ts';
import { isCall } from './shedding.ts';

interface WebOptions {
  readonly folder?: string;
  /** Addresses below this are the API's: a wrong one is a 404 in JSON, never the app. */
  readonly api: string;
  /** The look of the school whose host a page is asked for under; undefined for every other host. */
  readonly lookOf: (host: string) => Promise<PageLook | undefined>;
  /** Origin of the site, such as https://mashq.example; where it is not set, addresses are without one, but on this machine itself. */
  readonly origin?: string | undefined;
  /** Every address gets the app's page, which says so: a page with markup would show itself first. */
  readonly isMaintenance: boolean;
}

const YEAR_SECONDS = 31_536_000;

/**
 * The page of the science experiments, which the app shows in a frame: only the app may frame it, and it reaches neither the
 * API nor any other address.
 */
const FRAME_FOLDER = 'science-frame';
const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join(';');

/**
 * Headers that say how a page may behave. A script, a style sheet, a font or a picture has no use for them, and over HTTP/1.1 they
 * are sent again with each file.
 */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

const compressPage = promisify(brotliCompress);
/** Compressed pages by their tags: those of the build, and those in the looks of the schools that were visited last. */
const compressedPages = new LRUCache<string, Buffer>({ max: 200 });

/** Sends a page that has nothing of a person: compressed, and not again to a browser that has it. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, page: string): Promise<FastifyReply> {
  const tag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`;
  const { 'if-none-match': known = '', 'accept-encoding': encodings = '' } = request.headers;
  reply.type('text/html').headers({ 'cache-control': 'no-cache', etag: tag, vary: 'accept-encoding, cookie' });
  // A proxy may have weakened the tag.
  if (known.includes(tag)) return reply.code(304).send();
  if (!/\bbr\b/.test(String(encodings))) return reply.send(page);
  const found = compressedPages.get(tag) ?? (await compressPage(page, { params: { [zlib.BROTLI_PARAM_QUALITY]: 9 } }));
  compressedPages.set(tag, found);
  return reply.header('content-encoding', 'br').send(found);
}

/**
 * Serves the built app. Files named by their content are kept for a year; pages are asked for again each time. Any other
 * address gets the app's page, which shows its own 404.
 */
export async function serveWeb(
  app: FastifyInstance,
  { folder, api, lookOf, origin, isMaintenance }: WebOptions,
): Promise<void> {
  const built = folder !== undefined && existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(serveFiles, {
      root: folder,
      wildcard: false,
      // The page itself is sent below, for it depends on the host; so are those with markup.
      index: false,
      globIgnore: ['prerendered/*.{html,xml,txt,json}'],
      cacheControl: false,
      // The build makes a brotli and a gzip file of each.
      preCompressed: true,
      setHeaders: (reply, file) => {
        const forEver = file.startsWith(join(folder, 'assets'));
        if (file.startsWith(join(folder, FRAME_FOLDER))) reply.header('content-security-policy', FRAME_POLICY);
        if (forEver && /\.(?:js|css|woff2|webp|jpg|png)(?:\.\w+)?$/.test(file))
          for (const name of OF_DOCUMENTS) reply.removeHeader(name);
        // A browser asks for the icon with every page.
        const isIcon = file.startsWith(join(folder, 'icon.svg'));
        reply.header(
          'cache-control',
          forEver ? `public, max-age=${YEAR_SECONDS}, immutable` : isIcon ? 'public, max-age=86400' : 'no-cache',
        );
      },
    });
  }
  /** A page in its school's look; null for every host that is no school's, and where that cannot be known now. */
  async function pageInLook(host: string, log: FastifyBaseLogger): Promise<string | null> {
    try {
      const look = await lookIfKnown(host, log);
      return look === null || folder === undefined
        ? null
        : writeLook(await readFile(join(folder, 'index.html'), 'utf8'), look, api);
    } catch (error) {
      log.error(error);
      return null;
    }
  }

  async function lookIfKnown(host: string, log: FastifyBaseLogger): Promise<PageLook | null> {
    try {
      return (await lookOf(host)) ?? null;
    } catch (error) {
      log.error(error);
      return null;
    }
  }

  const preloads = built ? await makePagePreloads(folder) : undefined;
  const prerendered = built ? await readPrerendered(folder) : undefined;
  if (prerendered) {
    app.get('/sitemap.xml', async (request, reply) => {
      const site = origin ?? localOrigin(request);
      // A sitemap has whole addresses alone.
      if (site === undefined) return reply.callNotFound();
      return reply.type('application/xml').send(prerendered.sitemap(site));
    });
    // What stands under a school's host stands under the site's own as well.
    app.get('/robots.txt', async (request, reply) => {
      const isSchool = (await lookIfKnown(request.hostname, request.log)) !== null;
      const site = origin ?? localOrigin(request);
      const robots = isSchool ? 'User-agent: *\nDisallow: /\n' : prerendered.robots(site ?? '');
      return reply.type('text/plain').send(site === undefined ? robots.replace(/^Sitemap:.*\n?/m, '') : robots);
    });
  }

  app.get('/manifest.webmanifest', async (request, reply) => {
    const manifest = appManifest(await lookIfKnown(request.hostname, request.log));
    return reply.type('application/manifest+json').header('cache-control', 'no-cache').send(JSON.stringify(manifest));
  });
  for (const icon of APP_ICONS) {
    app.get(`/app-icon/${icon}.png`, async (request, reply) => {
      const color = (await lookIfKnown(request.hostname, request.log))?.color ?? PRODUCT_COLOR;
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=86400')
        .send(await appIcon(icon, color));
    });
  }

  app.setNotFoundHandler(async (request, reply) => {
    const [pathname = ''] = request.url.split('?', 1);
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/\.\w+$/.test(pathname);
    if (built && isPage && !isCall(pathname, api)) {
      // The address is the key to a child's week: no search engine lists it, and no other site is given it.
      if (pathname.startsWith('/parent/')) {
        void reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
      }
      const dressed = await pageInLook(request.hostname, request.log);
      const rendered =
        dressed ?? (isMaintenance ? undefined : prerendered)?.page(pathname, origin ?? localOrigin(request) ?? '');
      const page = rendered ?? (await readFile(join(folder, 'index.html'), 'utf8'));
      return sendPage(request, reply, forCompiled(preloads?.(page, pathname) ?? page, request.headers.cookie));
    }
    return reply.status(404).send({ detail: 'چنین نشانی‌ای وجود ندارد.' });
  });
}
