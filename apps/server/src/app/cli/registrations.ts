import { registrationDecisions } from '../../accounts/registration/decisions.ts';
import { REGISTRATION_STATES } from '../../platform/db/schema/index.ts';
import { maskPhone } from '../../platform/security/digits.ts';
import { type Command, type Invocation, oneOf, optional, required } from './command.ts';
import { cliOrigin } from './open-context.ts';
import { UsageError } from './usage-error.ts';

function idOf({ positionals }: Invocation): string {
  const [id, ...others] = positionals;
  if (id === undefined || others.length > 0) throw new UsageError('The id of one request is needed.');
  return id;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

export const registrationCommands: readonly Command[] = [
  {
    name: 'registration list',
    summary: 'Lists teachers and schools who ask for an account, and people who want to hear of one; the oldest first.',
    options: {
      state: { type: 'string', description: 'pending (if left out), confirmed or refused' },
      'show-phones': { type: 'boolean', description: 'print whole phone numbers, not their last digits alone' },
    },
    run: async (invocation) => {
      const state =
        optional(invocation, 'state') === undefined ? 'pending' : oneOf(invocation, 'state', REGISTRATION_STATES);
      const found = await invocation.withContext((context) => registrationDecisions(context).list(state));
      const shown = invocation.values['show-phones'] === true ? (phone: string) => phone : maskPhone;
      for (const {
        id,
        kind,
        firstName,
        lastName,
        phone,
        username,
        schoolTitle,
        provinceCode,
        note,
        createdAt,
      } of found) {
        invocation.print(`${id} ${createdAt.toISOString()} ${kind}${username === '' ? '' : ` ${username}`}`);
        invocation.print(
          `  ${oneLine(`${firstName} ${lastName}`)}, ${shown(phone)}, ${oneLine(schoolTitle)} ${provinceCode ?? ''}`,
        );
        if (note !== '') invocation.print(`  ${oneLine(note)}`);
      }
      invocation.print(`${found.length} requests.`);
      return 0;
    },
  },
  {
    name: 'registration confirm',
    summary: 'Makes the account that a teacher or a school asked for and prints its id.',
    parameters: '<id>',
    options: {
      school: { type: 'string', description: 'id of the school; left out, the school of the request is made' },
      username: { type: 'string', description: 'another name to sign in with, where the one asked for is taken' },
    },
    run: async (invocation) => {
      const id = idOf(invocation);
      const given = { schoolId: optional(invocation, 'school'), username: optional(invocation, 'username') };
      const { accountId, isNew } = await invocation.withContext((context) =>
        registrationDecisions(context).confirm(cliOrigin(), id, given),
      );
      invocation.print(isNew ? 'The account was made.' : 'The request was confirmed already; nothing was changed.');
      invocation.print(accountId);
      return 0;
    },
  },
  {
    name: 'registration refuse',
    summary: 'Refuses a request for an account.',
    parameters: '<id>',
    options: { reason: { type: 'string', description: 'why, for the other administrators' } },
    run: async (invocation) => {
      const id = idOf(invocation);
      const reason = required(invocation, 'reason');
      await invocation.withContext((context) => registrationDecisions(context).refuse(cliOrigin(), id, reason));
      invocation.print('The request was refused.');
      return 0;
    },
  },
];
