import type { Call } from '../contract/index.ts';

export interface CallTree {
  readonly [name: string]: Call | CallTree;
}

/** The text of `routes.ts`: of every call its method, its path, and whether it is public. */
export function makeRoutes(contract: CallTree): string {
  return `${HEAD}export const routes = ${table(contract, '')} as const satisfies RoutesOf<Contract>;\n`;
}

export function isCall(entry: Call | CallTree): entry is Call {
  return typeof entry.path === 'string';
}

function table(tree: CallTree, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(tree).map(
    ([name, entry]) => `${inner}${name}: ${isCall(entry) ? route(entry) : table(entry, inner)},\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}

function route({ method, path, access }: Call): string {
  const cells = [method, path, ...(access === 'public' ? ['public'] : [])];
  return `[${cells.map((cell) => `'${cell}'`).join(', ')}]`;
}

const HEAD = `import type { Call, Contract, Method } from '../contract/index.ts';

/** Method, path, and \`public\` where no token is sent. */
export type Route = readonly [method: Method, path: string, access?: 'public'];
export interface RouteTable {
  readonly [name: string]: Route | RouteTable;
}
type RoutesOf<T> = { readonly [K in keyof T]: T[K] extends Call ? Route : RoutesOf<T[K]> };

/**
 * What the client knows of the contract at run time. Written by \`pnpm --filter @mashq/api routes\`; a call that is
 * missing here does not type-check, and one that differs from the contract fails its test.
 */
`;
