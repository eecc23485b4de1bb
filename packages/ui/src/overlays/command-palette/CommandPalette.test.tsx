import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { CommandPalette, ENGLISH_PALETTE } from './index.ts';

const onAction = vi.fn();
const commands = [
  { id: 'home', title: 'خانه', href: '#home' },
  { id: 'new', title: 'تکلیف تازه', hint: 'تکلیف‌ها', keywords: 'ساختن دادن', onAction },
  { id: 'class', title: 'پنجم الف', hint: 'کلاس‌ها', href: '#class' },
];

function Palette() {
  const [isOpen, setOpen] = useState(false);
  return <CommandPalette commands={commands} isOpen={isOpen} onOpenChange={setOpen} />;
}

const shown = () => screen.queryAllByRole('menuitem').map((item) => item.textContent);

describe('CommandPalette', () => {
  it('opens by Ctrl+K, on whatever keyboard, finds by any of its words, and does what was chosen', async () => {
    renderPersian(<Palette />);
    // The same key on a Persian keyboard writes «ن».
    await userEvent.keyboard('{Control>}[KeyK]{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'جستجوی فرمان' }));
    expect(document.activeElement).toBe(dialog.getByRole('searchbox'));
    expect(shown()).toHaveLength(3);
    await userEvent.keyboard('تكليف');
    expect(shown()).toEqual(['تکلیف تازهتکلیف‌ها']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onAction).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says so when nothing fits, and closes by Escape', async () => {
    renderPersian(<Palette />);
    await userEvent.keyboard('{Meta>}[KeyK]{/Meta}');
    await userEvent.keyboard('ژاپن');
    expect(screen.getByText('چند کلمهٔ دیگر بنویسید.')).toBeTruthy();
    await userEvent.keyboard('{Escape}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('speaks the English of the product in an English app', () => {
    renderPersian(<CommandPalette {...ENGLISH_PALETTE} commands={[]} isOpen onOpenChange={() => undefined} />);
    const dialog = within(screen.getByRole('dialog', { name: 'Search' }));
    expect(dialog.getByRole('searchbox').getAttribute('placeholder')).toBe('Search...');
    expect(dialog.getByText('Please enter keywords')).toBeTruthy();
  });
});
