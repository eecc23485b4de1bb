import type { Command } from './command.ts';

type Load = () => Promise<readonly Command[]>;

const people: Load = async () => (await import('./people.ts')).peopleCommands;
const plans: Load = async () => (await import('./plans.ts')).planCommands;
const database: Load = async () => (await import('./database.ts')).databaseCommands;

/** Commands by the first word of their names. They are loaded when asked for: what all of them need is most of the server. */
const GROUPS: Readonly<Record<string, Load>> = {
  admin: people,
  organization: people,
  school: people,
  class: people,
  person: people,
  report: async () => (await import('./question-reports.ts')).questionReportCommands,
  form: async () => (await import('./question-forms.ts')).questionFormCommands,
  'visitor-message': async () => (await import('./visitor-messages.ts')).visitorMessageCommands,
  registration: async () => (await import('./registrations.ts')).registrationCommands,
  payment: async () => (await import('./payments.ts')).paymentCommands,
  plan: plans,
  'discount-code': plans,
  'school-host': async () => (await import('./school-hosts.ts')).schoolHostCommands,
  survey: async () => (await import('./surveys.ts')).surveyCommands,
  sms: async () => (await import('./sms.ts')).smsCommands,
  push: async () => (await import('./push.ts')).pushCommands,
  archive: async () => (await import('./archive.ts')).archiveCommands,
  migrate: database,
  citus: database,
  backup: database,
  restore: database,
  doctor: database,
  purge: database,
};

/** The command that words begin with, and the words after its name. */
export async function findCommand(words: readonly string[]): Promise<{ command: Command; rest: string[] } | undefined> {
  const [first = ''] = words;
  const commands = Object.hasOwn(GROUPS, first) ? await GROUPS[first]?.() : undefined;
  for (const length of [2, 1]) {
    const command = commands?.find(({ name }) => name === words.slice(0, length).join(' '));
    if (command) return { command, rest: words.slice(length) };
  }
  return undefined;
}

/** Every command, in the order of the groups. */
export async function allCommands(): Promise<readonly Command[]> {
  const groups = await Promise.all([...new Set(Object.values(GROUPS))].map((load) => load()));
  return groups.flat();
}
