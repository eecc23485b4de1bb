import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../actions/link/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { ActivityPath, type ActivityPathItem } from './index.ts';

const items: readonly ActivityPathItem[] = [
  {
    id: '1',
    kind: 'lesson',
    title: 'تبدیل کسر به عدد مخلوط',
    description: 'یک مثال حل‌شده',
    state: 'completed',
    action: (
      <Link variant="standalone" href="#1">
        دوباره ببین
      </Link>
    ),
  },
  {
    id: '2',
    kind: 'practice',
    title: 'تبدیل کسر به عدد مخلوط',
    description: '۲ از ۵ سؤال؛ با ۴ پاسخ درست تمام می‌شود',
    state: 'in_progress',
    action: (
      <Link variant="primary" href="#2">
        ادامه بده
      </Link>
    ),
  },
  { id: '3', kind: 'game', title: 'هزارتو', description: 'پنج دقیقه', state: 'available' },
  { id: '4', kind: 'quiz', title: 'آزمونک پایانی', description: '۶ سؤال، بدون راهنمایی', state: 'locked' },
];

const meta = {
  title: 'یادگیری/ActivityPath',
  component: ActivityPath,
  tags: ['autodocs'],
  args: { 'aria-label': 'عددهای مخلوط', items },
  parameters: {
    docs: {
      description: {
        component:
          'فعالیت‌های یک بسته به ترتیب: هر کدام چیست، باز است یا قفل، و یک راه به جلو. **بکن:** شرط تمام شدن را با واژه بنویس. **نکن:** برای فعالیت قفل دکمه نگذار.\n\n| کلید | کار |\n|---|---|\n| Tab | دکمه‌ها به ترتیب مسیر |',
      },
    },
  },
} satisfies Meta<typeof ActivityPath>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  name: 'ساده',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Stack gap={8}>
      <ActivityPath {...args} />
      <ActivityPath
        aria-label="همه تمام شده"
        items={items.slice(0, 2).map((item) => ({ ...item, state: 'completed' as const }))}
      />
    </Stack>
  ),
};
