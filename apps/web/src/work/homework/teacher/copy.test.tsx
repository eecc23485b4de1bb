import { type AssignedSkill, contract, type HomeworkSkill, type TeacherHomework } from '@mashq/api/contract';
import { sampleReply } from '@mashq/api/samples';
import { QueryProvider } from '@mashq/state/platform/query/QueryProvider';
import { logout, startSession, useSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FakeServer, isSignedIn, makeUser } from '../../../testing/fake-server.ts';
import { CopyDialog } from './CopyDialog.tsx';

const PATIENT = { timeout: 30_000 };
const [one, other] = ['0190a000-0000-7000-8000-0000000000c1', '0190a000-0000-7000-8000-0000000000c2'] as const;
const schoolClass = (id: string, title: string) => ({ id, title, grade: 5, course_id: 2, students_count: 2 });
const skill = (id: string): HomeworkSkill => ({
  id,
  title: id,
  grade: 5,
  chapter: 1,
  chapter_title: 'عددنویسی',
  lesson: 1,
  lesson_title: 'یادآوری',
  first_page: 12,
  last_page: 17,
  available: true,
});
const assigned = (id: string, items: number, is_review: boolean): AssignedSkill => ({ ...skill(id), items, is_review });

afterEach(() => {
  act(() => logout());
  cleanup();
});

/** The menu that opens it is there once it is known who is signed in. */
function Opened({ homework }: { homework: TeacherHomework }) {
  const { activeUser } = useSession();
  return activeUser && <CopyDialog homework={homework} isOpen onOpenChange={() => {}} />;
}

async function open(skills: AssignedSkill[], due: HomeworkSkill[]) {
  vi.stubGlobal('scrollTo', vi.fn());
  const server = new FakeServer();
  const sample = sampleReply(contract.teacher.homework.read) as TeacherHomework;
  const homework = { ...sample, class_id: one, grade: 5 as const };
  server.on(`GET /teacher/homework/${homework.id}/`, { body: homework });
  server.on(`GET /teacher/homework/${homework.id}/brief-skills/`, { body: skills });
  server.on('GET /teacher/homework/review-skills/', { body: due.map((each) => ({ ...each, students: 2 })) });
  const classes = [schoolClass(one, 'پنجم الف'), schoolClass(other, 'پنجم ب')];
  isSignedIn(server, makeUser('TEACHER', { classes } as Parameters<typeof makeUser>[1]));
  startSession();
  await act(async () => {
    render(
      <QueryProvider>
        <Opened homework={homework} />
      </QueryProvider>,
    );
  });
}

it('says how many questions a student of the other class gets, with what is due for review there', async () => {
  await open([assigned('a', 3, false), assigned('b', 3, false), assigned('old', 4, true)], [skill('b'), skill('due')]);
  expect(await screen.findByText('۱۰ سؤال برای هر نفر، ۴ سؤالش مرور', undefined, PATIENT)).toBeTruthy();
});

it('without reviews, and where nothing is due there, they are the new ones alone', async () => {
  await open([assigned('a', 3, false), assigned('b', 3, false)], [skill('due')]);
  expect(await screen.findByText('۶ سؤال برای هر نفر', undefined, PATIENT)).toBeTruthy();
});
