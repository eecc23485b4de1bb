import type { ClassInfo } from '@mashq/api/contract';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { toast } from '@mashq/ui/overlays/toast';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';

const PATIENT = { timeout: 30_000 };
const CLASS = '0190a000-0000-7000-8000-000000000001';
const SARA = '0190a000-0000-7000-8000-000000000002';
const info: ClassInfo = {
  id: CLASS,
  title: 'پنجم الف',
  grade: 5,
  year: { id: CLASS, title: '1405-1406', starts_on: '2026-09-23', ends_on: '2027-06-21' },
  is_archived: false,
  students: [
    {
      id: SARA,
      first_name: 'سارا',
      last_name: 'احمدی',
      gender: 'FEMALE',
      username: '743090001',
      has_phone: false,
      registration_code: '12',
      class_id: CLASS,
      class_title: 'پنجم الف',
    },
  ],
  former_students: [],
  teachers: [],
};
const ADD = `POST /school/class-management/${CLASS}/students/`;

let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
  server.on(`GET /school/class-management/${CLASS}/info/`, { body: info });
  // The menu says in a toast where the grades did not come, and a toast is an alert dialog too.
  server.on('GET /school/dashboard/grade/', { body: [] });
});

afterEach(() => {
  act(() => logout());
  cleanup();
});

async function openClass(): Promise<void> {
  isSignedIn(server, makeUser('MANAGER'));
  history.replaceState(null, '', `/school/roster/class/${CLASS}`);
  startSession();
  await act(async () => {
    render(<App />);
  });
}

async function openNewStudent(user: ReturnType<typeof userEvent.setup>): Promise<HTMLElement> {
  const add = await screen.findByRole('button', { name: 'دانش‌آموز تازه' }, PATIENT);
  // The dialog is loaded now: React goes on after what it waits for only in an act that is awaited.
  await act(() => user.click(add));
  return screen.findByRole('dialog', { name: 'دانش‌آموز تازه' }, PATIENT);
}

it('adds a child once, and goes on at the heading of its card and then of the class', async () => {
  const user = userEvent.setup();
  let sent = 0;
  server.on(ADD, () => {
    sent += 1;
    const card = { person_id: SARA, first_name: 'نیما', last_name: 'کیانی', class_title: 'پنجم الف' };
    return { status: 201, body: { ...card, username: '743090002', password: '48213907' } };
  });
  await openClass();
  const dialog = await openNewStudent(user);
  await user.type(within(dialog).getByRole('textbox', { name: /^نام$/ }), 'نیما');
  await user.type(within(dialog).getByRole('textbox', { name: /^نام خانوادگی/ }), 'کیانی');
  await act(() => user.click(within(dialog).getByRole('button', { name: 'ثبت' })));
  const heading = await screen.findByRole('heading', { level: 1, name: 'کارت‌های ورود' }, PATIENT);
  expect(sent).toBe(1);
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await user.click(await screen.findByRole('button', { name: 'چاپ کردم، بستن' }, PATIENT));
  const title = await screen.findByRole('heading', { level: 1, name: 'پنجم الف' }, PATIENT);
  await waitFor(() => expect(document.activeElement).toBe(title));
});

it('says at its field what the server refuses, until the field is changed', async () => {
  const user = userEvent.setup();
  const detail = 'دانش‌آموز دیگری با این شمارهٔ ثبت در مدرسه هست.';
  server.on(ADD, { status: 409, body: { detail, code: 'code-taken', fields: { registrationCode: detail } } });
  await openClass();
  const dialog = await openNewStudent(user);
  await user.type(within(dialog).getByRole('textbox', { name: /^نام$/ }), 'نیما');
  await user.type(within(dialog).getByRole('textbox', { name: /^نام خانوادگی/ }), 'کیانی');
  const code = within(dialog).getByRole('textbox', { name: /^شمارهٔ ثبت/ });
  await user.type(code, '12');
  await user.click(within(dialog).getByRole('button', { name: 'ثبت' }));
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'), PATIENT);
  expect(within(dialog).getAllByText(detail).length).toBeGreaterThan(0);
  await user.type(code, '3');
  await user.tab();
  await waitFor(() => expect(code.getAttribute('aria-invalid')).not.toBe('true'));
  expect((within(dialog).getByRole('textbox', { name: /^نام$/ }) as HTMLInputElement).value).toBe('نیما');
});

it('moves the focus to the heading when the row that had it is gone', async () => {
  const user = userEvent.setup();
  server.on(`DELETE /school/class-management/students/${SARA}/`, () => {
    server.on(`GET /school/class-management/${CLASS}/info/`, { body: { ...info, students: [] } });
    return { body: { ok: true } };
  });
  await openClass();
  await user.click(await screen.findByRole('button', { name: /سارا احمدی/ }, PATIENT));
  await user.click(await screen.findByRole('menuitem', { name: /خروج از مدرسه/ }, PATIENT));
  const asked = await screen.findByRole('alertdialog', undefined, PATIENT);
  await user.click(within(asked).getAllByRole('button').at(0) as HTMLElement);
  await waitFor(() => expect(screen.queryByText('سارا احمدی')).toBeNull(), PATIENT);
  const title = screen.getByRole('heading', { level: 1, name: 'پنجم الف' });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

it('shows usernames of digits and register numbers in Persian digits', async () => {
  await openClass();
  const row = await screen.findByRole('row', { name: /سارا احمدی/ }, PATIENT);
  expect(within(row).getByText('۷۴۳۰۹۰۰۰۱')).toBeTruthy();
  expect(within(row).getByText('۱۲')).toBeTruthy();
});

it('asks for the teacher at its field, and says there what the server refuses', async () => {
  const user = userEvent.setup();
  const detail = 'این معلم در این زمان معلم همین کلاس است.';
  const teacher = { id: SARA, first_name: 'مریم', last_name: 'کریمی', gender: null, username: '1', has_phone: false };
  server.on('GET /school/class-management/', {
    body: {
      year: info.year,
      username_prefix: null,
      classes: [],
      teachers: [{ ...teacher, classes: [] }],
      without_class: [],
      rollover: null,
    },
  });
  const call = `POST /school/class-management/${CLASS}/teachers/`;
  server.on(call, { status: 409, body: { detail, code: 'teaches-already', fields: { teacherId: detail } } });
  await openClass();
  const ask = await screen.findByRole('button', { name: 'افزودن معلم' }, PATIENT);
  await act(() => user.click(ask));
  const dialog = await screen.findByRole('dialog', { name: 'افزودن معلم به کلاس' }, PATIENT);
  const field = await within(dialog).findByRole('button', { name: /معلم/ }, PATIENT);
  await user.click(within(dialog).getByRole('button', { name: 'افزودن' }));
  await within(dialog).findByText('یکی از گزینه‌ها باید انتخاب شود.', undefined, PATIENT);
  expect(server.of(call)).toHaveLength(0);
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: 'مریم کریمی' }, PATIENT));
  await user.click(within(dialog).getByRole('button', { name: 'افزودن' }));
  await within(dialog).findByText(detail, undefined, PATIENT);
  expect(server.of(call)).toHaveLength(1);
});

it('asks for the deletion of a child’s data with its term, and takes it back where it was asked for', async () => {
  const user = userEvent.setup();
  // What an earlier test showed is an alert dialog, too.
  toast.closeAll();
  const call = `/school/students/${SARA}/deletion/`;
  const due = new Date(Date.now() + 14 * 86_400_000).toISOString();
  const proof = {
    proof_id: SARA,
    person_id: SARA,
    asked_at: new Date().toISOString(),
    asked_by: SARA,
    due_at: due,
    taken_back_at: null,
    erased_at: null,
    removed: [],
    kept: [],
  };
  server.on(`POST ${call}`, () => {
    server.on(`GET ${call}`, { body: proof });
    return { body: proof };
  });
  server.on(`DELETE ${call}`, { body: { ...proof, due_at: null } });
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: /سارا احمدی/ }, PATIENT));
    const item = await screen.findByRole('menuitem', { name: 'حذف حساب و داده‌ها' }, PATIENT);
    await act(() => user.click(item));
    return screen.findByRole('alertdialog', undefined, PATIENT);
  };
  await openClass();
  const asked = await ask();
  expect(asked.textContent).toMatch(/۱۴ روز.*بی‌نام/);
  await act(() => user.click(within(asked).getByRole('button', { name: 'درخواست حذف' })));
  await waitFor(() => expect(server.of(`POST ${call}`)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const again = await ask();
  await act(() => user.click(within(again).getByRole('button', { name: 'نگه داشتن حساب' })));
  await waitFor(() => expect(server.of(`DELETE ${call}`)).toHaveLength(1));
});

it('a large class has pages and a search that reads Arabic letters and Persian digits', async () => {
  const [sara] = info.students;
  if (!sara) throw new Error('the class has no child');
  const students = Array.from({ length: 77 }, (_, index) => ({
    ...sara,
    id: `0190a000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
    first_name: `کیان${index}`,
    username: String(743_090_001 + index),
    registration_code: null,
  }));
  server.on(`GET /school/class-management/${CLASS}/info/`, { body: { ...info, students } });
  await openClass();
  const table = await screen.findByRole('table', { name: 'دانش‌آموزان' }, PATIENT);
  const names = () =>
    within(table)
      .queryAllByRole('rowheader')
      .map((cell) => cell.textContent);
  expect(names()).toHaveLength(40);
  fireEvent.click(screen.getByRole('button', { name: 'صفحهٔ بعد' }));
  expect(names()).toHaveLength(37);
  const box = screen.getByRole('searchbox', { name: /^نام، نام کاربری/ });
  fireEvent.change(box, { target: { value: 'كيان۷۶' } });
  expect(names()).toEqual(['کیان76 احمدی']);
  fireEvent.change(box, { target: { value: '۷۴۳۰۹۰۰۰۵' } });
  expect(names()).toEqual(['کیان4 احمدی']);
  fireEvent.change(box, { target: { value: '۷۴۳۰۹۰۰۰۵۹' } });
  expect(screen.getByText('کسی با این جستجو پیدا نشد.')).toBeTruthy();
});

it('a move to another grade is asked about, one within the grade is not', async () => {
  const user = userEvent.setup();
  const [other, sixth] = ['0190a000-0000-7000-8000-000000000008', '0190a000-0000-7000-8000-000000000009'];
  const one = { id: CLASS, title: 'پنجم الف', grade: 5, students_count: 1, teachers: [] };
  server.on('GET /school/class-management/', {
    body: {
      year: info.year,
      username_prefix: null,
      classes: [one, { ...one, id: other, title: 'پنجم ب' }, { ...one, id: sixth, title: 'ششم الف', grade: 6 }],
      teachers: [],
      without_class: [],
      rollover: null,
    },
  });
  const move = `POST /school/class-management/students/${SARA}/move/`;
  server.on(move, { body: { ...info.students[0], class_id: sixth, class_title: 'ششم الف' } });
  await openClass();
  await user.click(await screen.findByRole('button', { name: 'کارهای سارا احمدی' }, PATIENT));
  await act(async () => user.click(await screen.findByRole('menuitem', { name: 'جابه‌جایی به کلاس دیگر' })));
  const dialog = within(await screen.findByRole('dialog', undefined, PATIENT));
  const choose = async (title: string) => {
    await user.click(await dialog.findByRole('button', { name: /به کلاس/ }, PATIENT));
    await user.click(await screen.findByRole('option', { name: title }));
  };
  await choose('پنجم ب');
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await choose('ششم الف');
  await user.click(dialog.getByRole('button', { name: 'جابه‌جا شود' }));
  expect(server.of(move)).toHaveLength(0);
  await user.click(dialog.getByRole('checkbox', { name: /^از پایهٔ پنجم به ششم می‌رود/ }));
  await user.click(dialog.getByRole('button', { name: 'جابه‌جا شود' }));
  await waitFor(() => expect(server.of(move).map(({ body }) => body)).toEqual([{ classId: sixth }]));
});

it('an ordinary class has neither', async () => {
  await openClass();
  await screen.findByRole('table', { name: 'دانش‌آموزان' }, PATIENT);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'صفحهٔ بعد' })).toBeNull();
});
