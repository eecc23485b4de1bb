import type { ComponentType } from 'react';

const components = import.meta.glob<ComponentType>('./examples/*.tsx', { import: 'Example' });
const sources = import.meta.glob<string>('./examples/*.tsx', { query: '?raw', import: 'default' });

export interface Example {
  readonly Component: ComponentType;
  /** The text of its file, as it is built. */
  readonly source: string;
}

/** An example with its source; null where there is none of this name. */
export async function readExample(slug: string): Promise<Example | null> {
  const path = `./examples/${slug}.tsx`;
  const [load, loadSource] = [components[path], sources[path]];
  if (load === undefined || loadSource === undefined) return null;
  const [Component, source] = await Promise.all([load(), loadSource()]);
  return { Component, source };
}
