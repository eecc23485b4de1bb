import { contract, type StudentAssignmentDetail } from '@mashq/api/contract';
import { sampleReply } from '@mashq/api/samples';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CourseHomeworks } from '../../../practice/course/CourseHomeworks.tsx';
import { HomeworkResult } from './HomeworkResult.tsx';

afterEach(cleanup);

const handedIn = (
  first_try_right: number,
  level: 'needs-work' | 'acceptable' | 'very-good' | null,
): StudentAssignmentDetail => ({
  ...(sampleReply(contract.member.homework.read) as StudentAssignmentDetail),
  state: 'submitted',
  is_open: false,
  items_total: 8,
  result: { first_try_right, right: first_try_right, level },
});

it('a result has its level, or says that too little was done', () => {
  const { rerender } = render(<HomeworkResult homework={handedIn(6, 'acceptable')} />);
  expect(screen.getByText('قابل قبول')).toBeTruthy();
  expect(screen.queryByText(/هنوز کم است/)).toBeNull();
  for (const right of [0, 1, 4]) {
    rerender(<HomeworkResult homework={handedIn(right, null)} />);
    expect(screen.getByText('برای گفتن سطح، سؤال‌های جواب‌داده‌ات هنوز کم است.')).toBeTruthy();
    expect(screen.getAllByText('از ۸')).toHaveLength(2);
  }
});

it('has the rosette of the best level alone', () => {
  const { container, rerender } = render(<HomeworkResult homework={handedIn(8, 'very-good')} />);
  expect(container.querySelector('svg.lucide-award')).not.toBeNull();
  for (const level of ['needs-work', 'acceptable'] as const) {
    rerender(<HomeworkResult homework={handedIn(1, level)} />);
    expect(container.querySelector('svg.lucide-award')).toBeNull();
  }
});

it('a course has the open work of every kind, each with its own page, or says that there is none', () => {
  const work = (kind: 'homework' | 'review' | 'package' | 'quiz') => ({
    id: kind,
    kind,
    title: `کار ${kind}`,
    end_at: '2026-11-24T20:29:59.000Z',
    items_done: 0,
    items_total: 28,
    skill_ids: [],
  });
  const { rerender } = render(<CourseHomeworks homeworks={[]} />);
  expect(screen.getByText('الان کاری از معلمت در این درس نمانده است.')).toBeTruthy();
  rerender(<CourseHomeworks homeworks={[work('package'), work('quiz')]} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/student/package/package',
    '/student/quiz?quiz=quiz',
  ]);
  expect(screen.getByText(/^بسته · ۰ از ۲۸ سؤال/)).toBeTruthy();
  expect(screen.getByText(/^آزمون · /)).toBeTruthy();
});
