import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { SkillSquares } from './SkillSquares.tsx';

it('says each skill with its band, leads where it can, and counts the bands that are there', async () => {
  const { container } = renderPersian(
    <SkillSquares
      label="مهارت‌های فصل ۱"
      skills={[
        { id: 'a', title: 'الگوها', band: 'mastered', href: '/a' },
        { id: 'b', title: 'تقریب', band: 'near' },
        { id: 'c', title: 'میلیارد', band: 'near' },
      ]}
    />,
  );
  const squares = within(screen.getByRole('list', { name: 'مهارت‌های فصل ۱' }));
  expect(squares.getByRole('link', { name: 'الگوها: مسلط' }).getAttribute('href')).toBe('/a');
  expect(squares.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual([
    'تقریب: نزدیک',
    'میلیارد: نزدیک',
  ]);
  const legend = screen.getByRole('list', { name: 'راهنمای نشانه‌ها' });
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('مسلط۱'), expect.stringContaining('نزدیک۲')]);
  expect(await axeFindings(container)).toEqual([]);
});
