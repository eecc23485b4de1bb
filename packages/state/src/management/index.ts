export { useGamificationStatus, useGradeClasses, useSchoolGrades, useSetGamification } from './management.ts';
export { useNamesShown, useShowNames } from './names-shown.ts';
export {
  useOverseenClasses,
  useOverseenGrades,
  useOverseenSchool,
  useOverseenStudents,
  useProvinces,
  useSchoolsOfProvince,
} from './organization.ts';
