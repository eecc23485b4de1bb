import { pushAdminService } from '../../notifications/push/dead-letters.ts';
import { makeVapidKeys } from '../../platform/vapid.ts';
import type { Command } from './command.ts';
import { cliOrigin } from './open-context.ts';

export const pushCommands: readonly Command[] = [
  {
    name: 'push keys',
    summary: 'Prints a new pair of keys for notifications in browsers, as the environment takes it.',
    options: {},
    run: async ({ print }) => {
      const { publicKey, privateKey } = makeVapidKeys();
      print(`VAPID_PUBLIC_KEY=${publicKey}`);
      print(`VAPID_PRIVATE_KEY=${privateKey}`);
      return 0;
    },
  },
  {
    name: 'push failed',
    summary:
      'Counts the messages to browsers that no service took within a day, by service and reply, without people and texts.',
    options: {},
    run: async ({ withContext, print }) => {
      const { items, failed, retryable, waiting } = await withContext((context) => pushAdminService(context).read());
      for (const item of items) {
        const useful = item.retryable === item.failed ? '' : `; ${item.failed - item.retryable} too late now`;
        print(
          `${item.failed_at} ${item.service ?? 'a browser that is gone'}: ${item.status ?? 'no reply'}, ${item.failed} messages${useful}`,
        );
      }
      print(`${failed} messages failed, ${retryable} of them can be sent again; ${waiting} wait.`);
      return 0;
    },
  },
  {
    name: 'push retry',
    summary: 'Queues the failed messages to browsers that are still of use once more. A server sends them.',
    options: {},
    run: async ({ withContext, print }) => {
      const { queued } = await withContext((context) => pushAdminService(context).retry(cliOrigin()));
      print(`${queued} messages are queued again.`);
      return 0;
    },
  },
];
