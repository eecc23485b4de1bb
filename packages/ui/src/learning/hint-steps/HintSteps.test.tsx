import type { Hint, SolutionStep } from '@mashq/curriculum/model';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { HintSteps } from './index.ts';
import { Ladder } from './testing/Ladder.tsx';

const hint = (text: string): Hint => ({ content: [{ t: 'paragraph', content: [{ t: 'text', text }] }] });
const HINTS = [hint('سؤال چه می‌خواهد؟'), hint('مخرج‌ها را یکی کن.')];
const SOLUTION: readonly SolutionStep[] = [hint('صورت‌ها را جمع می‌کنیم.')];

const hintAt = (place: string) => screen.getByRole('group', { name: `راهنمایی ${place}` });

describe('HintSteps', () => {
  it('opens hint after hint by keyboard, each taking the focus, and at the end the solution', async () => {
    const { user, container } = renderPersian(<Ladder hints={HINTS} solution={SOLUTION} />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(hintAt('۱')).toBe(document.activeElement);
    expect(hintAt('۱')).toHaveAccessibleDescription('سؤال چه می‌خواهد؟');
    await user.tab();
    expect(screen.getByRole('button', { name: 'یک راهنمایی دیگر' })).toBe(document.activeElement);
    await user.keyboard(' ');
    expect(hintAt('۲')).toBe(document.activeElement);
    expect(hintAt('۱')).toBeDefined();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('group', { name: 'راه‌حل قدم‌به‌قدم' })).toBe(document.activeElement);
    expect(screen.queryByRole('button', { name: /راهنمایی|راه‌حل/ })).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('leaves the focus alone for hints that were open when the page came', () => {
    renderPersian(<Ladder hints={HINTS} solution={SOLUTION} opened={2} />);
    expect(hintAt('۲')).toBeDefined();
    expect(document.activeElement).toBe(document.body);
  });

  it('says before the first hint what it costs, and never how many are left', () => {
    const { container } = renderPersian(<Ladder hints={HINTS} solution={SOLUTION} />);
    expect(screen.getByRole('button', { name: 'راهنمایی' })).toHaveAccessibleDescription(/حساب نمی‌شود/);
    expect(container.textContent).not.toMatch(/[0-9۰-۹]/);
  });

  it('does not offer the solution while hints are left, nor anything nobody listens to', () => {
    const { rerender } = renderPersian(<HintSteps hints={HINTS} hasMore onSolution={() => {}} />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<HintSteps hints={HINTS} hasMore={false} onHint={() => {}} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('does nothing while the next hint is on its way', async () => {
    const onHint = vi.fn();
    const { user } = renderPersian(<HintSteps hints={[]} hasMore isPending onHint={onHint} />);
    await user.click(screen.getByRole('button'));
    expect(onHint).not.toHaveBeenCalled();
    expect(screen.getByRole('status').getAttribute('aria-label')).toBe('راهنمایی دارد می‌آید…');
  });
});
