import type { Call } from '../contract/index.ts';

export interface CallTree {
  readonly [name: string]: Call | CallTree;
}

/** The files of `routes/` by name: of every call of a group its method, its path, and whether it is public. */
export function makeRoutes(contract: Readonly<Record<string, CallTree>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(contract).map(([group, calls]) => [
      `${group}.ts`,
      `${HEAD}export const ${group} = ${table(calls, '')} as const satisfies RoutesOf<Contract['${group}']>;\n`,
    ]),
  );
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

const HEAD = `// Written by \`pnpm --filter @mashq/api routes\` from the contract.
import type { Contract } from '../../contract/index.ts';
import type { RoutesOf } from '../route.ts';

`;
