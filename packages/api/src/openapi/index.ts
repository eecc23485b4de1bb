export { type DocsLinks, docsPage } from './docs-page.ts';
export { docsStyle } from './docs-style.ts';
export { type CallTree, type DocumentInfo, type OpenApiDocument, openApiDocument } from './openapi-document.ts';
export { schemaText } from './schema-text.ts';
export type { JsonSchema } from './schemas.ts';
