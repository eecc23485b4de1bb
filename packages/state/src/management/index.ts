export { useGradeClasses, useSchoolGrades } from './management.ts';
export { useNamesShown, useShowNames } from './names-shown.ts';
export {
  useOverseenClasses,
  useOverseenGrades,
  useOverseenSchool,
  useOverseenStudents,
  useProvinces,
  useSchoolsOfProvince,
} from './organization.ts';
