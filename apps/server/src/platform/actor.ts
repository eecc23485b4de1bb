import type { RouteRole } from '@mashq/api/contract';
import * as v from 'valibot';
import { textAs } from './db/row.ts';
import type { AccountRole } from './db/schema/index.ts';

/** Who is calling, read from a verified token: services decide what is theirs. */
export const Actor = v.object({
  id: v.string(),
  role: textAs<RouteRole>(),
  /** The tenant every statement is limited to. Organisations, admins and individual customers have a personal one. */
  schoolId: v.string(),
  /** The sign-in the token belongs to. */
  sessionId: v.optional(v.string()),
});
export type Actor = v.InferOutput<typeof Actor>;

/** The area of the app an account belongs to. */
export const routeRoleOf: Readonly<Record<AccountRole, RouteRole>> = {
  STUDENT: 'student',
  TEACHER: 'teacher',
  MANAGER: 'school',
  ORGANIZATION: 'organization',
  SYS_ADMIN: 'admin',
};
