import type { Person } from '../../illustrations/person-illustration/PersonIllustration.tsx';

/** The person signed in, as menus show them. */
export interface NavAccount {
  name: string;
  /** School, class or role: one quiet line under the name. */
  caption?: string | undefined;
  /** The person's profile. */
  href: string;
  person: Person;
  /** Empty or 'no-image' gives the drawn figure. */
  pictureUrl?: string | null | undefined;
  /** Badges won and not yet looked at. @default 0 */
  newBadges?: number | undefined;
}
