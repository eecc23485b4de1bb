import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Card } from '../../data/card/index.ts';
import { Grid } from '../../layout/grid/index.ts';
import { states } from '../../testing/states.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'بازخورد/ErrorState',
  component: ErrorState,
  tags: ['autodocs'],
  args: { voice: 'student', onRetry: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'روی نرسیدهٔ یک جا: چه شد، چه کنیم، و دکمه‌ای که همان را می‌کند. **بکن:** با کودک «تو» باش و با بزرگ‌تر «شما». **نکن:** کد خطا نشان نده؛ تقصیر را گردن کاربر نینداز.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی دکمه |\n| Enter | دوباره تلاش کردن |',
      },
    },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Retry: Story = {
  name: 'دوباره تلاش کردن',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('این بار نشد');
    await userEvent.click(canvas.getByRole('button', { name: 'دوباره تلاش کن' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Grid columns="wide">
      <Card>
        <ErrorState voice="student" onRetry={() => undefined} />
      </Card>
      <Card>
        <ErrorState onRetry={() => undefined} isRetrying />
      </Card>
      <Card>
        <ErrorState picture="broken" title="گزارش ساخته نشد" message="کمی دیگر دوباره سر بزنید." />
      </Card>
    </Grid>
  ),
};
