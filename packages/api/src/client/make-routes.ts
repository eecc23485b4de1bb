import type { Call } from '../app/contract.ts';

export interface CallTree {
  readonly [name: string]: Call | CallTree;
}

/**
 * The files of `routes/` by name: of every call its method, its path, and whether it is public or replies with a file. Each domain of a group has a
 * file of its own (`teacher-review.ts`), so that an app loads the calls of a screen with the screen; the group's file has all.
 */
export function makeRoutes(contract: Readonly<Record<string, CallTree>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(contract).flatMap(([group, calls]) => groupFiles(group, calls)));
}

function groupFiles(group: string, calls: CallTree): [string, string][] {
  const domains = Object.entries(calls).filter((entry): entry is [string, CallTree] => !isCall(entry[1]));
  if (domains.length === 0) return [[`${group}.ts`, constant(group, calls, `Contract['${group}']`)]];
  const files = domains.map(([domain, tree]): [string, string] => [
    fileOf(group, domain),
    constant(domain, tree, `Contract['${group}']['${domain}']`),
  ]);
  const imports = domains
    .map(([domain]): [string, string] => [fileOf(group, domain), domain])
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, domain]) => `import { ${domain} } from './${file}';\n`);
  const names = domains.map(([domain]) => `  ${domain},\n`);
  const whole = `${FIRST_LINE}${imports.join('')}\nexport const ${group} = {\n${names.join('')}};\n`;
  return [[`${group}.ts`, whole], ...files];
}

const fileOf = (group: string, domain: string) =>
  `${group}-${domain.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

const constant = (name: string, tree: CallTree, type: string) =>
  `${HEAD}export const ${name} = ${table(tree, '')} as const satisfies RoutesOf<${type}>;\n`;

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

const FIRST_LINE = '// Written by `pnpm --filter @mashq/api routes` from the contract.\n';

const HEAD = `${FIRST_LINE}import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

`;
