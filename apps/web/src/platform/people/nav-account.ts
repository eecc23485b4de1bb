import type { ActiveUser, Gender } from '@mashq/api/contract';
import type { Person } from '@mashq/ui/illustrations/person-illustration';
import { roleNames } from '../strings/role-names.ts';

export function fullName({ first_name, last_name }: Pick<ActiveUser, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim();
}

/** The drawing of a person without a picture: students are children, everybody else is an adult. */
export function personOf(gender: Gender, role: ActiveUser['role'] = 'STUDENT'): Person {
  const [female, male]: Person[] = role === 'STUDENT' ? ['girl', 'boy'] : ['woman', 'man'];
  return (gender === 'FEMALE' ? female : gender === 'MALE' ? male : undefined) ?? 'other';
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
  return { name: fullName(user), caption, href, person: personOf(gender, role), pictureUrl };
}
