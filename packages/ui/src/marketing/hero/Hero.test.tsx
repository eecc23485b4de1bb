import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { Hero } from './Hero.tsx';
import { HeroMark } from './HeroMark.tsx';

it('is headed by one sentence, its marked words within, and names its sheet', async () => {
  const { container } = renderPersian(
    <Hero
      title={
        <>
          این بار <HeroMark>با ذوق</HeroMark>
        </>
      }
      sheet="برگه"
      sheetLabel="نمونهٔ سؤال"
      topSlip="۱۲ جام"
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'این بار با ذوق' })).toBeTruthy();
  expect(screen.getByRole('figure', { name: 'نمونهٔ سؤال' }).textContent).toContain('۱۲ جام');
  expect(await axeFindings(container)).toEqual([]);
});

it('has no sheet, slips or tile unless they are given', () => {
  const { container, rerender } = renderPersian(<Hero title="وبینار" topSlip="۱۲ جام" />);
  expect(screen.queryByRole('figure')).toBeNull();
  expect(screen.queryByText('۱۲ جام')).toBeNull();
  expect(container.querySelector('pattern')).toBeNull();
  rerender(<Hero title="وبینار" hasTile />);
  expect(container.querySelector('pattern')).toBeTruthy();
});
