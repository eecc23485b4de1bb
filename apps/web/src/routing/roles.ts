import type { UserRole } from '@mashq/api/contract';

/** The part of the app that is a role's own. */
export type RoleArea = 'student' | 'teacher' | 'school' | 'organization' | 'admin';

const AREA_OF: Readonly<Record<UserRole, RoleArea>> = {
  STUDENT: 'student',
  TEACHER: 'teacher',
  MANAGER: 'school',
  ORGANIZATION: 'organization',
  SYS_ADMIN: 'admin',
};

export function areaOf(role: UserRole): RoleArea {
  return AREA_OF[role];
}

/** Where somebody of this role begins. */
export function homeOf(role: UserRole): string {
  return `/${AREA_OF[role]}`;
}
