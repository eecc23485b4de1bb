import type { Call, Contract } from '../app/contract.ts';

export interface CallTree {
  readonly [name: string]: Call | CallTree;
}

type Group = keyof Contract;

interface Table {
  /** Groups of the contract under their own names. */
  readonly groups: readonly Group[];
  /** The group whose parts lie directly in the table. */
  readonly of?: Group;
}

/** One table of calls for each kind of user: an app loads the paths of who is signed in. */
export const TABLES: Readonly<Record<string, Table>> = {
  visitor: { groups: ['auth', 'registration', 'passwords', 'status', 'log', 'site', 'parent'] },
  account: {
    groups: [
      'profile',
      'account',
      'secondFactor',
      'notifications',
      'push',
      'guidance',
      'live',
      'survey',
      'chat',
      'classMessageAttachments',
      'look',
      'upload',
    ],
  },
  student: { of: 'member', groups: [] },
  teacher: { of: 'teacher', groups: [] },
  payment: { of: 'payment', groups: [] },
  laboratory: { of: 'laboratory', groups: [] },
  management: { groups: ['school', 'organization'] },
  admin: { of: 'admin', groups: [] },
};

/**
 * The files of the tables by name: of every call its method, its path, and whether it is public or replies with a file.
 * @throws {Error} where a group of the contract is in no table, or in two
 */
export function makeRoutes(
  contract: Readonly<Record<string, CallTree>>,
  tables: Readonly<Record<string, Table>> = TABLES,
): ReadonlyMap<string, string> {
  const listed: string[] = Object.values(tables).flatMap(({ of, groups }) => [...(of ? [of] : []), ...groups]);
  for (const group of Object.keys(contract))
    if (listed.filter((name) => name === group).length !== 1)
      throw new Error(`The group ${group} of the contract belongs to exactly one table of make-routes.ts`);
  return new Map(Object.entries(tables).map(([name, each]) => [`${name}.ts`, file(name, each, contract)]));
}

function file(name: string, { of, groups }: Table, contract: Readonly<Record<string, CallTree>>): string {
  const tree = { ...(of && contract[of]), ...Object.fromEntries(groups.map((group) => [group, contract[group]])) };
  const named = groups.map((group) => `  readonly ${group}: Contract['${group}'];\n`);
  const type = [...(of ? [`Contract['${of}']`] : []), ...(named.length > 0 ? [`{\n${named.join('')}}`] : [])].join(
    ' & ',
  );
  const Name = name.charAt(0).toUpperCase() + name.slice(1);
  return `${HEAD}export type ${Name}Calls = ${type};\n\nexport const ${name} = ${table(tree as CallTree, '')} as const satisfies RoutesOf<${Name}Calls>;\n`;
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

function route({ method, path, access, mediaTypes }: Call): string {
  const special = mediaTypes ? ['file'] : access === 'public' ? ['public'] : [];
  const cells = [method, path, ...special];
  return `[${cells.map((cell) => `'${cell}'`).join(', ')}]`;
}

const HEAD = `// Written by \`pnpm --filter @mashq/api routes\` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route-table.ts';

`;
