import { schoolHostService } from '../../school/branding/hosts.ts';
import { type Command, type Invocation, required } from './command.ts';
import { cliOrigin } from './open-context.ts';
import { UsageError } from './usage-error.ts';

function hostOf({ positionals }: Invocation): string {
  const [host, ...others] = positionals;
  if (host === undefined || others.length > 0) throw new UsageError('One host name is needed.');
  return host;
}

export const schoolHostCommands: readonly Command[] = [
  {
    name: 'school-host add',
    summary: 'Serves a host with the look of a school. The proxy in front must pass the Host header on.',
    parameters: '<host>',
    options: { school: { type: 'string', description: 'id of the school' } },
    run: async (invocation) => {
      const host = hostOf(invocation);
      const school = required(invocation, 'school');
      await invocation.withContext((context) => schoolHostService(context).add(cliOrigin(), host, school));
      invocation.print(`${host} has the look of the school.`);
      return 0;
    },
  },
  {
    name: 'school-host remove',
    summary: 'Takes a host from its school: it has the look of the product again.',
    parameters: '<host>',
    options: {},
    run: async (invocation) => {
      const host = hostOf(invocation);
      const isDone = await invocation.withContext((context) => schoolHostService(context).remove(cliOrigin(), host));
      invocation.print(isDone ? `${host} has the look of the product.` : 'No school has this host.');
      return isDone ? 0 : 1;
    },
  },
  {
    name: 'school-host list',
    summary: 'Lists the hosts of schools.',
    options: {},
    run: async ({ withContext, print }) => {
      const hosts = await withContext((context) => schoolHostService(context).list());
      for (const { host, schoolId, schoolTitle } of hosts) print(`${host} ${schoolId} ${schoolTitle}`);
      print(`${hosts.length} hosts.`);
      return 0;
    },
  },
];
