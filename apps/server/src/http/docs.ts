import { contract, liveStream } from '@mashq/api/contract';
import { docsPage, docsStyle, openApiDocument } from '@mashq/api/openapi';
import type { FastifyInstance } from 'fastify';

/** The API's own description: a page to read at `/docs`, and the OpenAPI document it is made from. */
export function docsRoutes(app: FastifyInstance, prefix: string): void {
  const document = openApiDocument(
    { ...contract, live: { ...contract.live, stream: liveStream } },
    { title: 'Mashq API', version: '1', baseUrl: prefix },
  );
  const texts = [
    [`${prefix}/openapi.json`, 'application/json', JSON.stringify(document)],
    [`${prefix}/docs.css`, 'text/css', docsStyle],
    [
      `${prefix}/docs`,
      'text/html',
      docsPage(document, { stylesheet: `${prefix}/docs.css`, document: `${prefix}/openapi.json` }),
    ],
  ] as const;
  for (const [url, type, text] of texts) {
    app.get(url, (_request, reply) => {
      reply.type(`${type}; charset=utf-8`).send(text);
    });
  }
}
