export { useGradeClasses, useProvinces, useSchoolGrades } from './management.ts';
