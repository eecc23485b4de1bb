import { makeVapidKeys } from '../../platform/vapid.ts';
import type { Command } from './command.ts';

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
];
