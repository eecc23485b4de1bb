import type { CommonMistake } from '@mashq/api/contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
