import type { Grade } from '../../platform/db/schema/columns.ts';
import type { NewAccount } from '../../school/roster.ts';
import { SHARED_PHONE } from './accounts.ts';

export interface ClassPlan {
  readonly code: string;
  readonly grade: Grade;
  readonly title: string;
  /** Which of the school's teachers has it. */
  readonly teacher: number;
  readonly size: number;
  /** How much better than usual its children know their lessons, in logits; below 0, worse. */
  readonly ahead: number;
}

interface SchoolPlan {
  readonly title: string;
  readonly provinceCode: string;
  readonly manager: NewAccount;
  readonly teachers: readonly NewAccount[];
  /** For how many weeks until now it has worked with Mashq. */
  readonly weeks: number;
  readonly classes: readonly ClassPlan[];
}

/** Five schools that work with Mashq, the first since the beginning of the school year, the others for some weeks less. */
export const SCHOOLS: readonly SchoolPlan[] = [
  {
    title: 'دبستان نیکان',
    provinceCode: 'IR-23',
    manager: { username: 'modir1', role: 'MANAGER', firstName: 'شهره', lastName: 'توکلی', gender: 'FEMALE' },
    teachers: [
      {
        username: 'rezaei',
        role: 'TEACHER',
        firstName: 'مریم',
        lastName: 'رضایی',
        gender: 'FEMALE',
        phone: SHARED_PHONE,
      },
      { username: 'sadeghi', role: 'TEACHER', firstName: 'حمید', lastName: 'صادقی', gender: 'MALE' },
    ],
    weeks: 8,
    classes: [
      { code: 'g5a', grade: 5, title: 'پنجم الف', teacher: 0, size: 30, ahead: 0 },
      { code: 'g5b', grade: 5, title: 'پنجم ب', teacher: 0, size: 24, ahead: 4 },
      { code: 'g4a', grade: 4, title: 'چهارم الف', teacher: 1, size: 22, ahead: 0.7 },
      { code: 'g3a', grade: 3, title: 'سوم الف', teacher: 1, size: 22, ahead: -1.6 },
    ],
  },
  {
    title: 'دبستان سپهر',
    provinceCode: 'IR-10',
    manager: { username: 'modir2', role: 'MANAGER', firstName: 'کاوه', lastName: 'فروغی', gender: 'MALE' },
    teachers: [
      { username: 'moradi', role: 'TEACHER', firstName: 'لیلا', lastName: 'مرادی', gender: 'FEMALE' },
      { username: 'naderi', role: 'TEACHER', firstName: 'بهزاد', lastName: 'نادری', gender: 'MALE' },
    ],
    weeks: 7,
    classes: [
      { code: 'g6a', grade: 6, title: 'ششم الف', teacher: 0, size: 20, ahead: 1 },
      { code: 'g6b', grade: 6, title: 'ششم ب', teacher: 0, size: 18, ahead: 0.3 },
      { code: 'g4b', grade: 4, title: 'چهارم ب', teacher: 1, size: 20, ahead: 1.3 },
      { code: 'g3b', grade: 3, title: 'سوم ب', teacher: 1, size: 18, ahead: 0.6 },
    ],
  },
  {
    title: 'دبستان پویا',
    provinceCode: 'IR-09',
    manager: { username: 'modir3', role: 'MANAGER', firstName: 'نسرین', lastName: 'کاظمی', gender: 'FEMALE' },
    teachers: [
      { username: 'rahimi', role: 'TEACHER', firstName: 'زهره', lastName: 'رحیمی', gender: 'FEMALE' },
      { username: 'ghorbani', role: 'TEACHER', firstName: 'محسن', lastName: 'قربانی', gender: 'MALE' },
    ],
    weeks: 4,
    classes: [
      { code: 'g3c', grade: 3, title: 'سوم یاس', teacher: 0, size: 18, ahead: 1.5 },
      { code: 'g5c', grade: 5, title: 'پنجم یاس', teacher: 1, size: 16, ahead: 0.7 },
    ],
  },
  {
    title: 'دبستان آفتاب',
    provinceCode: 'IR-03',
    manager: { username: 'modir4', role: 'MANAGER', firstName: 'یاشار', lastName: 'قاسمی', gender: 'MALE' },
    teachers: [{ username: 'hosseini', role: 'TEACHER', firstName: 'سمیه', lastName: 'حسینی', gender: 'FEMALE' }],
    weeks: 3,
    classes: [
      { code: 'g4c', grade: 4, title: 'چهارم مهر', teacher: 0, size: 18, ahead: 0.8 },
      { code: 'g6c', grade: 6, title: 'ششم مهر', teacher: 0, size: 16, ahead: 0.1 },
    ],
  },
  {
    title: 'دبستان کیان',
    provinceCode: 'IR-07',
    manager: { username: 'modir5', role: 'MANAGER', firstName: 'آرش', lastName: 'دانشور', gender: 'MALE' },
    teachers: [{ username: 'salehi', role: 'TEACHER', firstName: 'مینا', lastName: 'صالحی', gender: 'FEMALE' }],
    weeks: 3,
    classes: [
      { code: 'g3d', grade: 3, title: 'سوم دانا', teacher: 0, size: 16, ahead: 0.9 },
      { code: 'g5d', grade: 5, title: 'پنجم دانا', teacher: 0, size: 16, ahead: 1.1 },
    ],
  },
];

/** The class at a place of the order in which they are made, with the weeks of its school. */
export function planAt(place: number): Pick<ClassPlan, 'ahead'> & { readonly weeks: number } {
  const found = SCHOOLS.flatMap(({ classes, weeks }) => classes.map(({ ahead }) => ({ ahead, weeks })))[place];
  if (found === undefined) throw new Error(`the demo has no class ${place}`);
  return found;
}
