export type PathParams = Readonly<Record<string, string | number>>;
export type QueryValue = string | number | boolean;
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[] | null | undefined>>;

/** Puts the parameters into the `{…}` places of a path, each encoded as one segment. */
export function fillPath(path: string, params: PathParams = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new TypeError(`The path ${path} needs "${name}".`);
    return encodeURIComponent(value);
  });
}

/** A query with arrays repeated (`courseIds[]=1&courseIds[]=5`); what is null or undefined is left out. */
export function encodeQuery(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value == null) continue;
    if (typeof value === 'object') {
      const repeated = name.endsWith('[]') ? name : `${name}[]`;
      for (const item of value) search.append(repeated, String(item));
    } else {
      search.append(name, String(value));
    }
  }
  return search.toString();
}
