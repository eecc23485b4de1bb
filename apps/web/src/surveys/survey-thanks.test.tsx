import type { Survey } from '@mashq/api/contract';
import { QueryProvider } from '@mashq/state/platform/query/QueryProvider';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { recordAnnouncements, renderPersian } from '@mashq/ui/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer, isSignedIn, makeUser } from '../testing/fake-server.ts';
import { press, type } from '../testing/press.ts';
import { SurveyDialog } from './SurveyDialog.tsx';
import { SurveyScreen } from './SurveyScreen.tsx';

const SURVEY_ID = '0190a000-0000-7000-8000-0000000000f5';
const SUBMIT = `POST /survey/${SURVEY_ID}/submit/`;
const PATIENT = { timeout: 30_000 };
const survey: Survey = {
  id: SURVEY_ID,
  title: 'نظر شما دربارهٔ مشق',
  intro: '',
  anonymous: true,
  questions: [{ id: 'why', kind: 'text', text: 'چه چیزی کم است؟', required: true, options: [], show_if: null }],
  submitted_at: null,
  skips_left: 2,
};
let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
  server.on(`GET /survey/${SURVEY_ID}/`, { body: survey });
  server.on(SUBMIT, { body: { submitted_at: '2026-11-24T07:00:00Z' } });
});

afterEach(() => {
  act(() => logout());
  sessionStorage.clear();
  localStorage.clear();
  cleanup();
});

async function open(role: 'STUDENT' | 'TEACHER', screenOfIt: ReactNode): Promise<void> {
  isSignedIn(server, makeUser(role));
  await act(async () => startSession());
  await act(async () => {
    renderPersian(<QueryProvider>{screenOfIt}</QueryProvider>);
  });
  await screen.findByRole('textbox', undefined, PATIENT);
}

describe.each([
  ['a teacher', 'TEACHER', <SurveyDialog key="dialog" surveyId={SURVEY_ID} />, 'فرستادن پاسخ‌ها', /سپاسگزاریم/],
  ['a student', 'STUDENT', <SurveyScreen key="screen" surveyId={SURVEY_ID} />, 'فرستادن جواب‌ها', /ممنون که نظرت/],
] as const)('a survey of %s', (_who, role, screenOfIt, send, thanks) => {
  it('thanks aloud, in a region that was there before', async () => {
    await open(role, screenOfIt);
    await press(screen.getByRole('textbox'));
    await type('کتاب');
    const said = recordAnnouncements();
    const heard: string[] = [];
    await press(screen.getByRole('button', { name: send }));
    await screen.findByText(thanks, undefined, PATIENT);
    await waitFor(() => {
      heard.push(...said.take());
      expect(heard.some((words) => thanks.test(words))).toBe(true);
    });
    said.stop();
  });

  it('takes the press that comes after a correction: its error line has gone before the button is pressed', async () => {
    await open(role, screenOfIt);
    await press(screen.getByRole('button', { name: send }));
    const field = screen.getByRole('textbox');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await press(field);
    await type('کتاب');
    // While the field still has the focus: nothing moves when the button takes it.
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
    await press(screen.getByRole('button', { name: send }));
    await screen.findByText(thanks, undefined, PATIENT);
    expect(server.of(SUBMIT)).toHaveLength(1);
  });
});
