import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { HintCard } from './HintCard.tsx';

it('is a part of the page with its own name, takes no focus, and is put away alone or with all', async () => {
  const onDone = vi.fn();
  const onDecline = vi.fn();
  const { container, user } = renderPersian(
    <HintCard onDone={onDone} onDecline={onDecline}>
      هر خانه یک مهارت کتاب است.
    </HintCard>,
  );
  expect(screen.getByRole('region', { name: 'راهنمای این صفحه' }).textContent).toContain('هر خانه یک مهارت کتاب است.');
  expect(document.activeElement).toBe(document.body);
  await user.keyboard('{Tab}{Enter}');
  expect(onDecline).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'فهمیدم' }));
  expect(onDone).toHaveBeenCalledOnce();
  expect(await axeFindings(container)).toEqual([]);
});

it('does not offer to put all away where nobody listens', () => {
  renderPersian(<HintCard onDone={vi.fn()}>هر خانه یک مهارت کتاب است.</HintCard>);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['فهمیدم']);
});
