import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Call } from '../app/contract.ts';
import * as contractExports from '../app/contract.ts';

/** The part of JSON Schema 2020-12 that the contract leads to. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema | boolean;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minItems?: number;
  propertyNames?: JsonSchema;
}

export interface CallSchemas {
  params: JsonSchema | undefined;
  query: JsonSchema | undefined;
  body: JsonSchema | undefined;
  response: JsonSchema;
}

type Schema = v.GenericSchema;
type Mode = 'input' | 'output';

/** All schemas of the calls as JSON Schema: named ones once, as components, the others in place. */
export function readSchemas(calls: readonly Call[]): {
  components: Record<string, JsonSchema>;
  error: JsonSchema;
  of: (call: Call) => CallSchemas;
} {
  const named = namedSchemas();
  const nameOf = new Map(Object.entries(named).map(([name, schema]) => [schema, name]));
  const inPlace = (mode: Mode, parts: readonly (keyof CallSchemas)[]) =>
    calls.flatMap((call) =>
      parts.flatMap((part) => {
        // A file has no schema.
        const schema = part === 'response' && call.mediaTypes ? undefined : call[part];
        return schema && !nameOf.has(schema) ? [[schema, mode] as const] : [];
      }),
    );
  const unnamed = [...inPlace('input', ['params', 'query', 'body']), ...inPlace('output', ['response'])];
  const converted = new Map<Schema, JsonSchema>();
  let components: Record<string, JsonSchema> = {};
  for (const mode of ['input', 'output'] as const) {
    const mine = [...new Set(unnamed.filter(([, its]) => its === mode).map(([schema]) => schema))];
    const { components: both, rest } = convert(named, mine, mode);
    components = both;
    mine.forEach((schema, index) => {
      converted.set(schema, rest[index] ?? {});
    });
  }
  const read = (schema: Schema): JsonSchema => {
    const name = nameOf.get(schema);
    return name ? { $ref: componentRef(name) } : (converted.get(schema) ?? {});
  };
  return {
    components,
    error: read(contractExports.ErrorSchema),
    of: ({ params, query, body, response }) => ({
      params: params && read(params),
      query: query && read(query),
      body: body && read(body),
      response: read(response),
    }),
  };
}

/** The contract's exported schemas under their own names, but those that say one thing coming in and another going out. */
function namedSchemas(): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(contractExports)
      .flatMap(([name, value]) => (isSchema(value) ? [[name.replace(/Schema$/, ''), value] as const] : []))
      .filter(([, schema]) => sameBothWays(schema)),
  );
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}

function sameBothWays(schema: Schema): boolean {
  const as = (mode: Mode) => JSON.stringify(toDefinitions({ it: schema }, mode));
  try {
    return as('input') === as('output');
  } catch {
    // A transformation without a schema after it has no output type to show.
    return false;
  }
}

function convert(named: Record<string, Schema>, others: readonly Schema[], mode: Mode) {
  const key = (index: number) => `#${index}`;
  const definitions = toDefinitions(
    { ...named, ...Object.fromEntries(others.map((schema, index) => [key(index), schema])) },
    mode,
  );
  // A lazy schema is converted under a number of its own, and its name only points there: let the name have it.
  const aliases = new Map<string, string>();
  for (const name of Object.keys(named)) {
    const target = definitions[name]?.$ref?.replace(LOCAL, '');
    if (target !== undefined && !(target in named)) aliases.set(target, name);
  }
  const rename = (schema: JsonSchema): JsonSchema =>
    JSON.parse(JSON.stringify(schema), (property, value) => {
      if (property !== '$ref' || typeof value !== 'string') return value;
      const target = value.replace(LOCAL, '');
      return componentRef(aliases.get(target) ?? target);
    });
  const lazy = new Map([...aliases].map(([target, name]) => [name, target]));
  return {
    components: Object.fromEntries(
      Object.keys(named).map((name) => [name, rename(definitions[lazy.get(name) ?? name] ?? {})]),
    ),
    rest: others.map((_, index) => rename(definitions[key(index)] ?? {})),
  };
}

const LOCAL = '#/$defs/';

function componentRef(name: string): string {
  return `#/components/schemas/${name}`;
}

function toDefinitions(schemas: Record<string, Schema>, typeMode: Mode): Record<string, JsonSchema> {
  // `trim` changes what is stored, not what may be sent; `readonly` speaks to TypeScript alone.
  return toJsonSchemaDefs(schemas, {
    target: 'draft-2020-12',
    typeMode,
    // A rule between fields has no JSON Schema; the contract itself keeps it.
    ignoreActions: ['trim', 'to_lower_case', 'readonly', 'check'],
  }) as Record<string, JsonSchema>;
}
