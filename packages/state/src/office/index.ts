export { useGradeClasses, useProvinces, useSchoolGrades } from './office.ts';
