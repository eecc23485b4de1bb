import { deadLetters, retryDeadLetters } from '../../platform/sms/dead-letters.ts';
import type { Command } from './command.ts';
import { cliOrigin } from './open-context.ts';

export const smsCommands: readonly Command[] = [
  {
    name: 'sms failed',
    summary: 'Lists the messages of the last day that no service took, without phone and text.',
    options: {},
    run: async ({ withContext, print }) => {
      const letters = await withContext(deadLetters);
      for (const { id, status, tries, queuedAt, error, isUseful } of letters) {
        const reason = error === null ? '' : `: ${error}`;
        print(
          `${id} ${queuedAt.toISOString()} ${status} after ${tries} tries${reason}${isUseful ? '' : '; too late now'}`,
        );
      }
      print(`${letters.length} messages.`);
      return 0;
    },
  },
  {
    name: 'sms retry',
    summary: 'Queues the failed messages that are still of use once more. A server sends them.',
    options: {},
    run: async ({ withContext, print }) => {
      const count = await withContext((context) => retryDeadLetters(context, cliOrigin()));
      print(`${count} messages are queued again.`);
      return 0;
    },
  },
];
