export type { PackageActivity, PackageActivityKind } from './ActivityMarks.tsx';
export { StudentPackageCard, type StudentPackageCardProps } from './StudentPackageCard.tsx';
export { TeacherPackageCard, type TeacherPackageCardProps } from './TeacherPackageCard.tsx';
