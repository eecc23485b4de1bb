import { maskPhone } from '../../platform/security/digits.ts';
import { webinarService } from '../../site/content/webinars.ts';
import { visitorMessageService } from '../../site/visitor-messages.ts';
import { type Command, optional } from './command.ts';
import { UsageError } from './usage-error.ts';

export const visitorMessageCommands: readonly Command[] = [
  {
    name: 'visitor-message list',
    summary: 'Lists messages of visitors and registrations for webinars, the newest first, a hundred at once.',
    options: {
      'show-phones': { type: 'boolean', description: 'print whole phone numbers, not their last digits alone' },
      before: { type: 'string', description: 'only older ones than this moment, for the next page' },
    },
    run: async (invocation) => {
      const given = optional(invocation, 'before');
      const before = given === undefined ? undefined : new Date(given);
      if (before !== undefined && Number.isNaN(before.getTime())) throw new UsageError('--before is no moment.');
      const messages = await invocation.withContext((context) =>
        visitorMessageService(context, webinarService(context)).list(before),
      );
      const shown = invocation.values['show-phones'] === true ? (phone: string) => phone : maskPhone;
      for (const { id, kind, subject, name, phone, text, createdAt } of messages) {
        invocation.print(`${id} ${createdAt.toISOString()} ${kind}${subject === '' ? '' : ` ${subject}`}`);
        invocation.print(`  ${name.replaceAll(/\s+/g, ' ')}, ${shown(phone)}`);
        if (text !== '') invocation.print(`  ${text.replaceAll(/\s+/g, ' ')}`);
      }
      invocation.print(`${messages.length} messages.`);
      return 0;
    },
  },
];
