import { foldPhone } from '../auth/digits.ts';
import type { AccountRole } from '../db/schema/index.ts';
import { administrationService, type Made } from '../school/administration.ts';
import { schoolYearOf } from '../school/school-year.ts';
import { type Command, type Invocation, type Option, oneOf, optional, required } from './command.ts';
import { cliOrigin, withContext } from './open.ts';
import { choosePassword } from './password.ts';
import { UsageError } from './usage-error.ts';

const ROLES: Readonly<Record<'student' | 'teacher' | 'manager' | 'organization', AccountRole>> = {
  student: 'STUDENT',
  teacher: 'TEACHER',
  manager: 'MANAGER',
  organization: 'ORGANIZATION',
};

const passwordOption: Option = {
  type: 'boolean',
  description: 'read the password from standard input; else one is made and shown once',
};
const nameOptions = {
  username: { type: 'string', description: 'name to sign in with' },
  'first-name': { type: 'string', description: 'first name' },
  'last-name': { type: 'string', description: 'last name' },
  phone: { type: 'string', description: 'mobile number, to sign in by code' },
  'password-stdin': passwordOption,
} as const satisfies Command['options'];

/** Prints the id alone in the last line, so that a script can read it. */
function report({ print }: Invocation, what: string, { id, isNew }: Made): void {
  print(isNew ? `The ${what} was made.` : `The ${what} exists already; nothing was changed.`);
  print(id);
}

async function createPerson(invocation: Invocation, role: AccountRole, place: { schoolId?: string; classId?: string }) {
  const phone = optional(invocation, 'phone');
  if (phone !== undefined && foldPhone(phone) === null) throw new UsageError('--phone is no Iranian mobile number.');
  const person = {
    role,
    username: required(invocation, 'username'),
    firstName: required(invocation, 'first-name'),
    lastName: required(invocation, 'last-name'),
    ...(phone === undefined ? {} : { phone }),
    ...place,
  };
  const fromInput = invocation.values['password-stdin'] === true;
  const { password, show } = await choosePassword({ fromInput }, invocation.print);
  const made = await withContext(invocation.environment, (context) =>
    administrationService(context).createPerson(cliOrigin(), { ...person, password }),
  );
  if (made.isNew) show();
  report(invocation, 'account', made);
  return 0;
}

export const peopleCommands: readonly Command[] = [
  {
    name: 'admin create',
    summary: 'Makes an administrator of the whole site.',
    options: nameOptions,
    run: (invocation) => createPerson(invocation, 'SYS_ADMIN', {}),
  },
  {
    name: 'school create',
    summary: 'Makes a school and prints its id.',
    options: {
      title: { type: 'string', description: 'name of the school' },
      province: { type: 'string', description: 'ISO 3166-2 code, such as IR-23 for Tehran' },
    },
    run: async (invocation) => {
      const given = { title: required(invocation, 'title'), provinceCode: required(invocation, 'province') };
      const made = await withContext(invocation.environment, (context) =>
        administrationService(context).createSchool(cliOrigin(), given),
      );
      report(invocation, 'school', made);
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
      const made = await withContext(invocation.environment, (context) =>
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
      class: { type: 'string', description: 'id of the class a student or teacher joins' },
      ...nameOptions,
    },
    run: async (invocation) => {
      const role = oneOf(invocation, 'role', ['student', 'teacher', 'manager', 'organization']);
      const classId = optional(invocation, 'class');
      const place = {
        ...(role === 'organization' ? {} : { schoolId: required(invocation, 'school') }),
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
      const { id } = await withContext(invocation.environment, (context) =>
        administrationService(context).resetPassword(cliOrigin(), username, password),
      );
      show();
      invocation.print(`The password was changed and every session ended.\n${id}`);
      return 0;
    },
  },
];
