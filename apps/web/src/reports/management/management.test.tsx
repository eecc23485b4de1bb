import type { ClassOverview, UserRole } from '@mashq/api/contract';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { settings } from '@mashq/state/platform/settings/settings';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';

const PATIENT = { timeout: 30_000 };
const id = (place: number) => `0190a000-0000-7000-8000-00000000000${place}`;
const fifth: ClassOverview = {
  id: id(1),
  title: 'پنجم الف',
  grade: 5,
  course_id: 2,
  school_name: 'دبستان نیکان',
  students_count: 29,
  practiced_lately: 24,
  teacher_names: ['مریم رضایی', 'حمید صادقی'],
  open_homeworks: 2,
  help_needed: 3,
};
const grade = { grade: 5, classes_count: 2, students_count: 60, practiced_lately: 51, open_homeworks: 4 };
let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
});

afterEach(() => {
  act(() => logout());
  cleanup();
});

async function open(role: UserRole, path: string): Promise<void> {
  isSignedIn(server, makeUser(role));
  history.replaceState(null, '', path);
  startSession();
  await act(async () => {
    render(<App />);
  });
}

const number = (label: string) => screen.getByText(label).parentElement?.textContent;

it('shows a manager the school by grade and class', async () => {
  server.on('GET /school/dashboard/grade/', { body: [{ ...grade, grade: 4, students_count: 31 }, grade] });
  server.on('GET /school/dashboard/class/', {
    body: [
      fifth,
      {
        ...fifth,
        id: id(2),
        title: 'پنجم ب',
        students_count: 0,
        practiced_lately: 0,
        teacher_names: [],
        help_needed: 0,
      },
    ],
  });
  await open('MANAGER', '/school');
  await screen.findByText('پنجم الف', undefined, PATIENT);
  expect(screen.getByText('۴ کلاس، ۹۱ دانش‌آموز')).toBeTruthy();
  expect(screen.getByText('مریم رضایی، حمید صادقی')).toBeTruthy();
  expect(screen.getByText('۳ نفر به کمک نیاز دارند')).toBeTruthy();
  expect((await screen.findByRole('progressbar', undefined, PATIENT)).getAttribute('aria-valuetext')).toBe('۲۴ از ۲۹');
  expect(screen.getByText('هنوز معلمی ندارد')).toBeTruthy();
  expect(screen.getByText('هنوز دانش‌آموزی ندارد.')).toBeTruthy();
});

it('says that there is no class yet', async () => {
  server.on('GET /school/dashboard/grade/', { body: [] });
  await open('MANAGER', '/school');
  await screen.findByText('مدرسهٔ شما هنوز کلاسی ندارد.', undefined, PATIENT);
});

it('leads a manager from the menu to a grade the school has, and says so of one it has not', async () => {
  server.on('GET /school/dashboard/grade/', { body: [grade] });
  server.on('GET /school/dashboard/class/', { body: [fifth, { ...fifth, id: id(3), title: 'چهارم الف', grade: 4 }] });
  await open('MANAGER', '/school/grades/fifth');
  await screen.findByRole('heading', { name: 'پایهٔ پنجم', level: 1 }, PATIENT);
  await screen.findByText('پنجم الف', undefined, PATIENT);
  expect(screen.queryByText('چهارم الف')).toBeNull();
  expect(number('دانش‌آموز')).toContain('۶۰');
  // Only the grades the server returns are in the menu, which loads beside the screen.
  await waitFor(() => expect(document.querySelector('a[href="/school/grades/fifth"]')).not.toBeNull(), PATIENT);
  expect(document.querySelector('a[href="/school/grades/sixth"]')).toBeNull();
  expect(document.querySelector('nav a[href="/school/roster"]')?.textContent).toBe('کلاس‌ها و افراد');
  cleanup();
  await open('MANAGER', '/school/grades/sixth');
  await screen.findByText('مدرسهٔ شما امسال در این پایه کلاسی ندارد.', undefined, PATIENT);
});

it('lets a manager decide whether the organization reads names', async () => {
  server.on('GET /school/dashboard/grade/', { body: [grade] });
  server.on('GET /school/dashboard/organization-names-status/', { body: { status: false } });
  server.on('PATCH /school/dashboard/organization-names-status/', { body: { status: true } });
  await open('MANAGER', '/school/profile');
  const names = await screen.findByRole<HTMLInputElement>('switch', { name: /نام دانش‌آموزان/ }, PATIENT);
  expect(names.checked).toBe(false);
  fireEvent.click(names);
  await waitFor(() => expect(names.checked).toBe(true));
});

it('says in a toast that the grades cannot be read, with the words of the server or its own', async () => {
  server.on('GET /school/dashboard/grade/', { status: 500, body: {} });
  await open('MANAGER', '/school/students');
  await screen.findByText('خطا در دریافت اطلاعات', { selector: '[role="alertdialog"] *' }, PATIENT);
});

it('keeps the width of the menu for the next visit', async () => {
  server.on('GET /school/dashboard/grade/', { body: [grade] });
  await open('MANAGER', '/school');
  fireEvent.click(await screen.findByRole('button', { name: 'جمع کردن منو' }, PATIENT));
  await screen.findByRole('button', { name: 'پهن کردن منو' }, PATIENT);
  expect(settings.navLayout).toBe('mini');
  settings.navLayout = 'vertical';
});
