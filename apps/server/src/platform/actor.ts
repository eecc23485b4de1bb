import type { RouteRole } from '@mashq/api/contract';
import type { AccountRole } from './db/schema/index.ts';

/** Who is calling, read from a verified token: services decide what is theirs. */
export interface Actor {
  readonly id: string;
  readonly role: RouteRole;
  /** The tenant every statement is limited to. Organisations, admins and individual customers have a personal one. */
  readonly schoolId: string;
  /** The sign-in the token belongs to. */
  readonly sessionId?: string;
}

/** The area of the app an account belongs to. */
export const routeRoleOf: Readonly<Record<AccountRole, RouteRole>> = {
  STUDENT: 'student',
  TEACHER: 'teacher',
  MANAGER: 'school',
  ORGANIZATION: 'organization',
  SYS_ADMIN: 'admin',
};
