import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { Section } from '../section/Section.tsx';
import { Page } from './Page.tsx';

it('Page has the one first-level heading; a Section is a region under it', () => {
  renderPersian(
    <Page title="تکلیف‌ها" subtitle="پنجم ب" actions={<button type="button">تکلیف تازه</button>}>
      <Section title="باز">دو تکلیف</Section>
    </Page>,
  );
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['تکلیف‌ها']);
  expect(screen.getByRole('region', { name: 'باز' }).textContent).toContain('دو تکلیف');
  expect(screen.getByRole('heading', { level: 2, name: 'باز' })).toBeTruthy();
});
