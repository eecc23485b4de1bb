import type { CommonMistake } from '@mashq/api/contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { report } from '../../../site/sample-report/report.ts';
import { MistakesCard } from './MistakesCard.tsx';

afterEach(cleanup);

const mistake = (title: string, students: number, confirmed: number): CommonMistake => ({
  skill_id: 'g5-fraction-add-unlike',
  skill_title: 'جمع دو کسر',
  misconception_id: title,
  title,
  students,
  confirmed,
  student_ids: [],
  times: students + confirmed,
  example: {
    stem: [{ t: 'paragraph', content: [{ t: 'text', text: 'حساب کن.' }] }],
    answer: { kind: 'integer', blanks: [{}] },
    raw: { kind: 'integer', values: ['۱۱'] },
    key: [{ t: 'text', text: '۱۲' }],
  },
});

it('counts a mistake among the common ones only when a second question confirmed it', () => {
  render(<MistakesCard mistakes={[mistake('مخرج‌ها را جمع کرده', 5, 2), mistake('یک صفر کم نوشته', 3, 0)]} />);
  expect(screen.getByText('جمع دو کسر، ۲ نفر در دو سؤال جدا، ۳ نفر یک بار')).toBeDefined();
  const slips = screen.getByRole('heading', { name: 'فقط در یک سؤال دیده شده' }).closest('section');
  if (!slips) throw new Error('slips have no card of their own');
  expect(within(slips).getByText('یک صفر کم نوشته')).toBeDefined();
  expect(within(slips).getByText('جمع دو کسر، ۳ نفر یک بار')).toBeDefined();
  expect(within(slips).queryByText('مخرج‌ها را جمع کرده')).toBeNull();
});

it('says when nothing was confirmed, and counts no children where there is one', () => {
  render(<MistakesCard isOneChild mistakes={[mistake('یک صفر کم نوشته', 1, 0)]} />);
  expect(screen.getByText('هنوز غلطی نیست که کسی در دو سؤال جدا تکرار کرده باشد.')).toBeDefined();
  expect(screen.getByText('جمع دو کسر، در یک سؤال')).toBeDefined();
  cleanup();
  render(<MistakesCard isOneChild mistakes={[mistake('یک صفر کم نوشته', 1, 1)]} />);
  expect(screen.getByText('جمع دو کسر، در دو سؤال جدا، ۲ بار')).toBeDefined();
});

it('a mistake leads to the students who made it, at its skill', () => {
  const { students, mistakes } = report;
  const [first] = mistakes;
  if (first === undefined) throw new Error('the sample has a mistake');
  render(
    <MistakesCard mistakes={[first]} students={students} hrefOf={(student, skill) => `/student/${student}/${skill}`} />,
  );
  const made = students.filter(({ student_id: id }) => first.student_ids.includes(id));
  expect(made).toHaveLength(first.students);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    made.map(({ student_id: id, name }) => [name, `/student/${id}/${first.skill_id}`]),
  );
});

it('where nothing is to be opened, as in the sample, nobody is named', () => {
  render(<MistakesCard mistakes={report.mistakes} />);
  expect(screen.queryByRole('link')).toBeNull();
});
