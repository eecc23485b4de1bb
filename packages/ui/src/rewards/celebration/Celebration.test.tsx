import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { BadgeArt } from '../badge-art/index.ts';
import { Celebration } from './index.ts';

const words = { title: 'یک نشان تازه گرفتی!', message: 'اولین مهارتت را یاد گرفتی.' };

describe('Celebration', () => {
  it('is a named place of the page, said politely, its badge not said twice', async () => {
    const { container } = renderPersian(<Celebration {...words} badge={<BadgeArt badge="first-skill" />} />);
    expect(screen.getByRole('region', { name: words.title })).toBeVisible();
    expect(screen.getByRole('status').textContent).toBe(`${words.title} ${words.message}`);
    expect(screen.queryByRole('img')).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('leaves the focus where it was and hides nothing', () => {
    renderPersian(
      <>
        <input aria-label="پاسخ" ref={(field) => field?.focus()} />
        <Celebration {...words} onClose={() => undefined} />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'پاسخ' })).toHaveFocus();
  });

  it('is closed by its button and by Escape from anywhere', async () => {
    const onClose = vi.fn();
    const { user } = renderPersian(<Celebration {...words} onClose={onClose} />);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'بستن' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('leaves Escape to whatever has taken it already', async () => {
    const onClose = vi.fn();
    const { user } = renderPersian(
      <>
        <input aria-label="جست‌وجو" onKeyDown={(event) => event.preventDefault()} />
        <Celebration {...words} onClose={onClose} />
      </>,
    );
    await user.type(screen.getByRole('textbox'), '{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('goes away by nobody but its reader', () => {
    vi.useFakeTimers();
    renderPersian(<Celebration {...words} />);
    vi.advanceTimersByTime(600_000);
    vi.useRealTimers();
    expect(screen.getByRole('region')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
