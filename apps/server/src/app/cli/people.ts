import { sql } from 'drizzle-orm';
import { deletionService, type ErasureProof } from '../../accounts/profile/deletion.ts';
import type { AccountRole } from '../../platform/db/schema/index.ts';
import { foldPhone, foldUsername } from '../../platform/security/digits.ts';
import { administrationService, type Made } from '../../school/administration.ts';
import { schoolYearOf } from '../../school/school-year.ts';
import { type Command, type Invocation, type Option, oneOf, optional, required } from './command.ts';
import { cliOrigin } from './open-context.ts';
import { choosePassword } from './password.ts';
import { UsageError } from './usage-error.ts';

const ROLES: Readonly<Record<'student' | 'teacher' | 'manager' | 'organization', AccountRole>> = {
  student: 'STUDENT',
  teacher: 'TEACHER',
  manager: 'MANAGER',
  organization: 'ORGANIZATION',
};

const GENDERS = { female: 'FEMALE', male: 'MALE' } as const;

const passwordOption: Option = {
  type: 'boolean',
  description: 'read the password from standard input; else one is made and shown once',
};
const nameOptions = {
  username: { type: 'string', description: 'name to sign in with' },
  'first-name': { type: 'string', description: 'first name' },
  'last-name': { type: 'string', description: 'last name' },
  phone: { type: 'string', description: 'mobile number, to sign in by code' },
  gender: { type: 'string', description: 'female or male' },
  'password-stdin': passwordOption,
} as const satisfies Command['options'];

/** Prints the id alone in the last line, so that a script can read it. */
function report({ print }: Invocation, what: string, { id, isNew }: Made): void {
  print(isNew ? `The ${what} was made.` : `The ${what} exists already; nothing was changed.`);
  print(id);
}

interface Place {
  readonly schoolId?: string;
  readonly classId?: string;
  readonly organizationId?: string;
}

async function createPerson(invocation: Invocation, role: AccountRole, place: Place) {
  const phone = optional(invocation, 'phone');
  if (phone !== undefined && foldPhone(phone) === null) throw new UsageError('--phone is no Iranian mobile number.');
  const gender =
    optional(invocation, 'gender') === undefined ? undefined : oneOf(invocation, 'gender', ['female', 'male']);
  const person = {
    role,
    username: required(invocation, 'username'),
    firstName: required(invocation, 'first-name'),
    lastName: required(invocation, 'last-name'),
    ...(phone === undefined ? {} : { phone }),
    ...(gender === undefined ? {} : { gender: GENDERS[gender] }),
    ...place,
  };
  const fromInput = invocation.values['password-stdin'] === true;
  const { password, show } = await choosePassword({ fromInput }, invocation.print);
  const made = await invocation.withContext((context) =>
    administrationService(context).createPerson(cliOrigin(), { ...person, password }),
  );
  if (made.isNew) show();
  report(invocation, 'account', made);
  return 0;
}

/** An account by its name to sign in with, or by its id, which it keeps after a deletion. */
function whoseOf(invocation: Invocation) {
  const [username, id] = [optional(invocation, 'username'), optional(invocation, 'id')];
  if ((username === undefined) === (id === undefined)) throw new UsageError('Give --username or --id.');
  if (id !== undefined) return sql`a.id::text = ${id}`;
  return sql`a.username = ${foldUsername(username ?? '')}`;
}

const whoseOptions = {
  username: { type: 'string', description: 'name to sign in with' },
  id: { type: 'string', description: 'id of the account, in place of its name' },
} as const satisfies Command['options'];

/** What, when and by whom: to be handed to the parent who asked. */
function printProof({ print }: Invocation, proof: ErasureProof): void {
  print(`Account ${proof.person_id}`);
  print(`Deletion asked at ${proof.asked_at} by ${proof.asked_by}; proof ${proof.proof_id}`);
  if (proof.due_at !== null) print(`It happens at ${proof.due_at}.`);
  if (proof.taken_back_at !== null) print(`It was taken back at ${proof.taken_back_at}.`);
  if (proof.erased_at !== null) print(`The account was erased at ${proof.erased_at}.`);
  print(`Removed: ${proof.removed.join('، ')}`);
  print(`Kept under no name: ${proof.kept.join('، ')}`);
}

export const peopleCommands: readonly Command[] = [
  {
    name: 'admin create',
    summary: 'Makes an administrator of the whole site.',
    options: nameOptions,
    run: (invocation) => createPerson(invocation, 'SYS_ADMIN', {}),
  },
  {
    name: 'organization create',
    summary: 'Makes an organization over several schools and prints its id.',
    options: { title: { type: 'string', description: 'name of the organization' } },
    run: async (invocation) => {
      const title = required(invocation, 'title');
      const made = await invocation.withContext((context) =>
        administrationService(context).createOrganization(cliOrigin(), title),
      );
      report(invocation, 'organization', made);
      return 0;
    },
  },
  {
    name: 'school create',
    summary: 'Makes a school and prints its id.',
    options: {
      title: { type: 'string', description: 'name of the school' },
      province: { type: 'string', description: 'ISO 3166-2 code, such as IR-23 for Tehran' },
      organization: { type: 'string', description: 'id of the organization over it, if there is one' },
    },
    run: async (invocation) => {
      const organizationId = optional(invocation, 'organization');
      const given = {
        title: required(invocation, 'title'),
        provinceCode: required(invocation, 'province'),
        ...(organizationId === undefined ? {} : { organizationId }),
      };
      const made = await invocation.withContext((context) =>
        administrationService(context).createSchool(cliOrigin(), given),
      );
      report(invocation, 'school', made);
      return 0;
    },
  },
  {
    name: 'school set',
    summary: 'Puts a school under an organization or takes it out, and switches quizzes on or off.',
    options: {
      school: { type: 'string', description: 'id of the school' },
      organization: { type: 'string', description: 'id of the organization, or none' },
      quizzes: { type: 'string', description: 'on or off' },
    },
    run: async (invocation) => {
      const schoolId = required(invocation, 'school');
      const organization = optional(invocation, 'organization');
      const hasQuizzes =
        optional(invocation, 'quizzes') === undefined ? undefined : oneOf(invocation, 'quizzes', ['on', 'off']);
      if (organization === undefined && hasQuizzes === undefined)
        throw new UsageError('Give --organization or --quizzes.');
      const change = {
        ...(organization === undefined ? {} : { organizationId: organization === 'none' ? null : organization }),
        ...(hasQuizzes === undefined ? {} : { hasQuizzes: hasQuizzes === 'on' }),
      };
      await invocation.withContext((context) =>
        administrationService(context).changeSchool(cliOrigin(), schoolId, change),
      );
      invocation.print('The school was changed.');
      return 0;
    },
  },
  {
    name: 'class create',
    summary: 'Makes a class of this school year and prints its id.',
    options: {
      school: { type: 'string', description: 'id of the school' },
      title: { type: 'string', description: 'name of the class' },
      grade: { type: 'string', description: '3, 4, 5 or 6' },
    },
    run: async (invocation) => {
      const schoolId = required(invocation, 'school');
      const title = required(invocation, 'title');
      const grade = Number(oneOf(invocation, 'grade', ['3', '4', '5', '6'])) as 3 | 4 | 5 | 6;
      const made = await invocation.withContext((context) =>
        administrationService(context).createClass(cliOrigin(), {
          schoolId,
          title,
          grade,
          year: schoolYearOf(context.clock()),
        }),
      );
      report(invocation, 'class', made);
      return 0;
    },
  },
  {
    name: 'person create',
    summary: 'Makes a student, teacher, manager or organization and prints the id.',
    options: {
      role: { type: 'string', description: 'student, teacher, manager or organization' },
      school: { type: 'string', description: 'id of the school' },
      organization: { type: 'string', description: 'id of the organization that an account of that role belongs to' },
      class: { type: 'string', description: 'id of the class a student or teacher joins' },
      ...nameOptions,
    },
    run: async (invocation) => {
      const role = oneOf(invocation, 'role', ['student', 'teacher', 'manager', 'organization']);
      const classId = optional(invocation, 'class');
      const place = {
        ...(role === 'organization'
          ? { organizationId: required(invocation, 'organization') }
          : { schoolId: required(invocation, 'school') }),
        ...(classId === undefined ? {} : { classId }),
      };
      return createPerson(invocation, ROLES[role], place);
    },
  },
  {
    name: 'person reset-password',
    summary: 'Gives an account a new password and ends its sessions.',
    options: { username: nameOptions.username, 'password-stdin': passwordOption },
    run: async (invocation) => {
      const username = required(invocation, 'username');
      const fromInput = invocation.values['password-stdin'] === true;
      const { password, show } = await choosePassword({ fromInput }, invocation.print);
      const { id } = await invocation.withContext((context) =>
        administrationService(context).resetPassword(cliOrigin(), username, password),
      );
      show();
      invocation.print(`The password was changed and every session ended.\n${id}`);
      return 0;
    },
  },
  {
    name: 'person end-second-factor',
    summary: 'Turns off the second factor of an account whose owner has lost it.',
    options: { username: nameOptions.username },
    run: async (invocation) => {
      const username = required(invocation, 'username');
      const id = await invocation.withContext((context) =>
        administrationService(context).endSecondFactor(cliOrigin(), username),
      );
      invocation.print(`The account is signed in to by its password alone.\n${id}`);
      return 0;
    },
  },
  {
    name: 'person erase',
    summary: 'Asks for the deletion of an account, which happens after 14 days, and prints the proof.',
    options: whoseOptions,
    run: async (invocation) => {
      const whose = whoseOf(invocation);
      printProof(
        invocation,
        await invocation.withContext((context) => deletionService(context).ask(cliOrigin(), whose)),
      );
      return 0;
    },
  },
  {
    name: 'person keep',
    summary: 'Takes the request for the deletion of an account back.',
    options: whoseOptions,
    run: async (invocation) => {
      const whose = whoseOf(invocation);
      printProof(
        invocation,
        await invocation.withContext((context) => deletionService(context).takeBack(cliOrigin(), whose)),
      );
      return 0;
    },
  },
  {
    name: 'person erasure',
    summary: 'Prints the proof of a deletion, also after it has happened.',
    options: whoseOptions,
    run: async (invocation) => {
      const whose = whoseOf(invocation);
      printProof(invocation, await invocation.withContext((context) => deletionService(context).read(whose)));
      return 0;
    },
  },
];
