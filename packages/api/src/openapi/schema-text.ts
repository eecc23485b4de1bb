import type { JsonSchema } from './schemas.ts';

/**
 * A schema as one would write its type, in HTML: names of components are links to `#schema-…`.
 * @param indent spaces before the closing brace
 */
export function schemaText(schema: JsonSchema | boolean, indent = 0): string {
  if (typeof schema === 'boolean') return schema ? 'unknown' : 'never';
  const { $ref, anyOf, oneOf, prefixItems, items } = schema;
  if ($ref) {
    const name = escapeHtml($ref.slice($ref.lastIndexOf('/') + 1));
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if ('const' in schema) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  const variants = anyOf ?? oneOf;
  if (variants) return union(variants, indent);
  if (prefixItems) return `[${prefixItems.map((item) => schemaText(item, indent)).join(', ')}]`;
  if (items !== undefined) return `${group(schemaText(items, indent))}[]${limits(schema)}`;
  if (schema.properties || schema.type === 'object') return objectText(schema, indent);
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'unknown');
  return escapeHtml(type) + limits(schema);
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function literal(value: unknown): string {
  return `<b>${escapeHtml(JSON.stringify(value))}</b>`;
}

function union(variants: readonly JsonSchema[], indent: number): string {
  const texts = variants.map((variant) => schemaText(variant, indent));
  return texts.some((text) => text.includes('\n'))
    ? texts.map((text) => `\n${pad(indent)}| ${text}`).join('')
    : texts.join(' | ');
}

/** A union inside an array needs brackets. */
function group(text: string): string {
  return text.includes(' | ') ? `(${text})` : text;
}

function objectText({ properties = {}, required = [], additionalProperties }: JsonSchema, indent: number): string {
  const names = Object.keys(properties);
  if (names.length === 0) {
    return typeof additionalProperties === 'object' ? `{ [name]: ${schemaText(additionalProperties, indent)} }` : '{}';
  }
  const lines = names.map((name) => {
    const part = properties[name] ?? {};
    const mark = required.includes(name) ? '' : '?';
    const preset = part.default === undefined ? '' : ` <i>= ${escapeHtml(JSON.stringify(part.default))}</i>`;
    return `${pad(indent + 2)}${escapeHtml(name)}${mark}: ${schemaText(part, indent + 2)}${preset}\n`;
  });
  return `{\n${lines.join('')}${pad(indent)}}`;
}

function limits(schema: JsonSchema): string {
  const words = [
    schema.format,
    schema.minimum !== undefined && `≥ ${schema.minimum}`,
    schema.maximum !== undefined && `≤ ${schema.maximum}`,
    schema.minLength !== undefined && `from ${schema.minLength} characters`,
    schema.maxLength !== undefined && `to ${schema.maxLength} characters`,
    schema.maxItems !== undefined && `to ${schema.maxItems} items`,
  ].filter(Boolean);
  return words.length > 0 ? ` <i>${words.join(', ')}</i>` : '';
}

function pad(spaces: number): string {
  return ' '.repeat(spaces);
}
