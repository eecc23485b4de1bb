import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { states } from '../../testing/states.ts';
import { QuizClock } from './QuizClock.tsx';

const START = Date.UTC(2025, 10, 22, 5, 30);
const minutes = (count: number) => START + count * 60_000;

const meta = {
  title: 'یادگیری/QuizClock',
  component: QuizClock,
  tags: ['autodocs'],
  args: { start: START, end: minutes(30), now: minutes(12), onHiddenChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'وقت آزمون به دقیقهٔ کامل، آرام تا آخر: ثانیه ندارد، سرخ نمی‌شود و چشمک نمی‌زند، و کودک می‌تواند پنهانش کند. صفحه‌خوان فقط نیمهٔ وقت، ده و پنج و یک دقیقهٔ آخر و پایان را می‌گوید؛ در آزمون کوتاه کمتر. **بکن:** `now` را از ساعت سرور و هر چند ثانیه یک بار بده. **نکن:** کنارش شمارش معکوس یا هشدار نگذار، و وقت اضافهٔ کودک را در `end` فراموش نکن.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی دکمهٔ پنهان کردن |\n| Enter یا فاصله | پنهان کردن و نشان دادن |',
      },
    },
  },
} satisfies Meta<typeof QuizClock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hideable: Story = {
  name: 'پنهان‌شدنی',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('۱۲ دقیقه از ۳۰ دقیقه وقت آزمون گذشته');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('timer')).toBeVisible();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <QuizClock {...args} now={minutes(-5)} />
      <QuizClock {...args} now={minutes(0.5)} />
      <QuizClock {...args} />
      <QuizClock {...args} now={minutes(12)} shows="left" />
      <QuizClock {...args} now={minutes(29.5)} shows="left" />
      <QuizClock {...args} now={minutes(29.5)} />
      <QuizClock {...args} now={minutes(31)} />
      <QuizClock {...args} isHidden />
    </div>
  ),
};
