import { contract, liveStream } from '@mashq/api/contract';
import { docsPage, docsStyle, openApiDocument } from '@mashq/api/openapi';
import type { FastifyInstance } from 'fastify';

interface Texts {
  readonly document: string;
  readonly page: string;
}

/** By prefix. Made for the first who asks: it takes as long as the rest of a start, and few ask. */
const made = new Map<string, Texts>();

function textsFor(prefix: string): Texts {
  const known = made.get(prefix);
  if (known !== undefined) return known;
  const document = openApiDocument(
    { ...contract, live: { ...contract.live, stream: liveStream } },
    { title: 'Mashq API', version: '1', baseUrl: prefix },
  );
  const texts = {
    document: JSON.stringify(document),
    page: docsPage(document, { stylesheet: `${prefix}/docs.css`, document: `${prefix}/openapi.json` }),
  };
  made.set(prefix, texts);
  return texts;
}

/** The API's own description: a page to read at `/docs`, and the OpenAPI document it is made from. */
export function docsRoutes(app: FastifyInstance, prefix: string): void {
  const texts = [
    [`${prefix}/openapi.json`, 'application/json', () => textsFor(prefix).document],
    [`${prefix}/docs.css`, 'text/css', () => docsStyle],
    [`${prefix}/docs`, 'text/html', () => textsFor(prefix).page],
  ] as const;
  for (const [url, type, text] of texts) {
    app.get(url, (_request, reply) => {
      reply.type(`${type}; charset=utf-8`).send(text());
    });
  }
}
