import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../testing/states.ts';
import type { PackageActivity } from './ActivityMarks.tsx';
import { StudentPackageCard } from './StudentPackageCard.tsx';

const upTo = (done: number): readonly PackageActivity[] =>
  (
    [
      ['lesson', 'کسر یعنی چه؟'],
      ['practice', 'کسرهای برابر'],
      ['game', 'هزارتوی کسرها'],
      ['practice', 'مقایسهٔ کسرها'],
      ['lab', 'نوارهای کسر'],
      ['quiz', 'آزمون کوتاه کسر'],
    ] as const
  ).map(([kind, title], place) => ({ id: title, kind, title, isDone: place < done }));

const meta = {
  title: 'یادگیری/StudentPackageCard',
  component: StudentPackageCard,
  tags: ['autodocs'],
  args: {
    title: 'سفر به دنیای کسرها',
    description: 'شش فعالیت کوتاه که از معنای کسر شروع می‌شود و به مقایسه می‌رسد.',
    grade: 'پنجم',
    activities: upTo(3),
    isSequential: true,
    href: '#package',
  },
  parameters: {
    docs: {
      description: {
        component:
          'بستهٔ فعالیت از نگاه کودک: چه دارد، چقدرش انجام شده، بعدی چیست، و یک راه برای رفتن. چقدرش انجام شده از خود فعالیت‌ها شمرده می‌شود. **بکن:** فعالیت‌ها را به ترتیب انجام بده. **نکن:** برای بستهٔ بسته، دلیلِ فروش روی کارت ننویس؛ جایش در صفحهٔ بسته است.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی کار کارت |\n| Enter | رفتن به بسته |',
      },
    },
  },
} satisfies Meta<typeof StudentPackageCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = {
  name: 'در حال انجام',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ادامه بده: سفر به دنیای کسرها' })).toBeVisible();
    await expect(canvas.getByText('بعدی: مقایسهٔ کسرها')).toBeVisible();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))' }}>
      <StudentPackageCard {...args} activities={upTo(0)} />
      <StudentPackageCard {...args} />
      <StudentPackageCard {...args} activities={upTo(6)} isSequential={false} />
      <StudentPackageCard {...args} activities={upTo(0)} isLocked />
    </div>
  ),
};
