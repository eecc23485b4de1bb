import type { UserRole } from '@mashq/api/contract';
import { QueryProvider } from '@mashq/state/platform/query/QueryProvider';
import { logout, startSession, useSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatWords } from '../../messages/strings/chat.ts';
import type { AppRoute, RouteTable } from '../../platform/routing/route.ts';
import { loading } from '../../platform/strings/loading.ts';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';

const ROLES: Partial<Record<AppRoute['layout'], UserRole>> = {
  student: 'STUDENT',
  teacher: 'TEACHER',
  school: 'MANAGER',
  organization: 'ORGANIZATION',
  admin: 'SYS_ADMIN',
};

/** Screens that read nothing by the word of their path, or have their own words for one that names nothing. */
const OTHERS: ReadonlySet<string> = new Set([
  '/agents/:agentId',
  '/lab/example-component/:slug',
  '/lab/mirage/:slug',
  '/school/grades/:gradeName',
  '/student/bank-receipt/:status',
  '/student/quiz/question/:activityId',
  '/teacher/class/:classId/course/:courseId/:tabName',
  '/teacher/class/:classId/course/:courseId/:tabName/edit/:messageId',
]);

const files = import.meta.glob<{ table?: RouteTable }>(['./*.ts', '!./*.test.ts'], { eager: true });
const routes = Object.values(files)
  .flatMap(({ table }) => table?.routes ?? [])
  .filter(({ path }) => path.includes(':') && !OTHERS.has(path));

let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
  server.otherwise = ({ path }) =>
    path.replace(/\?.*/, '').includes('xyz')
      ? { status: 404, body: { detail: 'چنین چیزی پیدا نشد.' } }
      : { status: 400, body: { detail: 'ورودی‌ها درست نیستند.', fields: { id: 'درست نیست.' } } };
  // The list beside an administrator's conversation.
  server.on('GET /chat/users/', { body: { filter_user: [], filter_message: [] } });
});

afterEach(() => {
  act(() => logout());
  cleanup();
});

/** Screens are shown when it is known whose they are. */
function SignedIn({ isNeeded, children }: { isNeeded: boolean; children: ReactNode }) {
  const { activeUser } = useSession();
  return isNeeded && activeUser === null ? null : children;
}

const MISSING = [loading.student.missing, loading.staff.missing, chatWords.missing];

test.each(routes.map((route) => [route.path, route] as const))(
  '%s says that nothing is at an address that cannot be, and offers no further try',
  async (path, { layout, screen: { Component, ready } }) => {
    const role = ROLES[layout];
    if (role !== undefined) isSignedIn(server, makeUser(role, { has_quiz: true }));
    history.replaceState(null, '', path.replaceAll(/:\w+\??/g, 'xyz'));
    startSession();
    await ready();
    const names = path.match(/(?<=:)\w+/g) ?? [];
    await act(async () => {
      render(
        <QueryProvider>
          <Suspense>
            <SignedIn isNeeded={role !== undefined}>
              <Component {...Object.fromEntries(names.map((name) => [name, 'xyz']))} />
            </SignedIn>
          </Suspense>
        </QueryProvider>,
      );
    });
    await waitFor(() => expect(MISSING.some((text) => screen.queryAllByText(text).length > 0)).toBe(true), {
      timeout: 30_000,
    });
    expect(screen.queryByRole('button', { name: /دوباره تلاش/ })).toBeNull();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
);
