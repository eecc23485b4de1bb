import { paymentAdministration } from '../../payments/admin.ts';
import { type Command, optional } from './command.ts';
import { cliOrigin } from './open-context.ts';
import { UsageError } from './usage-error.ts';

function momentOf(text: string | undefined, name: string): Date | undefined {
  const moment = text === undefined ? undefined : new Date(text);
  if (moment !== undefined && Number.isNaN(moment.getTime())) throw new UsageError(`--${name} is no moment.`);
  return moment;
}

export const paymentCommands: readonly Command[] = [
  {
    name: 'payment list',
    summary: 'Lists payments, the newest first, a hundred at once. Amounts are in rial.',
    options: {
      state: { type: 'string', description: 'only those of a state, such as paid' },
      before: { type: 'string', description: 'only older ones than this moment, for the next page' },
    },
    run: async (invocation) => {
      const before = momentOf(optional(invocation, 'before'), 'before');
      const state = optional(invocation, 'state');
      const payments = await invocation.withContext((context) => paymentAdministration(context).list(before, state));
      for (const { id, createdAt, state: now, amountRial, orderNo, planTitle, refId } of payments) {
        invocation.print(`${id} ${createdAt.toISOString()} ${now} ${amountRial} rial, order ${orderNo}`);
        invocation.print(`  ${planTitle}${refId === null ? '' : `, tracking number ${refId}`}`);
      }
      invocation.print(`${payments.length} payments.`);
      return 0;
    },
  },
  {
    name: 'payment refund',
    summary: 'Notes that the money of a payment was given back, and ends the plan. It moves no money.',
    parameters: '<payment id>',
    options: {},
    run: async (invocation) => {
      const [id, ...others] = invocation.positionals;
      if (id === undefined || others.length > 0 || !/^[0-9a-f-]{36}$/.test(id)) {
        throw new UsageError('One payment id is needed.');
      }
      const isNew = await invocation.withContext((context) => paymentAdministration(context).refund(cliOrigin(), id));
      invocation.print(isNew ? 'Noted as refunded; the plan has ended.' : 'It was noted as refunded before.');
      return 0;
    },
  },
  {
    name: 'payment seats',
    summary: 'Gives each student of a school a plan that the school has paid for.',
    options: {
      school: { type: 'string', description: 'id of the school' },
      plan: { type: 'string', description: 'id of the plan' },
      until: { type: 'string', description: 'the moment at which the seats end' },
    },
    run: async (invocation) => {
      const schoolId = optional(invocation, 'school');
      const planId = optional(invocation, 'plan');
      const endsAt = momentOf(optional(invocation, 'until'), 'until');
      if (schoolId === undefined || planId === undefined || endsAt === undefined) {
        throw new UsageError('--school, --plan and --until are needed.');
      }
      const count = await invocation.withContext((context) =>
        paymentAdministration(context).giveSeats(cliOrigin(), { schoolId, planId, endsAt }),
      );
      invocation.print(`${count} students have a seat now.`);
      return 0;
    },
  },
];
