export type { PackageActivity } from './ActivityMarks.tsx';
export type { PackageActivityKind } from './activity-icons.ts';
export { StudentPackageCard, type StudentPackageCardProps } from './StudentPackageCard.tsx';
export { TeacherPackageCard, type TeacherPackageCardProps } from './TeacherPackageCard.tsx';
