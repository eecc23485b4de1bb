import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../testing/states.ts';
import { PracticeProgress } from './PracticeProgress.tsx';

const meta = {
  title: 'یادگیری/PracticeProgress',
  component: PracticeProgress,
  tags: ['autodocs'],
  args: {
    states: ['right', 'right', 'hint', 'right', 'open', 'open', 'open', 'open', 'open', 'open'],
    current: 4,
  },
  parameters: {
    docs: {
      description: {
        component:
          'سؤال‌های یک نوبت کنار هم، اولی در راست. هر حالت نشانهٔ خودش را دارد و صفحه‌خوان آن را می‌گوید. **بکن:** سؤالی را که جوابش هنوز نرفته «waiting» بده. **نکن:** شمارش معکوس از آن نساز.\n\n| کلید | کار |\n|---|---|\n| – | خواندنی است |',
      },
    },
  },
} satisfies Meta<typeof PracticeProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Session: Story = {
  name: 'میان تمرین',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '۴ سؤال از ۱۰ سؤال انجام شده' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[4]).toHaveAttribute('aria-current', 'step');
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <PracticeProgress
        states={['right', 'corrected', 'hint', 'wrong', 'revealed', 'answered', 'waiting', 'open', 'open', 'open']}
        current={7}
      />
      <PracticeProgress states={['right', 'wrong', 'open']} current={1} />
      <PracticeProgress states={Array.from({ length: 25 }, (_, index) => (index < 9 ? 'right' : 'open'))} current={9} />
      <PracticeProgress states={['right', 'wrong', 'open']} align="start" />
      <PracticeProgress
        states={['right', 'corrected', 'hint', 'wrong', 'revealed', 'answered', 'waiting', 'open', 'right', 'right']}
        align="start"
        isNumbered
      />
    </div>
  ),
};
