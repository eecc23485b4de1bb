import { queryClient } from '@mashq/state/platform/query/query-client';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';
import { makeQuestion } from '../../testing/homework-fixtures.ts';

const PATIENT = { timeout: 30_000 };
let server: FakeServer;

const view = (n: number) => {
  const made = makeQuestion(1, { assignment: null });
  return { ...made, mastery: { ...made.mastery, band: 'starting' as const, n } };
};

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
});

afterEach(() => {
  act(() => logout());
  cleanup();
  queryClient.clear();
});

async function open(n: number): Promise<string> {
  const shown = view(n);
  const { question_id: id, sheet } = shown;
  server.on('GET /member/questions/', { body: shown });
  server.on(`GET /member/skills/${sheet.skillId}/step-back/`, {
    body: { skill: { ...shown.skill, id: 'g4-earlier', title: 'کسرهای ساده' } },
  });
  isSignedIn(server, makeUser('STUDENT'));
  history.replaceState(null, '', `/student/skill/question/${id}`);
  startSession();
  await act(async () => {
    render(<App />);
  });
  return `GET /member/skills/${sheet.skillId}/step-back/`;
}

it('offers the missing earlier skill to who may be stuck', async () => {
  await open(6);
  const link = await screen.findByRole('link', { name: 'رفتن به «کسرهای ساده»' }, PATIENT);
  expect(link.getAttribute('href')).toBe('/student/skill/question/g4-earlier');
  expect(screen.getByText('اول این را محکم کن')).toBeTruthy();
});

it('asks for nobody who has only begun', async () => {
  const call = await open(2);
  await screen.findByRole('region', { name: 'سؤال' }, PATIENT);
  expect(server.of(call)).toHaveLength(0);
  expect(screen.queryByText('اول این را محکم کن')).toBeNull();
});
