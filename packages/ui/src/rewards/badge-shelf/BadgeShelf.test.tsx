import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { BADGES } from '../badge-art/index.ts';
import { BadgeShelf, type ShelfBadge } from './index.ts';

const GOT: readonly ShelfBadge[] = [
  { id: 'clock', gotAt: '2026-11-15T10:00:00Z', tier: 'silver' },
  { id: 'maze', gotAt: '2026-11-20T10:00:00Z', isNew: true },
];
/** Names of the badges in the order they are in; by selector, for roles of hundreds of shapes take seconds to work out. */
const names = (container: Element) =>
  [...container.querySelectorAll('li > button')].map((button) =>
    [...button.children]
      .map((part) => part.textContent)
      .filter(Boolean)
      .join(' '),
  );

describe('BadgeShelf', () => {
  it('shows new badges, then those got, then those that may come', () => {
    const { container } = renderPersian(<BadgeShelf badges={GOT} />);
    expect(screen.getByRole('region', { name: '۲ نشان از ۳۰ نشان' })).toBeVisible();
    expect(names(container).slice(0, 3)).toEqual(['نشان ردّ یوز تازه', 'نشان ساعت‌خوان', 'نشان نخستین مشق هنوز نه']);
    expect(names(container)).toHaveLength(30);
    expect([...container.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['گرفته‌ام', 'هنوز نه']);
  });

  it('filters by got and not yet, and says how many there are of each', async () => {
    const { container, user } = renderPersian(<BadgeShelf badges={GOT} />);
    await user.click(screen.getByRole('radio', { name: 'گرفته‌ام (۲)' }));
    expect(names(container)).toEqual(['نشان ردّ یوز تازه', 'نشان ساعت‌خوان']);
    await user.click(screen.getByRole('radio', { name: 'هنوز نه (۲۸)' }));
    expect(names(container)).toHaveLength(28);
    await user.click(screen.getByRole('radio', { name: 'همه (۳۰)' }));
    expect(names(container)).toHaveLength(30);
  });

  it('is without faults of accessibility', async () => {
    const { container } = renderPersian(<BadgeShelf badges={GOT} defaultFilter="got" />);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('opens a badge on what it was given for and when, and gives the focus back', async () => {
    const onOpen = vi.fn();
    const { user } = renderPersian(<BadgeShelf badges={GOT} onOpen={onOpen} defaultFilter="got" />);
    const clock = screen.getByRole('button', { name: 'نشان ساعت‌خوان' });
    clock.focus();
    await user.keyboard('{Enter}');
    const dialog = screen.getByRole('dialog', { name: 'ساعت‌خوان' });
    expect(within(dialog).getByRole('img', { name: 'نشان ساعت‌خوان، نقره‌ای' })).toBeVisible();
    expect(dialog.textContent).toContain('خواندن ساعت را یاد گرفتی.');
    expect(dialog.textContent).toContain('۲۴ آبان ۱۴۰۵ گرفتی');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('clock');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(clock).toHaveFocus();
  });

  it('says of a badge not had yet what it is for, and no date', async () => {
    const { user } = renderPersian(<BadgeShelf badges={GOT} />);
    await user.click(screen.getByRole('button', { name: 'نشان سرو هنوز نه' }));
    const { textContent } = screen.getByRole('dialog', { name: 'سرو' });
    expect(textContent).toContain('این نشان مال توست وقتی:');
    expect(textContent).not.toContain('گرفتی');
  });

  it('is kind about an empty shelf, and glad about a full one', async () => {
    const { rerender, user } = renderPersian(<BadgeShelf badges={[]} />);
    await user.click(screen.getByRole('radio', { name: 'گرفته‌ام (۰)' }));
    expect(screen.getByText('اولین نشانت با اولین تمرین می‌آید.')).toBeVisible();
    rerender(<BadgeShelf badges={BADGES.map(({ id }) => ({ id, gotAt: 0 }))} />);
    await user.click(screen.getByRole('radio', { name: 'هنوز نه (۰)' }));
    expect(screen.getByText('همهٔ نشان‌ها را گرفته‌ای. آفرین!')).toBeVisible();
  });
});
