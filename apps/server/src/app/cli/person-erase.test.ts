import { expect, test } from 'vitest';
import { fresh, makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { eraseDue } from '../../accounts/profile/erase.ts';
import { readAudit } from '../../platform/audit/audit.ts';
import { findCommand } from './commands.ts';

const world = await makeWorld();

async function run(words: readonly string[], values: Record<string, string>): Promise<string> {
  const lines: string[] = [];
  const found = await findCommand(words);
  if (!found) throw new Error(`no command ${words.join(' ')}`);
  await found.command.run({
    values,
    positionals: [],
    environment: {},
    withContext: (work) => work(world.context),
    print: (line) => lines.push(line),
  });
  return lines.join('\n');
}

test('mashq person erase asks, can be taken back, and its proof is printed after the deletion too', async () => {
  const username = fresh('leaving');
  const { id } = await makePerson(world, { role: 'TEACHER', username });
  const asked = await run(['person', 'erase'], { username: username.toUpperCase() });
  expect(asked).toContain(`Account ${id}`);
  expect(asked).toMatch(/by cli:.*; proof [0-9a-f-]{36}/);
  expect(asked).toContain('It happens at 2026-10-05');
  expect(asked).not.toContain('احمدی');
  expect(await run(['person', 'keep'], { id })).toContain('It was taken back at 2026-09-21');
  await run(['person', 'erase'], { id });
  world.pass({ days: 15 });
  expect(await eraseDue(world.context)).toBe(1);
  expect(await run(['person', 'erasure'], { id })).toContain('The account was erased at 2026-10-06');
  const events = await readAudit(world.db, { target: id });
  expect(events.map(({ action }) => action).toSorted()).toEqual(
    ['person.ask-deletion', 'person.ask-deletion', 'person.erase', 'person.keep-account'].toSorted(),
  );
});

test('one account has to be named', async () => {
  await expect(run(['person', 'erase'], {})).rejects.toThrow('--username or --id');
  await expect(run(['person', 'erase'], { id: 'nobody' })).rejects.toMatchObject({ kind: 'not-found' });
});
