import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../testing/states.ts';
import { type HomeworkState, TeacherHomeworkCard } from './TeacherHomeworkCard.tsx';

const meta = {
  title: 'یادگیری/TeacherHomeworkCard',
  component: TeacherHomeworkCard,
  tags: ['autodocs'],
  args: {
    title: 'جمع و تفریق کسرها',
    source: { kind: 'pages', first: 46, last: 51 },
    classTitle: 'پنجم ب',
    deadline: 'تا سه‌شنبه ۴ آذر',
    state: 'open',
    submitted: 21,
    assigned: 29,
    helpNeeded: 3,
    href: '#report',
  },
  parameters: {
    docs: {
      description: {
        component:
          'تکلیف از نگاه معلم: کدام کلاس، تا کی، چند نفر تحویل داده‌اند، چند نفر گیر کرده‌اند، و یک راه برای رفتن. **بکن:** نیاز به کمک را همین‌جا نشان بده تا معلم سی گزارش نخواند. **نکن:** کار دوم روی کارت نگذار؛ جایش در صفحهٔ تکلیف است.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی کار کارت |\n| Enter | رفتن به گزارش |',
      },
    },
  },
} satisfies Meta<typeof TeacherHomeworkCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'باز',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'دیدن گزارش: جمع و تفریق کسرها' })).toBeVisible();
    await expect(canvas.getByText('۳ نفر به کمک نیاز دارند')).toBeVisible();
  },
};

const STATES: readonly HomeworkState[] = ['draft', 'scheduled', 'open', 'closed', 'archived', 'cancelled'];

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))' }}>
      {STATES.map((state) => (
        <TeacherHomeworkCard key={state} {...args} state={state} helpNeeded={state === 'open' ? 3 : 0} />
      ))}
    </div>
  ),
};
