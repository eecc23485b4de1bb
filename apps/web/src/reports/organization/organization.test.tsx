import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';

const PATIENT = { timeout: 30_000 };
const ID = '0190a000-0000-7000-8000-000000000003';
const numbers = { classes_count: 4, students_count: 120, practiced_lately: 108, open_homeworks: 4 };
const tehran = { code: 'IR-23', name: 'تهران', schools_count: 2, ...numbers };
const school = { id: ID, title: 'دبستان سپهر', province_code: 'IR-23', province_name: 'تهران', ...numbers };
const student = {
  id: '0190a000-0000-7000-8000-000000000005',
  number: 12,
  name: null,
  grade: 5,
  class_title: 'پنجم الف',
  answers_lately: 14,
  right_lately: 9,
};
const OF_SCHOOL = `GET /organization/school/${ID}`;
let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
});

afterEach(() => {
  act(() => logout());
  cleanup();
});

async function open(path: string): Promise<void> {
  isSignedIn(server, makeUser('ORGANIZATION'));
  history.replaceState(null, '', path);
  startSession();
  await act(async () => {
    render(<App />);
  });
}

const link = (path: string) => document.querySelector(`a[href="${path}"]`);

it('shows an organization its provinces, and leads to each', async () => {
  server.on('GET /organization/dashboard/ostan/', {
    body: [{ ...tehran, code: 'IR-10', name: 'اصفهان', schools_count: 1, practiced_lately: null }, tehran],
  });
  await open('/organization');
  const row = await screen.findByRole('row', { name: /تهران/ }, PATIENT);
  expect(within(row).getByText('۱۰۸ از ۱۲۰')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /اصفهان/ })).getByText('—')).toBeTruthy();
  expect(link('/organization/province/IR-23')).not.toBeNull();
});

it('says that there is no school yet', async () => {
  server.on('GET /organization/dashboard/ostan/', { body: [] });
  await open('/organization');
  await screen.findByText('هنوز مدرسه‌ای زیر نظر سازمان شما نیست.', undefined, PATIENT);
});

it('lists the schools of a province, and keeps the search in the address', async () => {
  server.on('GET /organization/dashboard/ostan/IR-23/school/', {
    body: { page: 1, size: 20, total: 1, items: [school], province: tehran },
  });
  await open('/organization/province/IR-23');
  await screen.findByRole('heading', { name: 'استان تهران', level: 1 }, PATIENT);
  await screen.findByText('دبستان سپهر', undefined, PATIENT);
  expect(link(`/organization/school/${ID}`)).not.toBeNull();
  fireEvent.change(screen.getByLabelText('جستجوی مدرسه'), { target: { value: 'سپهر' } });
  expect(new URLSearchParams(location.search).get('search')).toBe('سپهر');
});

it('shows a grade of a school, and has the school and its students in the menu', async () => {
  server.on(`${OF_SCHOOL}/info/`, { body: school });
  server.on(`${OF_SCHOOL}/dashboard/grade/`, { body: [{ grade: 5, ...numbers }] });
  server.on(`${OF_SCHOOL}/dashboard/grade/5/class/`, {
    body: [
      {
        id: '0190a000-0000-7000-8000-000000000001',
        title: 'پنجم الف',
        grade: 5,
        course_id: 2,
        school_name: 'دبستان سپهر',
        students_count: 3,
        practiced_lately: null,
        teacher_names: ['مریم رضایی'],
        open_homeworks: 2,
        help_needed: null,
      },
    ],
  });
  await open(`/organization/school/${ID}/grades/fifth`);
  await screen.findByRole('heading', { name: 'پایهٔ پنجم', level: 1 }, PATIENT);
  await screen.findByText('مریم رضایی', undefined, PATIENT);
  expect(screen.getByText('برای گروه‌های کوچک نشان داده نمی‌شود.')).toBeTruthy();
  await waitFor(() => expect(link(`/organization/school/${ID}/students`)).not.toBeNull(), PATIENT);
  cleanup();
  await open(`/organization/school/${ID}/grades`);
  await screen.findByText('پایهٔ پنجم', undefined, PATIENT);
  expect(link(`/organization/school/${ID}/grades/fifth`)).not.toBeNull();
  cleanup();
  await open(`/organization/school/${ID}/grades/sixth`);
  await screen.findByText('این مدرسه امسال در این پایه کلاسی ندارد.', undefined, PATIENT);
});

it('has children by number until their school shows names', async () => {
  server.on(`${OF_SCHOOL}/info/`, { body: school });
  server.on(`${OF_SCHOOL}/dashboard/students/student-records/`, {
    body: { page: 1, size: 20, total: 1, items: [student], are_names_shown: false },
  });
  await open(`/organization/school/${ID}/students`);
  await screen.findByText('دانش‌آموز ۱۲', undefined, PATIENT);
  expect(screen.getByLabelText('جستجوی کلاس یا شماره')).toBeTruthy();
});
