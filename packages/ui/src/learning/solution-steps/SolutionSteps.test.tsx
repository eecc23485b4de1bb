import type { SolutionStep } from '@mashq/curriculum/model';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { SolutionSteps } from './index.ts';

const steps: readonly SolutionStep[] = [
  {
    content: [
      {
        t: 'display',
        math: { t: 'fraction', numerator: { t: 'number', value: '3' }, denominator: { t: 'number', value: '6' } },
      },
      { t: 'paragraph', content: [{ t: 'text', text: 'صورت و مخرج را در ۳ ضرب می‌کنیم.' }] },
    ],
  },
  { content: [{ t: 'paragraph', content: [{ t: 'text', text: 'صورت‌ها را جمع می‌کنیم.' }] }] },
];

describe('SolutionSteps', () => {
  it('numbers every step and keeps its reason with it', async () => {
    const { container } = renderPersian(<SolutionSteps steps={steps} />);
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(2);
    expect(items[0]?.textContent).toMatch(/قدم ۱.*سه ششم.*صورت و مخرج را در ۳ ضرب/);
    expect(items[1]?.textContent).toMatch(/قدم ۲.*صورت‌ها را جمع/);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('asks whether it was understood, by keyboard too', async () => {
    const onUnderstood = vi.fn();
    const onNotUnderstood = vi.fn();
    const { user } = renderPersian(
      <SolutionSteps steps={steps} onUnderstood={onUnderstood} onNotUnderstood={onNotUnderstood} />,
    );
    await user.tab();
    expect(screen.getByRole('button', { name: 'فهمیدم' })).toBe(document.activeElement);
    await user.keyboard('{Enter}');
    await user.tab();
    await user.keyboard(' ');
    expect(onUnderstood).toHaveBeenCalledOnce();
    expect(onNotUnderstood).toHaveBeenCalledOnce();
  });

  it('only reads, with nothing to press, when nobody listens', () => {
    renderPersian(<SolutionSteps steps={steps} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('راه‌حل را فهمیدی؟')).toBeNull();
  });

  it('waits while the next question is fetched', async () => {
    const onUnderstood = vi.fn();
    const onNotUnderstood = vi.fn();
    const { user } = renderPersian(
      <SolutionSteps steps={steps} isPending onUnderstood={onUnderstood} onNotUnderstood={onNotUnderstood} />,
    );
    for (const button of screen.getAllByRole('button')) await user.click(button);
    expect(onUnderstood).not.toHaveBeenCalled();
    expect(onNotUnderstood).not.toHaveBeenCalled();
  });
});
