import type { Access, Call, Method } from '../app/contract.ts';
import { DATA_AGE_HEADER } from '../platform/define.ts';
import { type JsonSchema, readSchemas } from './schemas.ts';

export interface CallTree {
  readonly [name: string]: Call | CallTree;
}

export interface DocumentInfo {
  title: string;
  version: string;
  description?: string;
  /** Where the API begins. @default '/api' */
  baseUrl?: string;
}

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
}
/** By media type. */
type Content = Record<string, { schema: JsonSchema }>;
interface Header {
  description: string;
  schema: JsonSchema;
}
export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  /** Who may call: `public`, `signed-in`, or the roles. */
  'x-access': Access;
  parameters: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; headers?: Record<string, Header>; content: Content }>;
}
export type PathItem = Partial<Record<Lowercase<Method>, Operation>>;

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description?: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, JsonSchema>;
    securitySchemes: { bearer: { type: 'http'; scheme: 'bearer'; bearerFormat: 'JWT' } };
  };
}

/** The contract as an OpenAPI 3.1 document; each named schema of the contract becomes a component. */
export function openApiDocument(contract: CallTree, info: DocumentInfo): OpenApiDocument {
  const calls = flatten(contract);
  const schemas = readSchemas(calls.map(({ call }) => call));
  const paths: Record<string, PathItem> = {};
  for (const { call, names } of calls) {
    const method = call.method.toLowerCase() as Lowercase<Method>;
    paths[call.path] = { ...paths[call.path], [method]: operation(call, names, schemas) };
  }
  const { title, version, description, baseUrl = '/api' } = info;
  return {
    openapi: '3.1.0',
    info: { title, version, ...(description && { description }) },
    servers: [{ url: baseUrl }],
    tags: [...new Set(calls.map(({ names }) => tagOf(names)))].map((name) => ({ name })),
    paths,
    components: {
      schemas: schemas.components,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

const UNAVAILABLE =
  'Not now: `code` says why, `Retry-After` when to try again. `database-away`, `busy`, `locked`, `slow`: the database does not do its work; `files-full`, `files-away`: the place of files does not.';

const LAG: Readonly<Record<string, Header>> = {
  [DATA_AGE_HEADER]: {
    description:
      'The reply comes of a copy of the database, and may be this many seconds old. After a write of the same browser, and without the header, it is of now.',
    schema: { type: 'integer', minimum: 0 },
  },
};

type Schemas = ReturnType<typeof readSchemas>;

function operation(call: Call, names: readonly string[], schemas: Schemas): Operation {
  const { params, query, body, response } = schemas.of(call);
  const content = (schema: JsonSchema): Content => ({ 'application/json': { schema } });
  const file = { schema: { type: 'string', format: 'binary' } };
  const reply = call.mediaTypes ? Object.fromEntries(call.mediaTypes.map((type) => [type, file])) : content(response);
  const failure = (description: string) => ({ description, content: content(schemas.error) });
  const isPublic = call.access === 'public';
  const failures: Record<string, string> = {
    ...((params || query || body) && { 400: 'The request does not fit the contract; `fields` says where.' }),
    ...(!isPublic && { 401: 'No token, or one that is no longer valid.' }),
    ...(Array.isArray(call.access) && { 403: 'The role may not call this.' }),
    429: 'Too many requests.',
    503: call.opensInMaintenance ? UNAVAILABLE : `${UNAVAILABLE} \`maintenance\`: it is closed to all but admins.`,
    ...call.errors,
  };
  return {
    operationId: names.join('.'),
    summary: call.alsoAt.length === 0 ? call.summary : `${call.summary} Also at ${call.alsoAt.join(', ')}.`,
    tags: [tagOf(names)],
    security: isPublic ? [] : [{ bearer: [] }],
    'x-access': call.access,
    parameters: [...parameters('path', params), ...parameters('query', query)],
    ...(body && { requestBody: { required: true, content: content(body) } }),
    responses: {
      [call.status]: { description: 'Success.', ...(call.mayLag && { headers: LAG }), content: reply },
      ...Object.fromEntries(Object.entries(failures).map(([status, reason]) => [status, failure(reason)])),
    },
  };
}

function parameters(place: Parameter['in'], schema: JsonSchema | undefined): Parameter[] {
  const required = new Set(schema?.required);
  return Object.entries(schema?.properties ?? {}).map(([name, part]) => ({
    name,
    in: place,
    required: required.has(name),
    schema: part,
  }));
}

function tagOf(names: readonly string[]): string {
  return names.slice(0, -1).join('.');
}

function flatten(tree: CallTree, above: readonly string[] = []): { call: Call; names: readonly string[] }[] {
  return Object.entries(tree).flatMap(([name, entry]) => {
    const names = [...above, name];
    return isCall(entry) ? [{ call: entry, names }] : flatten(entry, names);
  });
}

function isCall(entry: Call | CallTree): entry is Call {
  return typeof entry.path === 'string';
}
