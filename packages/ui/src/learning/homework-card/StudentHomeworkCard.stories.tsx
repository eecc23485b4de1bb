import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../testing/states.ts';
import { StudentHomeworkCard, type StudentHomeworkState } from './StudentHomeworkCard.tsx';

const meta = {
  title: 'یادگیری/StudentHomeworkCard',
  component: StudentHomeworkCard,
  tags: ['autodocs'],
  args: {
    title: 'جمع و تفریق کسرها',
    source: { kind: 'pages', first: 46, last: 51 },
    deadline: 'تا سه‌شنبه ۴ آذر',
    teacher: 'خانم رضایی',
    state: 'in_progress',
    isOpen: true,
    done: 4,
    total: 12,
    href: '#homework',
  },
  parameters: {
    docs: {
      description: {
        component:
          'تکلیف از نگاه کودک: چیست، تا کی، چقدرش مانده، و یک راه برای رفتن. **بکن:** مهلت را به تاریخ جلالی و با نام روز بده. **نکن:** برای کار جامانده سرزنش نکن؛ واژهٔ کارت خنثی است.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی کار کارت |\n| Enter | رفتن به تکلیف |',
      },
    },
  },
} satisfies Meta<typeof StudentHomeworkCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = {
  name: 'در حال انجام',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ادامه بده: جمع و تفریق کسرها' })).toBeVisible();
  },
};

const STATES: readonly { state: StudentHomeworkState; isOpen: boolean; done: number; isLate?: boolean }[] = [
  { state: 'not_started', isOpen: true, done: 0 },
  { state: 'in_progress', isOpen: true, done: 4 },
  { state: 'submitted', isOpen: false, done: 12, isLate: true },
  { state: 'auto_submitted', isOpen: false, done: 9 },
  { state: 'missing', isOpen: false, done: 0 },
  { state: 'excused', isOpen: false, done: 0 },
  { state: 'reviewed', isOpen: false, done: 12 },
];

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))' }}>
      {STATES.map((state) => (
        <StudentHomeworkCard key={state.state} {...args} {...state} />
      ))}
    </div>
  ),
};
