import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../testing/states.ts';
import { StudentCourseCard } from './StudentCourseCard.tsx';

const meta = {
  title: 'یادگیری/StudentCourseCard',
  component: StudentCourseCard,
  tags: ['autodocs'],
  args: {
    title: 'ریاضی پنجم',
    subject: 'math',
    teacher: 'خانم رضایی',
    next: 'جمع و تفریق کسرها',
    learned: 14,
    total: 42,
    href: '#course',
  },
  parameters: {
    docs: {
      description: {
        component:
          'درس از نگاه کودک: چقدرش را یاد گرفته، کجا مانده، و یک راه برای رفتن. **بکن:** `next` را نام همان بخشی بده که کودک در کتابش می‌بیند. **نکن:** با هم‌کلاسی‌ها مقایسه نکن؛ روی کارت فقط کار خودش هست.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی کار کارت |\n| Enter | رفتن به درس |',
      },
    },
  },
} satisfies Meta<typeof StudentCourseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Learning: Story = {
  name: 'در حال یادگیری',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ادامه بده: ریاضی پنجم' })).toBeVisible();
    await expect(canvas.getByText('بعدی: جمع و تفریق کسرها')).toBeVisible();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))' }}>
      <StudentCourseCard {...args} learned={0} next="عددهای بزرگ" />
      <StudentCourseCard {...args} />
      <StudentCourseCard {...args} title="علوم پنجم" subject="science" learned={30} total={30} />
      <StudentCourseCard
        {...args}
        title="فارسی و نگارش"
        subject="literature"
        grade="پنجم"
        learned={3}
        next="رقص باد، خندهٔ گل"
      />
      <StudentCourseCard
        title="فارسی پنجم"
        subject="literature"
        learned={0}
        total={0}
        contents="فهرست کتاب"
        href="#course"
      />
    </div>
  ),
};
