import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpenText, Pencil, RotateCcw, Shuffle } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { DayPath, type DayPathStation } from './DayPath.tsx';

const ICON = { size: '1em', strokeWidth: 2.2 } as const;

const STATIONS: readonly DayPathStation[] = [
  {
    id: 'work',
    eyebrow: 'تکلیف، تا پنجشنبه',
    title: 'صفحه‌های ۱۲ تا ۱۷',
    note: '۲ سؤال مانده',
    icon: <Pencil {...ICON} />,
  },
  {
    id: 'review',
    title: 'بعدش: مرور ۵ مهارت',
    note: 'هفتهٔ پیش بلد بودی.',
    icon: <RotateCcw {...ICON} />,
    href: '#review',
  },
  {
    id: 'maze',
    title: 'و تمام! باغ پیچ‌درپیچ',
    note: 'هر وقت دلت خواست.',
    icon: <Shuffle {...ICON} />,
    href: '#maze',
    tone: 'success',
  },
];

const meta = {
  title: 'یادگیری/DayPath',
  component: DayPath,
  tags: ['autodocs'],
  args: {
    'aria-label': 'کارهای امروز',
    stations: STATIONS,
    action: { label: 'ادامه بده', href: '#work' },
    progress: 0.5,
  },
  parameters: {
    docs: {
      description: {
        component:
          'روز دانش‌آموز: یک کار بعدی با تنها دکمهٔ پررنگ صفحه، و یکی دو ایستگاه پس از آن. **بکن:** کار مهلت‌دار را اول بگذار، بعد مرور، بعد بازی. **نکن:** بیش از چهار ایستگاه نچین و دکمهٔ پررنگ دیگری کنارش نگذار.\n\n| کلید | کار |\n|---|---|\n| Tab | دکمه و سپس ایستگاه‌ها |\n| Enter | رفتن به آن |',
      },
    },
  },
} satisfies Meta<typeof DayPath>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'روزی با مشق',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'ادامه بده' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /مرور/ })).toHaveFocus();
  },
};

export const Pressing: Story = {
  name: 'دکمه‌ای که کاری را آغاز می‌کند',
  args: { action: { label: 'شروع کن', onPress: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'شروع کن' }));
    await expect('onPress' in args.action && args.action.onPress).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Stack gap={10}>
      <DayPath {...args} />
      <DayPath
        aria-label="کارهای امروز، بی اینترنت"
        progress={0}
        action={{ label: 'شروع کن', onPress: fn(), isPending: true }}
        stations={[
          {
            id: 'skill',
            eyebrow: 'ریاضی پنجم، فصل ۱',
            title: 'جدول طبقه‌ها و عددهای خیلی خیلی بزرگ',
            icon: <BookOpenText {...ICON} />,
          },
          { id: 'r', title: 'مرور ۵ مهارت', note: 'با اینترنت می‌آید.', icon: <RotateCcw {...ICON} />, isDashed: true },
        ]}
      />
      <DayPath
        aria-label="تنها یک کار"
        action={{ label: 'شروع کن', href: '#one' }}
        stations={[{ id: 'one', title: 'ضرب عددهای دورقمی', icon: <Pencil {...ICON} /> }]}
      />
    </Stack>
  ),
};
