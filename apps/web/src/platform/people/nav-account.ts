import type { ActiveUser, Gender } from '@mashq/api/contract';
import type { Person } from '@mashq/ui/illustrations/person-illustration';
import { roleNames } from '../strings/role-names.ts';

export function fullName({ first_name, last_name }: Pick<ActiveUser, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim();
}

/** The illustration for each role. */
export function personOf(gender: Gender): Person {
  if (gender === 'FEMALE') return 'girl';
  return gender === 'MALE' ? 'boy' : 'other';
}

/** What menus show of a person. */
export type ShownPerson = Pick<
  ActiveUser,
  'first_name' | 'last_name' | 'gender' | 'profile_url' | 'role' | 'school_name'
> & {
  readonly class: { readonly title: string } | null;
};

/** The signed-in person as menus show them. */
export function navAccount(user: ShownPerson, href: string) {
  const { gender, profile_url: pictureUrl, role, school_name: school } = user;
  const caption = role === 'STUDENT' ? user.class?.title : school || roleNames[role];
  return { name: fullName(user), caption, href, person: personOf(gender), pictureUrl };
}
