import type { Skills } from '@mashq/state/practice/next-skill';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ChapterCard, NewsCard, NextStepCard } from './SkillCards.tsx';

afterEach(cleanup);

type Band = Skills['chapters'][number]['skills'][number]['mastery']['band'];
type Summary = Parameters<typeof NewsCard>[0]['summary'];

const chapter = (number: number, ...bands: Band[]) => ({
  number,
  title: 'عدد',
  skills: bands.map((band, place) => {
    const id = `s${number}-${place}`;
    return {
      id,
      title: `مهارت ${number}-${place}`,
      chapter: number,
      mastery: { skill_id: id, band, n: 6, estimate: 3 },
    };
  }),
});
const skills = (...chapters: ReturnType<typeof chapter>[]) => ({ book_title: 'ریاضی', chapters }) as unknown as Skills;
const summary = (learned_this_week: number, learned_skills: number) =>
  ({ learned_this_week, learned_skills }) as unknown as Summary;

it('says what is new this week, or what was learned so far, and nothing where nothing was', () => {
  const book = skills(chapter(1, 'near', 'learned'));
  const { rerender, container } = render(<NewsCard summary={summary(2, 5)} skills={book} />);
  expect(screen.getByRole('heading', { name: 'این هفته ۲ مهارت تازه یاد گرفتی' })).toBeTruthy();
  expect(screen.getByText('و ۱ مهارت دیگر نزدیک است.')).toBeTruthy();
  rerender(<NewsCard summary={summary(0, 5)} skills={skills(chapter(1, 'learned'))} />);
  expect(screen.getByRole('heading', { name: 'تا حالا ۵ مهارت یاد گرفته‌ای' })).toBeTruthy();
  expect(screen.queryByText(/نزدیک است/)).toBeNull();
  rerender(<NewsCard summary={summary(0, 0)} skills={book} />);
  expect(container.textContent).toBe('');
});

it('shows the chapter of the skill to go on with, and leads to that skill', () => {
  const book = skills(chapter(1, 'learned', 'mastered'), chapter(2, 'learning', 'near'));
  render(
    <>
      <ChapterCard skills={book} />
      <NextStepCard skills={book} />
    </>,
  );
  expect(screen.getByRole('heading', { name: 'مهارت‌های فصل ۲' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'مهارت 2-0: در حال یادگیری' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'همین را تمرین کن' }).getAttribute('href')).toBe(
    '/student/skill/question/s2-1',
  );
});
