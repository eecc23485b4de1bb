import type { StudentOverview } from '@mashq/api/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StudentsList } from './StudentsList.tsx';

afterEach(cleanup);

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
const lines = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('has two lines and what is of weight for each student; of a whole class who needs help is first', () => {
  const { rerender } = render(<StudentsList students={students} hrefOf={({ student_id: id }) => `/student/${id}`} />);
  expect(lines()).toEqual([
    'سسارا۹ دقیقه، هنوز نیامده۲در ۲ مهارت کمک می‌خواهد۰۰ مهارت یاد گرفته',
    'ننیما۹ دقیقه، هنوز نیامده۳۳ مهارت یاد گرفته',
  ]);
  expect(screen.getByRole('link', { name: 'سارا' }).getAttribute('href')).toBe('/student/سارا');
  // One page of several keeps its order, and names the classes.
  rerender(<StudentsList isPage students={students} hrefOf={() => '/'} />);
  expect(lines()[0]).toContain('نیماپنجم الف، ۹ دقیقه');
});
