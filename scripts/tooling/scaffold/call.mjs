import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOP } from '../run.mjs';

export const usage = 'pnpm new call <group>/<name>               for example: pnpm new call teacherHomework/archive';

const CONTRACT = 'packages/api/src/contract';
const FILES = ['auth', 'member', 'teacher'];

/** A call in its group of the contract, and a server test that fails until the call has a handler. */
export function call([place = '']) {
  const [group = '', name = ''] = place.split('/');
  if (!/^[a-z][A-Za-z]+$/.test(name)) throw new Error(`“${name}” is not a camelCase name`);
  const file = FILES.map((each) => `${CONTRACT}/${each}.ts`).find(
    (path) =>
      existsSync(join(TOP, path)) && readFileSync(join(TOP, path), 'utf8').includes(`export const ${group} = {`),
  );
  if (!file) throw new Error(`No group “${group}” among the contract's: ${groups().join(', ')}`);
  return {
    files: { [`apps/server/src/${folderOf(group)}/${group}-${name}.test.ts`]: test(group, name) },
    edits: { [file]: (text) => addCall(text, group, name) },
    next: [
      `Its schemas, path and roles: ${file}`,
      'The client’s table: pnpm --filter @mashq/api routes',
      `Bind it in apps/server/src/${folderOf(group)}/…routes.ts; the rule goes to the service, the SQL to the queries`,
      'Its hook in packages/state/src, with key, retries and invalidations',
    ],
  };
}

function groups() {
  return FILES.flatMap((each) =>
    [...readFileSync(join(TOP, `${CONTRACT}/${each}.ts`), 'utf8').matchAll(/^export const (\w+) = \{/gm)].map(
      ([, name]) => name,
    ),
  );
}

const folderOf = (group) =>
  [
    [/homework/i, 'homework'],
    [/question/i, 'grading'],
    [/skill/i, 'practice'],
    [/report/i, 'reports'],
    [/dashboard/i, 'dashboard'],
  ].find(([pattern]) => pattern.test(group))?.[1] ?? 'profile';

/** Where the group is within `contract`: `teacherHomework` is `teacher.homework`. */
const inContract = (group) =>
  group.replace(/^(teacher|member)([A-Z])/, (_, area, letter) => `${area}.${letter.toLowerCase()}`);

function addCall(text, group, name) {
  const role = group.startsWith('teacher') ? 'teacher' : group.startsWith('member') ? 'student' : "'signed-in'";
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
  return text.replace(/import \{([^}]*)\} from '\.\.\/schema\/primitives\.ts';/, (line, names) =>
    line.replace(names, ` OkSchema,${names}`),
  );
}

const test = (group, name) => `import { contract } from '@mashq/api/contract';
import { expect, test } from 'vitest';
import { makeClassroom } from '../../test/world/people.ts';
import { makeWorld } from '../../test/world/world.ts';

const world = await makeWorld();

test('${group}.${name} returns the data of its own actor', async () => {
${group.startsWith('member') ? CHILD : TEACHER}
  const { status } = await world.call(actor, contract.${inContract(group)}.${name}, {});
  expect(status).toBe(200);
});
`;

const TEACHER = '  const { teacher: actor } = await makeClassroom(world);';
const CHILD = `  const { students } = await makeClassroom(world);
  const [actor] = students;
  if (!actor) throw new Error('a class without children');`;
