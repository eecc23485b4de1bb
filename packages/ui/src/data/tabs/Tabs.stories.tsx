import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, ChartColumn, Users } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { inBox } from '../../testing/in-box.tsx';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { Badge } from '../badge/index.ts';
import { Tabs } from './Tabs.tsx';

const items = [
  { id: 'homeworks', title: 'تکلیف‌ها', content: 'دو تکلیف باز است.' },
  { id: 'skills', title: 'مهارت‌ها', content: '۱۴ مهارت از ۵۵ مهارت شروع شده است.' },
  { id: 'students', title: 'دانش‌آموزان', content: '۲۹ نفر در این کلاس هستند.' },
  { id: 'messages', title: 'پیام‌ها', content: 'پیامی نیست.', isDisabled: true },
];

const meta = {
  title: 'داده/Tabs',
  component: Tabs,
  tags: ['autodocs'],
  args: { label: 'بخش‌های کلاس', items, onSelectionChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'چند روی یک چیز، یکی در هر زمان. **بکن:** عنوان‌ها را یک یا دو کلمه نگه دار. **نکن:** برای گام‌های پشت سر هم یا رفتن به صفحهٔ دیگر به کار نبر.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن به زبانهٔ برگزیده و سپس محتوای آن |\n| چپ و راست | زبانهٔ بعد و قبل (در راست‌به‌چپ، چپ یعنی بعد) |\n| Home، End | زبانهٔ اول و آخر |',
      },
    },
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'با صفحه‌کلید',
  play: async ({ args, canvas }) => {
    const dir = document.documentElement.dir;
    const first = await canvas.findByRole('tab', { name: 'تکلیف‌ها', selected: true });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(dir === 'ltr' ? '{ArrowRight}' : '{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'مهارت‌ها' })).toHaveFocus();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('skills');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('۱۴ مهارت');
  },
};

export const Narrow: Story = {
  name: 'در جای کم',
  decorators: [inBox({ inlineSize: '16rem' })],
  args: { defaultSelected: 'students' },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('tablist');
    const isInLine = (name: string) => {
      const seen = line.getBoundingClientRect();
      const tab = canvas.getByRole('tab', { name }).getBoundingClientRect();
      return tab.left >= seen.left - 1 && tab.right <= seen.right + 1;
    };
    await waitFor(() => expect(isInLine('دانش‌آموزان')).toBe(true));
    await userEvent.click(canvas.getByRole('tab', { name: 'تکلیف‌ها' }));
    await waitFor(() => expect(isInLine('تکلیف‌ها')).toBe(true));
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack gap={8}>
      <Tabs label="بخش‌های کلاس" items={items} defaultSelected="skills" />
      <Tabs
        label="با نشانه و شمار"
        isFitted
        items={[
          { id: 'a', title: 'کتاب', icon: <BookOpen size="1.1em" />, content: 'فصل ۲: کسر' },
          { id: 'b', title: 'گزارش', icon: <ChartColumn size="1.1em" />, content: '', badge: <Badge>۳</Badge> },
          {
            id: 'c',
            title: 'کمک',
            icon: <Users size="1.1em" />,
            content: '',
            badge: <Badge tone="danger">۵ نفر</Badge>,
          },
        ]}
      />
      <PseudoStates of="[role=tab]:nth-child(2)" only={['hovered', 'focused']} hasCaptions>
        {(name) => <Tabs label={name} items={items} />}
      </PseudoStates>
      <PseudoStates of="[role=tabpanel]" only={['focused']} hasCaptions>
        {(name) => <Tabs label={`محتوا، ${name}`} items={items} />}
      </PseudoStates>
    </Stack>
  ),
};
