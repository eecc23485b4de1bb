import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, NotebookPen, Users } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { states } from '../../testing/states.ts';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
import { ENGLISH_PALETTE } from './english.ts';

const icon = { size: '1.25em' };
const commands = [
  { id: 'home', title: 'خانه', href: '#home', icon: <House {...icon} /> },
  { id: 'new', title: 'تکلیف تازه', hint: 'تکلیف‌ها', onAction: fn(), icon: <NotebookPen {...icon} /> },
  { id: 'all', title: 'همهٔ تکلیف‌ها', hint: 'تکلیف‌ها', href: '#all', icon: <NotebookPen {...icon} /> },
  { id: 'a', title: 'پنجم الف', hint: 'کلاس‌ها', href: '#a', icon: <Users {...icon} /> },
  { id: 'b', title: 'پنجم ب', hint: 'کلاس‌ها', href: '#b', icon: <Users {...icon} /> },
];

function Live(args: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(args.isOpen);
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        جستجوی فرمان
      </Button>
      <CommandPalette {...args} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'لایه‌ها/CommandPalette',
  component: CommandPalette,
  tags: ['autodocs'],
  args: { commands, isOpen: false, onOpenChange: fn() },
  render: (args) => <Live {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'همهٔ جاها و کارهای برنامه، با نوشتن پیدا می‌شود. **بکن:** نام‌ها همان نام‌های منو باشد. **نکن:** کاری را فقط اینجا نگذار.\n\n| کلید | کار |\n|---|---|\n| Ctrl+K یا ⌘K | باز و بسته |\n| حرف‌ها | پیدا کردن |\n| ↓ و ↑ | رفتن در فهرست، بی آن‌که نوشته گم شود |\n| Enter | رفتن یا انجام |\n| Escape | بستن |',
      },
    },
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  name: 'با صفحه‌کلید',
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await screen.findByRole('dialog', { name: 'جستجوی فرمان' })).toBeInTheDocument();
    await userEvent.keyboard('پنجم');
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(2));
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const English: Story = {
  name: 'در برنامهٔ انگلیسی',
  globals: { dir: 'ltr' },
  parameters: { checks: { geometry: { reason: 'An English app reads from left to right, whatever is asked.' } } },
  args: { ...ENGLISH_PALETTE, isOpen: true, commands: [] },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Search' });
    await waitFor(() => expect(screen.getByPlaceholderText('Search...')).toBeVisible());
    await expect(dialog).toHaveTextContent('Please enter keywords');
  },
};

export const States: Story = {
  ...states,
  args: { isOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.getAnimations({ subtree: true })).toHaveLength(0));
  },
};
