import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { HintCard } from './HintCard.tsx';

const meta = {
  title: 'بازخورد/HintCard',
  component: HintCard,
  tags: ['autodocs'],
  args: {
    children: 'هر روز که تمرین کنی، یک ستاره روی ریسه روشن می‌شود. هدف این هفته ۴ ستاره است.',
    onDone: fn(),
    onDecline: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'راهنمای نخستین بازدید، در جای خودش روی صفحه: روی چیزی نمی‌افتد، صفحه را جابه‌جا نمی‌کند و چاپ نمی‌شود. **بکن:** در هر بازدید یکی، یک یا دو جمله؛ وقتی کنار گذاشته شد برای همیشه نگه دار. **نکن:** در سؤال و آزمون نشان نده، و پس از آمدن صفحه دیر نیاور.\n\n| کلید | کار |\n|---|---|\n| Tab | رسیدن به دکمه‌ها، به ترتیب صفحه |\n| Enter | کنار گذاشتن |',
      },
    },
  },
} satisfies Meta<typeof HintCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'یک راهنما',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'فهمیدم' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'نمی‌خواهم' }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack>
      <HintCard onDone={fn()} onDecline={fn()} label="راهنمای خانه">
        هر روز که تمرین کنی، یک ستاره روی ریسه روشن می‌شود. هدف این هفته ۴ ستاره است.
      </HintCard>
      <HintCard onDone={fn()} label="راهنمای کوتاه">
        هر خانه یک مهارت کتاب است.
      </HintCard>
    </Stack>
  ),
};
