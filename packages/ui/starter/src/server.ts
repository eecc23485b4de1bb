/**
 * The one place that knows where data is. Until your server is connected it is in this browser: replace what the functions do with
 * calls of yours, and keep what they take and give. A password that is written in a page protects nothing.
 */
import type { IsoDate } from '@mashq/ui/forms/calendar';
import type { strings } from './strings.ts';

export type Grade = keyof typeof strings.grades;

export interface Student {
  readonly id: string;
  readonly name: string;
  readonly grade: Grade;
  readonly phone: string;
  readonly birthday: IsoDate | null;
  readonly note: string;
}

export interface Account {
  readonly name: string;
}

const SAMPLE: readonly Student[] = [
  { id: '1', name: 'آوا رضایی', grade: 'g5', phone: '09121234567', birthday: '2015-10-07', note: '' },
  {
    id: '2',
    name: 'Sara احمدی (پنجم الف)',
    grade: 'g5',
    phone: '09351112233',
    birthday: '2015-12-22',
    note: 'Unit 3 (p. 12) را خوانده است.',
  },
  { id: '3', name: 'کیان Smith', grade: 'g4', phone: '', birthday: null, note: '' },
  { id: '4', name: 'محمدامین حسینی‌نژاد طباطبایی', grade: 'g6', phone: '09190000001', birthday: '2014-03-21', note: '' },
];

function read<Value>(key: string, otherwise: Value): Value {
  const stored = localStorage.getItem(key);
  return stored === null ? otherwise : JSON.parse(stored);
}

const write = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));

export const storedAccount = () => read<Account | null>('account', null);

/** The account, or null where name and password do not fit. */
export async function signIn(username: string, password: string): Promise<Account | null> {
  if (username.trim() !== 'modir' || password !== 'sepideh1405') return null;
  const account = { name: 'مریم کاظمی' };
  write('account', account);
  return account;
}

export const signOut = () => localStorage.removeItem('account');

export const listStudents = async () => read('students', SAMPLE);

export async function saveStudent(student: Student): Promise<void> {
  const students = read('students', SAMPLE);
  const isKnown = students.some(({ id }) => id === student.id);
  write('students', isKnown ? students.map((one) => (one.id === student.id ? student : one)) : [...students, student]);
}

export async function removeStudent(id: string): Promise<void> {
  write(
    'students',
    read('students', SAMPLE).filter((student) => student.id !== id),
  );
}
