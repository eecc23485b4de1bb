import type { StudentOverview } from '@mashq/api/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { StudentsTable } from './StudentsTable.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const student = (id: string, change: Partial<StudentOverview>): StudentOverview => ({
  student_id: id,
  name: id,
  gender: 'MALE',
  class_id: 'c',
  class_title: 'پنجم الف',
  grade: 5,
  course_id: 2,
  band: 'learning',
  learned_skills: 3,
  last_seen_at: null,
  minutes: 9,
  open_work: 1,
  help_alerts: 0,
  ...change,
});
const students = [student('نیما', {}), student('سارا', { help_alerts: 2, learned_skills: 0 })];
const lines = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

it('has on a phone two lines and what is of weight for each student; of a whole class who needs help is first', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 358 } as DOMRect);
  const { rerender } = render(<StudentsTable students={students} />);
  expect(lines()).toEqual(['سسارا۹ دقیقه، هنوز نیامده۲در ۲ مهارت کمک می‌خواهد۰', 'ننیما۹ دقیقه، هنوز نیامده۳']);
  expect(screen.getByRole('link', { name: 'سارا' }).getAttribute('href')).toContain('/student/');
  // One page of several keeps its order, and names the classes.
  rerender(<StudentsTable isPage students={students} />);
  expect(screen.getByRole('row', { name: /نیما/ }).textContent).toContain('پنجم الف، ۹ دقیقه');
});
