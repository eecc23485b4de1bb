import type { RosterImport } from '@mashq/api/contract';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';

const PATIENT = { timeout: 30_000 };
const id = (place: number) => `0190a000-0000-7000-8000-00000000000${place}`;
const preview: RosterImport = {
  id: id(1),
  kind: 'students',
  file_name: 'فهرست.csv',
  columns: [
    { column: 'firstName', heading: 'نام' },
    { column: 'lastName', heading: 'نام خانوادگی' },
  ],
  unread_headings: [],
  rows: [
    {
      line: 2,
      cells: [
        { column: 'firstName', text: 'سارا' },
        { column: 'lastName', text: 'احمدی' },
      ],
      outcome: 'new',
      faults: [],
      note: null,
    },
    {
      line: 3,
      cells: [
        { column: 'firstName', text: '' },
        { column: 'lastName', text: 'رضایی' },
      ],
      outcome: 'faulty',
      faults: [{ column: 'firstName', message: 'نام نوشته نشده است.' }],
      note: null,
    },
  ],
  new_classes: [],
  counts: { new: 1, known: 0, similar: 0, faulty: 1 },
  progress: { done: 0, total: 0 },
  confirmed_at: null,
  made: { people: 0, classes: 0 },
};
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
  isSignedIn(server, makeUser('MANAGER'));
  history.replaceState(null, '', path);
  startSession();
  await act(async () => {
    render(<App />);
  });
}

it('asks who the similar rows of a file are before anything is created', async () => {
  const user = userEvent.setup();
  const rows = preview.rows.slice(0, 1).map((row) => ({ ...row, outcome: 'similar' as const, note: 'هم‌نام دارد.' }));
  const three = [2, 3, 4].flatMap((line) => rows.map((row) => ({ ...row, line })));
  const similar = { ...preview, rows: three, counts: { new: 0, known: 0, similar: 3, faulty: 0 } };
  server.on('POST /school/class-management/import/', { status: 201, body: similar });
  server.on(`POST /school/class-management/import/${id(1)}/confirm/`, {
    body: { import: { ...similar, rows: [], confirmed_at: '2026-11-01T08:00:00Z' }, cards: [] },
  });
  server.on(`GET /school/class-management/import/${id(1)}/`, { body: similar });
  await open('/school/roster/import');
  await screen.findByRole('button', { name: 'بررسی فایل' }, PATIENT);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await user.upload(input as HTMLInputElement, new File(['نام'], 'فهرست.csv', { type: 'text/csv' }));
  await user.click(screen.getByRole('button', { name: 'بررسی فایل' }));
  expect(await screen.findAllByText('هم‌نام دارد.', undefined, PATIENT)).toHaveLength(3);
  // The button that was pressed has gone: the focus is on the heading of what came, not on the page.
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  expect(screen.queryByRole('button', { name: /^تأیید/ })).toBeNull();
  const row = (line: string) => within(screen.getByRole('radiogroup', { name: `ردیف ${line} چه کسی است؟` }));
  await user.click(row('۳').getByRole('radio', { name: 'تازه است' }));
  expect(screen.queryByRole('button', { name: /^تأیید/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /همه تازه‌اند/ }));
  expect(screen.getByRole('button', { name: 'تأیید و ساختن ۳ نفر' })).toBeTruthy();
  const all = screen.getByRole<HTMLInputElement>('radio', { name: /همه همان‌اند/ });
  await user.click(all);
  expect(screen.getByRole('button', { name: 'تأیید' })).toBeTruthy();
  await user.click(row('۳').getByRole('radio', { name: 'تازه است' }));
  expect(all.checked).toBe(false);
  await user.click(screen.getByRole('button', { name: 'تأیید و ساختن ۱ نفر' }));
  await waitFor(() =>
    expect(server.asked.some(({ path }) => path.includes(`${id(1)}/confirm/?similar=known&except%5B%5D=3`))).toBe(true),
  );
});

it('names the faults of a file, takes the corrected one, and shows first passwords once', async () => {
  const user = userEvent.setup();
  let sent = 0;
  server.on('POST /school/class-management/import/', () => {
    sent += 1;
    const [row] = preview.rows;
    const corrected = { ...preview, rows: row ? [row] : [], counts: { new: 1, known: 0, similar: 0, faulty: 0 } };
    return { status: 201, body: sent === 1 ? preview : corrected };
  });
  server.on(`POST /school/class-management/import/${id(1)}/confirm/`, {
    body: {
      import: { ...preview, rows: [], confirmed_at: '2026-11-01T08:00:00Z', made: { people: 1, classes: 0 } },
      cards: [
        {
          person_id: id(2),
          first_name: 'سارا',
          last_name: 'احمدی',
          class_title: 'پنجم الف',
          username: '204810001',
          password: '48213907',
        },
      ],
    },
  });
  server.on(`GET /school/class-management/import/${id(1)}/`, { body: preview });
  await open('/school/roster/import');
  const choose = async () => {
    await screen.findByRole('button', { name: 'بررسی فایل' }, PATIENT);
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await user.upload(input as HTMLInputElement, new File(['نام'], 'فهرست.csv', { type: 'text/csv' }));
    await user.click(screen.getByRole('button', { name: 'بررسی فایل' }));
  };
  await choose();
  expect(await screen.findByText('نام نوشته نشده است.', undefined, PATIENT)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^تأیید/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'فایل درست‌شده را بفرستید' }));
  await choose();
  await user.click(await screen.findByRole('button', { name: 'تأیید و ساختن ۱ نفر' }, PATIENT));
  const cards = await screen.findByRole('region', { name: 'کارت‌های ورود برای چاپ' }, PATIENT);
  expect(cards.textContent).toContain('سارا احمدی');
  expect(cards.textContent).toContain('۲۰۴۸۱۰۰۰۱');
  expect(cards.textContent).toContain('۴۸۲۱۳۹۰۷');
  await user.click(screen.getByRole('button', { name: 'چاپ کردم، بستن' }));
  expect(screen.queryByText(/۴۸۲۱/)).toBeNull();
});

it('a faulty cell is corrected where it is, and the good rows are made without those that stay faulty', async () => {
  const user = userEvent.setup();
  const [good, bad] = preview.rows;
  if (!good || !bad) throw new Error('the file has no rows');
  const worse = { ...bad, line: 4 };
  const sent = { ...preview, rows: [good, bad, worse], counts: { new: 1, known: 0, similar: 0, faulty: 2 } };
  const correctedRow = {
    ...bad,
    cells: [{ column: 'firstName' as const, text: 'نیما' }, ...bad.cells.slice(1)],
    outcome: 'new' as const,
    faults: [],
  };
  const corrected = { ...sent, rows: [good, correctedRow, worse], counts: { new: 2, known: 0, similar: 0, faulty: 1 } };
  const row = `PATCH /school/class-management/import/${id(1)}/rows/3/`;
  server.on('POST /school/class-management/import/', { status: 201, body: sent });
  server.on(row, { body: corrected });
  server.on(`POST /school/class-management/import/${id(1)}/confirm/`, {
    body: {
      import: { ...corrected, rows: [], confirmed_at: '2026-11-01T08:00:00Z', made: { people: 2, classes: 0 } },
      cards: [],
    },
  });
  server.on(`GET /school/class-management/import/${id(1)}/`, { body: corrected });
  await open('/school/roster/import');
  await screen.findByRole('button', { name: 'بررسی فایل' }, PATIENT);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await user.upload(input as HTMLInputElement, new File(['نام'], 'فهرست.csv', { type: 'text/csv' }));
  await user.click(screen.getByRole('button', { name: 'بررسی فایل' }));
  expect(await screen.findByRole('button', { name: 'ساختن ۱ نفر، بی ۲ ردیف' }, PATIENT)).toBeTruthy();
  const box = screen.getByRole('textbox', { name: 'نام، ردیف ۳' });
  await user.type(box, 'نیما{Enter}');
  const confirm = await screen.findByRole('button', { name: 'ساختن ۲ نفر، بی ۱ ردیف' }, PATIENT);
  expect(server.of(row).map(({ body }) => body)).toEqual([{ cells: [{ column: 'firstName', text: 'نیما' }] }]);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'نام، ردیف ۳' }));
  await waitFor(() => expect((confirm as HTMLButtonElement).disabled).toBe(false));
  await user.click(confirm);
  expect(await screen.findByText(/^۱ ردیف نادرست وارد نشد/, undefined, PATIENT)).toBeTruthy();
  expect(server.asked.some(({ path }) => path.includes('/confirm/?faulty=leave'))).toBe(true);
});

it('has all rows of a file in two lines each on a phone, by the person, with what comes of it', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 358 } as DOMRect);
  const user = userEvent.setup();
  server.on('POST /school/class-management/import/', { status: 201, body: preview });
  await open('/school/roster/import');
  await screen.findByRole('button', { name: 'بررسی فایل' }, PATIENT);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await user.upload(input as HTMLInputElement, new File(['نام'], 'فهرست.csv', { type: 'text/csv' }));
  await user.click(screen.getByRole('button', { name: 'بررسی فایل' }));
  // Among the faulty rows the cell is a box; among all of them it is said what is wrong.
  expect(await screen.findByRole('textbox', { name: 'نام، ردیف ۳' }, PATIENT)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'همه' }));
  const rows = screen.getAllByRole('row').filter((row) => within(row).queryByRole('rowheader') !== null);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'سارا احمدیردیف ۲تازه',
    'رضاییردیف ۳، نام نوشته نشده است.نادرست',
  ]);
  vi.restoreAllMocks();
});

it('begins a school year after its dry run, with the names the manager gave', async () => {
  const user = userEvent.setup();
  const plan = {
    from_title: '1405-1406',
    to_title: '1406-1407',
    has_begun: true,
    is_over: false,
    classes: [
      {
        class_id: id(3),
        title: 'پنجم الف',
        grade: 5,
        students_count: 30,
        teacher_names: ['مریم رضایی'],
        new_title: 'ششم الف',
      },
    ],
    graduates_count: 0,
    rollover: null,
  };
  const roster = { year: null, username_prefix: null, classes: [], teachers: [], without_class: [], rollover: null };
  server.on('GET /school/class-management/new-year/', { body: plan });
  server.on('GET /school/class-management/', { body: roster });
  const rollover = {
    id: id(4),
    from_title: '1405-1406',
    to_title: '1406-1407',
    committed_at: '2026-11-01T08:00:00Z',
    undo_until: '2026-11-08T08:00:00Z',
  };
  server.on('POST /school/class-management/new-year/', { status: 201, body: rollover });
  await open('/school/roster/new-year');
  expect(await screen.findByText(/هنوز تمام نشده است/, undefined, PATIENT)).toBeTruthy();
  const title = screen.getByRole('textbox', { name: 'نام تازهٔ پنجم الف' });
  await user.clear(title);
  await user.type(title, 'ششم گل‌ها');
  await user.click(screen.getByRole('button', { name: 'آغاز سال تازه' }));
  expect(await screen.findByText('۱ کلاس با ۳۰ دانش‌آموز یک پایه بالا می‌روند.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'آغاز شود' }));
  expect(await screen.findByRole('heading', { name: 'کلاس‌ها و افراد' }, PATIENT)).toBeTruthy();
  const [request] = server.of('POST /school/class-management/new-year/');
  expect(request?.body).toMatchObject({
    fromTitle: '1405-1406',
    teachers: 'grade',
    classes: [{ classId: id(3), title: 'ششم گل‌ها' }],
  });
});

it('brings back a child who has left the school, into a class the manager chooses', async () => {
  const user = userEvent.setup();
  const year = { id: id(9), title: '1405-1406', starts_on: '2026-09-23', ends_on: '2027-09-22' };
  const left = {
    id: id(5),
    first_name: 'سارا',
    last_name: 'احمدی',
    state: 'left',
    from_at: '2026-09-23T08:00:00Z',
    to_at: '2026-11-01T08:00:00Z',
  };
  const schoolClass = { id: id(6), title: 'پنجم الف', grade: 5, students_count: 0, teachers: [] };
  server.on(`GET /school/class-management/${id(6)}/info/`, {
    body: {
      ...schoolClass,
      year,
      is_archived: false,
      students: [],
      former_students: [left],
      students_count: undefined,
    },
  });
  server.on('GET /school/class-management/', {
    body: { year, username_prefix: null, classes: [schoolClass], teachers: [], without_class: [], rollover: null },
  });
  const move = `POST /school/class-management/students/${id(5)}/move/`;
  server.on(move, { body: { ...left, class_id: id(6), class_title: 'پنجم الف' } });
  await open(`/school/roster/class/${id(6)}`);
  await user.click(await screen.findByRole('button', { name: 'بازگرداندن سارا احمدی' }, PATIENT));
  await user.click(await screen.findByRole('button', { name: /به کلاس/ }, PATIENT));
  await user.click(await screen.findByRole('option', { name: 'پنجم الف' }));
  await user.click(screen.getByRole('button', { name: 'جابه‌جا شود' }));
  await vi.waitFor(() => expect(server.of(move)).toMatchObject([{ body: { classId: id(6) } }]));
});

it('has the tab in the address: a reload stays there, and a tab that is gone gives way to the classes', async () => {
  const user = userEvent.setup();
  server.on('GET /school/class-management/', {
    body: { year: null, username_prefix: null, classes: [], teachers: [], without_class: [], rollover: null },
  });
  await open('/school/roster?tab=teachers');
  const isChosen = (name: RegExp) => screen.getByRole('tab', { name }).getAttribute('aria-selected') === 'true';
  await screen.findByRole('tab', { name: /^معلمان/ }, PATIENT);
  expect(isChosen(/^معلمان/)).toBe(true);
  await user.click(screen.getByRole('tab', { name: /^کلاس‌ها/ }));
  await waitFor(() => expect(location.search).toBe(''));
  act(() => logout());
  cleanup();
  await open('/school/roster?tab=without');
  await screen.findByRole('tab', { name: /^کلاس‌ها/ }, PATIENT);
  expect(isChosen(/^کلاس‌ها/)).toBe(true);
});

it('removes a class made by mistake after a question, and says why one with work stays', async () => {
  const info = {
    id: id(5),
    title: 'پنجم الف',
    grade: 5,
    year: { id: id(6), title: '1405-1406', starts_on: '2026-09-23', ends_on: '2027-09-22' },
    is_archived: false,
    students: [],
    former_students: [],
    teachers: [],
  };
  server.on(`GET /school/class-management/${id(5)}/info/`, { body: info });
  const DELETE = `DELETE /school/class-management/${id(5)}/`;
  server.on(DELETE, { status: 409, body: { detail: 'برای این کلاس تکلیفی گذاشته شده است.', code: 'class-has-work' } });
  await open(`/school/roster/class/${id(5)}`);
  await userEvent.click(await screen.findByRole('button', { name: 'حذف کلاس' }, PATIENT));
  const confirm = await screen.findByRole('button', { name: 'حذف شود' }, PATIENT);
  expect(server.of(DELETE)).toHaveLength(0);
  await userEvent.click(confirm);
  const reads = () => server.of(`GET /school/class-management/${id(5)}/info/`).length;
  const before = reads();
  await screen.findByText('برای این کلاس تکلیفی گذاشته شده است.', undefined, PATIENT);
  expect(location.pathname).toBe(`/school/roster/class/${id(5)}`);
  server.on(DELETE, { body: { ok: true } });
  await userEvent.click(screen.getByRole('button', { name: 'حذف شود' }));
  await screen.findByRole('heading', { name: 'کلاس‌ها و افراد', level: 1 }, PATIENT);
  expect(location.pathname).toBe('/school/roster');
  expect(reads()).toBe(before);
});

it('asks what each column is where the headings are not known, and sends the file again with the answer', async () => {
  const path = 'POST /school/class-management/import/';
  server.on(path, { status: 422, body: { code: 'no-headings', detail: 'این ستون‌ها پیدا نشد.' } });
  server.on(`${path}columns/`, {
    body: {
      lines: [
        ['فهرست سال', '', ''],
        ['First', 'Family', 'گروه'],
        ['سارا', 'احمدی', 'سوم ۱'],
      ],
      heading_line: 2,
      columns: [{ index: 1, column: 'lastName' }],
      known: [
        { column: 'firstName', heading: 'نام', is_needed: true },
        { column: 'lastName', heading: 'نام خانوادگی', is_needed: true },
        { column: 'classTitle', heading: 'کلاس', is_needed: true },
      ],
    },
  });
  await open('/school/roster/import');
  await screen.findByRole('heading', { name: 'وارد کردن فهرست' }, PATIENT);
  const user = userEvent.setup();
  const file = new File(['First,Family'], 'فهرست.csv', { type: 'text/csv' });
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
  await user.click(screen.getByRole('button', { name: 'بررسی فایل' }));
  await screen.findByRole('heading', { name: 'هر ستون چیست؟' }, PATIENT);
  await screen.findByText('هنوز نگفته‌اید کدام ستون «نام» و «کلاس» است.', undefined, PATIENT);
  const send = screen.getByRole('button', { name: 'بررسی با همین ستون‌ها' });
  expect(send.hasAttribute('disabled')).toBe(true);
  const choose = async (column: string, choice: string) => {
    // The line of the headings is named by them too.
    const isOf = (name: string) => name.includes(column) && !name.includes('سطر');
    await user.click(screen.getByRole('button', { name: isOf }));
    await user.click(await screen.findByRole('option', { name: choice }, PATIENT));
  };
  await choose('First', 'نام (لازم)');
  await choose('گروه', 'کلاس (لازم)');
  await waitFor(() => expect(send.hasAttribute('disabled')).toBe(false), PATIENT);
  server.on(path, { status: 201, body: preview });
  server.on(`GET /school/class-management/import/${id(1)}/`, { body: preview });
  await user.click(send);
  await screen.findByText('رضایی', undefined, PATIENT);
  expect(server.of(path).at(-1)?.body).toMatchObject({
    given: {
      headingLine: 2,
      columns: [
        { index: 1, column: 'lastName' },
        { index: 0, column: 'firstName' },
        { index: 2, column: 'classTitle' },
      ],
    },
  });
});

it('says which columns were left unread, and asks what they are', async () => {
  const path = 'POST /school/class-management/import/';
  server.on(path, { status: 201, body: { ...preview, unread_headings: ['نام پدر', 'گوشی مادر'] } });
  server.on(`GET /school/class-management/import/${id(1)}/`, { body: preview });
  const head = {
    lines: [
      ['نام', 'نام خانوادگی', 'نام پدر', 'گوشی مادر', 'خالی'],
      ['سارا', 'احمدی', 'علی', '09120001000', ''],
    ],
    heading_line: 1,
    columns: [
      { index: 0, column: 'firstName' },
      { index: 1, column: 'lastName' },
    ],
    known: [
      { column: 'firstName', heading: 'نام', is_needed: true },
      { column: 'lastName', heading: 'نام خانوادگی', is_needed: true },
      { column: 'phone', heading: 'تلفن همراه', is_needed: false },
    ],
  };
  server.on(`${path}columns/`, { body: head });
  await open('/school/roster/import');
  await screen.findByRole('heading', { name: 'وارد کردن فهرست' }, PATIENT);
  const user = userEvent.setup();
  const file = new File(['نام,نام خانوادگی'], 'فهرست.csv', { type: 'text/csv' });
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
  await user.click(screen.getByRole('button', { name: 'بررسی فایل' }));
  await screen.findByText('این ستون‌ها خوانده نشد: «نام پدر»، «گوشی مادر»', undefined, PATIENT);
  expect(server.of(`${path}columns/`)).toHaveLength(0);
  server.on(path, { status: 201, body: preview });
  await user.click(screen.getByRole('button', { name: 'بگویم هر ستون چیست' }));
  await screen.findByRole('heading', { name: 'هر ستون چیست؟' }, PATIENT);
  await user.click(screen.getByRole('button', { name: (name) => name.includes('گوشی مادر') && !name.includes('سطر') }));
  await user.click(await screen.findByRole('option', { name: 'تلفن همراه' }, PATIENT));
  await user.click(screen.getByRole('button', { name: 'بررسی با همین ستون‌ها' }));
  await waitFor(() => expect(server.of(path)).toHaveLength(2), PATIENT);
  expect(server.of(path)[1]?.body).toMatchObject({
    given: { headingLine: 1, columns: expect.arrayContaining([{ index: 3, column: 'phone' }]) },
  });
  // They have been asked about: what is still unread is so on purpose.
  await screen.findByText('رضایی', undefined, PATIENT);
  expect(screen.queryByText(/این ستون‌ها خوانده نشد/)).toBeNull();
});
