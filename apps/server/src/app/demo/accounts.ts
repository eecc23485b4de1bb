/** Names and numbers the demo's accounts are known by; the address is printed with one of each role. */
export const DEMO_PASSWORD = 'mashq-1405';
export const ADMIN_USERNAME = 'admin';
/** The manager of a school that begins today. */
export const NEW_MANAGER = 'modir6';
/** A child without a school. */
export const INDIVIDUAL_USERNAME = 'azad-01';

export interface DemoAccount {
  readonly role: string;
  readonly username: string;
}

/** One account of each role, in the order they are printed. Phones 0912000… belong to nobody. */
export const SHOWN_ACCOUNTS: readonly DemoAccount[] = [
  { role: 'teacher (grade 5)', username: 'rezaei' },
  { role: 'student (grade 5)', username: 'g5a-01' },
  { role: 'student without a school (grade 4)', username: INDIVIDUAL_USERNAME },
  { role: 'manager', username: 'modir1' },
  { role: 'organisation', username: 'sazman' },
  { role: 'admin', username: ADMIN_USERNAME },
];

/** This phone has three accounts: a teacher with two children at the same school. */
export const SHARED_PHONE = '09120000001';

/** The student of `SHOWN_ACCOUNTS` alone has this one. */
export const STUDENT_PHONE = '09120000002';

/** What stands under the address after a start; `password` is left out where it was random. */
export function accountLines(passwords: 'known' | 'random'): string[] {
  const wide = Math.max(...SHOWN_ACCOUNTS.map(({ role }) => role.length));
  return [
    passwords === 'known'
      ? `Demo accounts (password ${DEMO_PASSWORD}):`
      : 'Demo accounts (the password was printed when they were made):',
    ...SHOWN_ACCOUNTS.map(({ role, username }) => `  ${role.padEnd(wide)}  ${username}`),
    'Schools in their own look: sepehr.localhost, pouya.localhost, aftab.localhost, kian.localhost (managers modir2 to modir5).',
    `A school on its first day: manager ${NEW_MANAGER}.`,
    `By code: ${STUDENT_PHONE} has one account, ${SHARED_PHONE} has three; the code is printed here.`,
  ];
}
