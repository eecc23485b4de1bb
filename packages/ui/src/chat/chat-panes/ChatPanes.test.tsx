import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { ChatPanes } from './index.ts';

const panes = (isConversationOpen: boolean) => (
  <ChatPanes isConversationOpen={isConversationOpen} list={<button type="button">آوا</button>}>
    <button type="button">فرستادن</button>
  </ChatPanes>
);

afterEach(() => vi.restoreAllMocks());

describe('ChatPanes', () => {
  it('leaves the focus where it is while both panes are shown', async () => {
    const { user, rerender, container } = renderPersian(panes(false));
    await user.click(screen.getByRole('button', { name: 'آوا' }));
    rerender(panes(true));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'آوا' }));
    expect(await axeFindings(container)).toEqual([]);
  });

  it('gives the focus to the pane that comes when the one that had it goes', async () => {
    const { user, rerender } = renderPersian(panes(false));
    await user.click(screen.getByRole('button', { name: 'آوا' }));
    // As the style sheet hides it where there is room for one.
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({ display: 'none' } as CSSStyleDeclaration);
    rerender(panes(true));
    expect(document.activeElement?.textContent).toBe('فرستادن');
    rerender(panes(false));
    expect(document.activeElement?.textContent).toBe('آوا');
  });
});
