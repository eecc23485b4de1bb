import type { AdminPersonDetail, AdminSchoolDetail, AuditEvent } from '@mashq/api/contract';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';

const PATIENT = { timeout: 30_000 };
const SARA = '0190a000-0000-7000-8000-000000000002';
const SCHOOL = '0190a000-0000-7000-8000-000000000003';
const DAY = new Date(Date.now() - 86_400_000).toISOString();
const sara: AdminPersonDetail = {
  id: SARA,
  username: '743090001',
  first_name: 'سارا',
  last_name: 'احمدی',
  role: 'STUDENT',
  state: 'active',
  school: { id: SCHOOL, title: 'دبستان سپیده' },
  organization: null,
  phone_mask: '***6789',
  last_active_at: DAY,
  deletion_due_at: null,
  gender: 'FEMALE',
  created_at: DAY,
  locked_at: null,
  has_second_factor: false,
  classes: [{ id: SCHOOL, title: 'پنجم الف', grade: 5 }],
};
const school: AdminSchoolDetail = {
  id: SCHOOL,
  title: 'دبستان سپیده',
  province_code: 'IR-23',
  province_name: 'تهران',
  organization: { id: SARA, title: 'بنیاد دانش' },
  students_count: 120,
  teachers_count: 8,
  last_active_at: DAY,
  has_quizzes: true,
  created_at: DAY,
  managers: [],
};
const listed = ({ gender: _, created_at: __, locked_at: ___, classes: ____, ...person }: AdminPersonDetail) => person;
const pageOf = (items: readonly object[]) => ({ page: 1, size: 20, total: items.length, items });

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
  isSignedIn(server, makeUser('SYS_ADMIN'));
  history.replaceState(null, '', path);
  startSession();
  await act(async () => {
    render(<App />);
  });
}

const confirm = async (user: ReturnType<typeof userEvent.setup>) => {
  const asked = await screen.findByRole('alertdialog', undefined, PATIENT);
  await act(() => user.click(within(asked).getAllByRole('button').at(0) as HTMLElement));
};

it('finds people by what is typed, in the address, and says so where there is nobody', async () => {
  server.on('GET /admin/people/', ({ path }) => ({
    body: pageOf(new URLSearchParams(path.split('?')[1]).get('search') === 'نیست' ? [] : [listed(sara)]),
  }));
  await open('/admin/people?role=STUDENT');
  const person = await screen.findByRole('link', { name: 'سارا احمدی' }, PATIENT);
  expect(person.getAttribute('href')).toBe(`/admin/people/${SARA}`);
  expect(server.of('GET /admin/people/').at(-1)?.path).toContain('role=STUDENT');
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox', { name: /جستجو/ }), 'نیست');
  await screen.findByText('چیزی با این جستجو پیدا نشد.', undefined, PATIENT);
  expect(location.search).toContain('search=');
});

it('shows the failure of a list with a way to try again', async () => {
  server.on('GET /admin/schools/', { status: 409, body: { detail: 'این بار نشد.' } });
  await open('/admin/schools');
  await screen.findByText('این بار نشد.', undefined, PATIENT);
  server.on('GET /admin/schools/', { body: pageOf([]) });
  await userEvent.setup().click(screen.getByRole('button', { name: /دوباره تلاش/ }));
  await screen.findByText('هنوز مدرسه‌ای نیست.', undefined, PATIENT);
});

it('asks once more before an account is locked, and then offers to open it', async () => {
  const user = userEvent.setup();
  server.on(`GET /admin/people/${SARA}/`, { body: sara });
  const LOCK = `PUT /admin/people/${SARA}/lock/`;
  server.on(LOCK, () => {
    const locked = { ...sara, state: 'locked' as const, locked_at: DAY };
    server.on(`GET /admin/people/${SARA}/`, { body: locked });
    return { body: locked };
  });
  await open(`/admin/people/${SARA}`);
  await user.click(await screen.findByRole('button', { name: 'قفل کردن حساب' }, PATIENT));
  expect(server.of(LOCK)).toHaveLength(0);
  await confirm(user);
  await screen.findByRole('button', { name: 'باز کردن قفل' }, PATIENT);
  expect(server.of(LOCK).map(({ body }) => body)).toEqual([{ is_locked: true }]);
});

it('shows a new password until it was handed over, and no longer', async () => {
  const user = userEvent.setup();
  server.on(`GET /admin/people/${SARA}/`, { body: sara });
  server.on(`POST /admin/people/${SARA}/password/`, { body: { username: '743090001', password: 'abcd-efgh-jkmn' } });
  await open(`/admin/people/${SARA}`);
  await user.click(await screen.findByRole('button', { name: 'رمز تازه' }, PATIENT));
  await confirm(user);
  await screen.findByText('abcd-efgh-jkmn', undefined, PATIENT);
  await user.click(screen.getByRole('button', { name: 'رساندم' }));
  await waitFor(() => expect(screen.queryByText('abcd-efgh-jkmn')).toBeNull());
});

it('offers nothing for an administrator’s account', async () => {
  server.on(`GET /admin/people/${SARA}/`, { body: { ...sara, role: 'SYS_ADMIN', school: null } });
  await open(`/admin/people/${SARA}`);
  await screen.findByText('حساب مدیران سامانه تنها از خط فرمان تغییر می‌کند.', undefined, PATIENT);
  expect(screen.queryByRole('button', { name: 'قفل کردن حساب' })).toBeNull();
});

it('adds a manager, says a refusal at its field, and shows the password once', async () => {
  const user = userEvent.setup();
  server.on(`GET /admin/schools/${SCHOOL}/`, { body: school });
  const ADD = `POST /admin/schools/${SCHOOL}/managers/`;
  const detail = 'این نام کاربری از آن شخص دیگری است.';
  server.on(ADD, { status: 409, body: { detail, code: 'username-taken', fields: { username: detail } } });
  await open(`/admin/schools/${SCHOOL}`);
  await act(async () => user.click(await screen.findByRole('button', { name: 'مدیر تازه' }, PATIENT)));
  const dialog = await screen.findByRole('dialog', { name: 'مدیر تازه' }, PATIENT);
  await user.type(within(dialog).getByRole('textbox', { name: /^نام$/ }), 'مریم');
  await user.type(within(dialog).getByRole('textbox', { name: /^نام خانوادگی/ }), 'کریمی');
  const username = within(dialog).getByRole('textbox', { name: /^نام کاربری/ });
  await user.type(username, 'karimi');
  await user.click(within(dialog).getByRole('button', { name: 'مدیر تازه' }));
  await waitFor(() => expect(username.getAttribute('aria-invalid')).toBe('true'), PATIENT);
  server.on(ADD, { status: 201, body: { id: SARA, username: 'karimi2', password: 'abcd-efgh-jkmn' } });
  await user.type(username, '2');
  await act(() => user.click(within(dialog).getByRole('button', { name: 'مدیر تازه' })));
  await screen.findByText('abcd-efgh-jkmn', undefined, PATIENT);
  expect(server.of(ADD).at(-1)?.body).toEqual({
    username: 'karimi2',
    first_name: 'مریم',
    last_name: 'کریمی',
    phone: '',
  });
});

it('says what follows before a school is taken out of its organization', async () => {
  const user = userEvent.setup();
  server.on(`GET /admin/schools/${SCHOOL}/`, { body: school });
  server.on('GET /admin/organizations/', { body: pageOf([]) });
  const CHANGE = `PATCH /admin/schools/${SCHOOL}/`;
  server.on(CHANGE, { body: { ...school, organization: null } });
  await open(`/admin/schools/${SCHOOL}`);
  await act(async () => user.click(await screen.findByRole('button', { name: 'تغییر' }, PATIENT)));
  const dialog = await screen.findByRole('dialog', undefined, PATIENT);
  await user.click(within(dialog).getByRole('radio', { name: 'بدون سازمان' }));
  await within(dialog).findByText('«بنیاد دانش» دیگر گزارش‌های این مدرسه را نمی‌بیند.');
  await act(() => user.click(within(dialog).getByRole('button', { name: 'ثبت' })));
  await waitFor(() =>
    expect(server.of(CHANGE).map(({ body }) => body)).toEqual([{ title: 'دبستان سپیده', organization_id: null }]),
  );
});

const event = (id: number, more: Partial<AuditEvent> = {}): AuditEvent => ({
  id: `0190a000-0000-7000-8000-00000000010${id}`,
  at: DAY,
  action: 'person.lock',
  actor: { kind: 'person', id: SARA, name: 'نرگس آذری', role: 'SYS_ADMIN' },
  target: { kind: 'person', id: SCHOOL, name: 'سارا احمدی' },
  school: null,
  ...more,
});

it('asks once more before the quizzes of a school are switched off, and not before they are switched on', async () => {
  const user = userEvent.setup();
  server.on(`GET /admin/schools/${SCHOOL}/`, { body: school });
  const CHANGE = `PATCH /admin/schools/${SCHOOL}/`;
  server.on(CHANGE, { body: { ...school, has_quizzes: false } });
  await open(`/admin/schools/${SCHOOL}`);
  const quizzes = await screen.findByRole('switch', { name: /آزمون/ }, PATIENT);
  await user.click(quizzes);
  const dialog = await screen.findByRole('alertdialog', { name: 'آزمون در «دبستان سپیده» خاموش شود؟' }, PATIENT);
  expect(server.of(CHANGE)).toEqual([]);
  server.on(`GET /admin/schools/${SCHOOL}/`, { body: { ...school, has_quizzes: false } });
  await act(() => user.click(within(dialog).getByRole('button', { name: 'خاموش کردن آزمون' })));
  await waitFor(() => expect(server.of(CHANGE).map(({ body }) => body)).toEqual([{ has_quizzes: false }]));
  server.on(CHANGE, { body: school });
  await act(async () => user.click(await screen.findByRole('switch', { name: /آزمون/, checked: false }, PATIENT)));
  await waitFor(() => expect(server.of(CHANGE).at(-1)?.body).toEqual({ has_quizzes: true }));
});

it('says in Persian who did what, reads older events on demand, and filters by the address', async () => {
  const first = event(1);
  const older = event(2, {
    action: 'homework.deadline',
    actor: { kind: 'server', id: null, name: '', role: null },
    target: { kind: 'other', id: SCHOOL, name: 'صفحه‌های ۱۲ تا ۱۷' },
  });
  server.on('GET /admin/audit/', ({ path }) => ({
    body: path.includes('after=') ? { items: [older], next: null } : { items: [first], next: first.id },
  }));
  await open('/admin/audit?group=account');
  const row = within(await screen.findByRole('row', { name: /قفل کردن حساب/ }, PATIENT));
  expect(row.getByText('سارا احمدی')).toBeTruthy();
  expect(row.getByText('نرگس آذری')).toBeTruthy();
  expect(server.of('GET /admin/audit/').at(-1)?.path).toContain('group=account');
  await userEvent.setup().click(screen.getByRole('button', { name: 'رویدادهای پیش‌تر' }));
  const ofWork = await screen.findByRole('row', { name: /تغییر مهلت تکلیف/ }, PATIENT);
  expect(within(ofWork).getByText(/صفحه‌های ۱۲ تا ۱۷/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'رویدادهای پیش‌تر' })).toBeNull();
});
