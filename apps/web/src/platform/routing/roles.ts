import type { UserRole } from '@mashq/api/contract';

/** The layout of one role. */
export type RoleLayout = 'student' | 'teacher' | 'school' | 'organization' | 'admin';

const LAYOUT_OF: Readonly<Record<UserRole, RoleLayout>> = {
  STUDENT: 'student',
  TEACHER: 'teacher',
  MANAGER: 'school',
  ORGANIZATION: 'organization',
  SYS_ADMIN: 'admin',
};

export function layoutOf(role: UserRole): RoleLayout {
  return LAYOUT_OF[role];
}

/** Home path of a role. */
export function homeOf(role: UserRole): string {
  return `/${LAYOUT_OF[role]}`;
}
