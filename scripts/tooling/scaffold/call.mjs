import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { DOMAINS } from '../../lint/domains.mjs';
import { TOP } from '../run.mjs';
import { kebab } from './names.mjs';

export const usage = 'pnpm new call <group>/<name>               for example: pnpm new call teacherHomework/notes';

const CONTRACT = 'packages/api/src';
const SERVER = 'apps/server/src';

/** A call in its group of the contract, and a server test that fails until the call has a handler. */
export function call([place = '']) {
  const [group = '', name = ''] = place.split('/');
  if (!/^[a-z][A-Za-z]+$/.test(name)) throw new Error(`“${name}” is not a camelCase name`);
  const file = contractFiles().find((path) =>
    readFileSync(join(TOP, path), 'utf8').includes(`export const ${group} = {`),
  );
  if (!file) throw new Error(`No group “${group}” among the contract's: ${groups().join(', ')}`);
  const taken = existing(group, name);
  if (taken) throw new Error(`${group} has a call “${name}” already: ${taken}`);
  const folder = folderOf(group);
  return {
    files: {
      [`apps/server/src/${folder}/${testName(folder, group, name)}.test.ts`]: test(
        group,
        name,
        '../'.repeat(1 + folder.split('/').length),
      ),
    },
    edits: { [file]: (text) => addCall(text, group, name) },
    next: [
      `Its schemas, path and roles: ${file}`,
      'The client’s table: pnpm --filter @mashq/api routes',
      `Bind it in apps/server/src/${folder.split('/')[0]}/routes.ts; the rule goes to the service, the SQL to the queries`,
      'Its hook in packages/state/src, with key, retries and invalidations',
    ],
  };
}

/** The call's name, behind its group's where another test has that name. */
function testName(folder, group, name) {
  const own = kebab(name);
  return existsSync(join(TOP, SERVER, folder, `${own}.test.ts`)) ? `${kebab(group)}-${own}` : own;
}

const contractFiles = () =>
  DOMAINS.filter((domain) => domain !== 'app').flatMap((domain) =>
    readdirSync(join(TOP, CONTRACT, domain))
      .filter((name) => /^[a-z-]+\.ts$/.test(name))
      .map((name) => `${CONTRACT}/${domain}/${name}`),
  );

function groups() {
  return contractFiles().flatMap((path) =>
    [...readFileSync(join(TOP, path), 'utf8').matchAll(/^export const ([a-z]\w*) = \{/gm)].map(([, name]) => name),
  );
}

/** Where the group is within `contract`: `teacherHomework` is `teacher.homework`. */
function inContract(group) {
  const index = readFileSync(join(TOP, `${CONTRACT}/app/contract.ts`), 'utf8');
  const tree = index.slice(index.indexOf('export const contract: Contract = {'));
  const isGroup = new RegExp(`\\b${group}\\b`);
  let area = [];
  for (const line of tree.split('\n').slice(1)) {
    const keys = [...line.matchAll(/(\w+):/g)].map(([, key]) => key);
    if (isGroup.test(line)) return [...area, ...(keys.length > 0 ? keys.slice(0, 2) : [group])].join('.');
    if (/^ {2}\w+: \{$/.test(line)) area = keys;
    if (/^ {2}\},$/.test(line)) area = [];
  }
  return group;
}

/**
 * Method and path of the group's call of this name; calls that come to a group by spread are in no list but the client's table.
 * @returns {string | undefined}
 */
function existing(group, name) {
  const [area, last = area] = inContract(group).split('.');
  const folder = join(TOP, CONTRACT, 'client/routes');
  for (const file of readdirSync(folder)) {
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, block] of text.matchAll(new RegExp(`^  ${last}: \\{\\n([\\s\\S]*?)^  \\},$`, 'gm'))) {
      const [, method, path] = new RegExp(`^    ${name}: \\['(\\w+)', '([^']+)'`, 'm').exec(block) ?? [];
      if (path && (area === last || path.startsWith(`/${area}/`))) return `${method} ${path}`;
    }
  }
  return undefined;
}

/** The server's part of the group's name in a domain that binds its calls; without one, the highest such domain. */
function folderOf(group) {
  const place = inContract(group);
  const ownName = group
    .replace(/^[a-z]+(?=[A-Z])/, '')
    .replaceAll(/(?<!^)[A-Z]/g, '-$&')
    .toLowerCase();
  const domains = DOMAINS.filter((name) => existsSync(routesOf(name)))
    .filter((name) => readFileSync(routesOf(name), 'utf8').includes(`contract.${place}`))
    .reverse();
  const parts = [ownName, place.split('.').at(-1)]
    .flatMap((name) => [name, `${name}s`])
    .flatMap((name) => domains.map((domain) => `${domain}/${name}`));
  return parts.find((part) => existsSync(join(TOP, SERVER, part))) ?? domains[0] ?? 'accounts';
}

const routesOf = (domain) => join(TOP, SERVER, domain, 'routes.ts');

const ROLES = { teacher: 'teacher', member: 'student', school: 'school', organization: 'organization' };
const roleOf = (group) => ROLES[group.match(/^[a-z]+/)[0]];

function addCall(text, group, name) {
  const role = roleOf(group) === undefined ? "'signed-in'" : `['${roleOf(group)}']`;
  const path = `/${inContract(group).replace('.', '/')}/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/`;
  const entry = `  ${name}: defineCall({
    method: 'GET',
    path: '${path}',
    access: ${role},
    summary: 'Say in one line what it returns.',
    response: OkSchema,
  }),
`;
  const start = text.indexOf(`export const ${group} = {`);
  const end = text.indexOf('\n};', start) + 1;
  return withOkSchema(`${text.slice(0, end)}${entry}${text.slice(end)}`);
}

/** Adds the import of the response schema; Biome sorts it. */
function withOkSchema(text) {
  if (/import[^;]*\bOkSchema\b[^;]*;/.test(text)) return text;
  return text.replace(/import \{([^}]*)\} from '\.\.\/platform\/primitives\.schemas\.ts';/, (line, names) =>
    line.replace(names, ` OkSchema,${names}`),
  );
}

const test = (group, name, top) => `import { contract } from '@mashq/api/contract';
import { expect, test } from 'vitest';
import { ${makersOf(ACTORS[roleOf(group)] ?? ACTORS.teacher)} } from '${top}test/world/people.ts';
import { makeWorld } from '${top}test/world/world.ts';

const world = await makeWorld();

test('${group}.${name} returns the data of its own actor', async () => {
${ACTORS[roleOf(group)] ?? ACTORS.teacher}
  const { status } = await world.call(actor, contract.${inContract(group)}.${name}, {});
  expect(status).toBe(200);
});
`;

const makersOf = (code) => ['makeClassroom', 'makePerson'].filter((maker) => code.includes(maker)).join(', ');
const ACTORS = {
  teacher: '  const { teacher: actor } = await makeClassroom(world);',
  student: `  const { students } = await makeClassroom(world);
  const [actor] = students;
  if (!actor) throw new Error('a class without children');`,
  school: `  const { schoolId } = await makeClassroom(world);
  const actor = await makePerson(world, { role: 'MANAGER', schoolId });`,
  organization: `  const actor = await makePerson(world, { role: 'ORGANIZATION' });`,
};
