import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Lightbulb } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'کنش‌ها/Button',
  component: Button,
  tags: ['autodocs'],
  args: { children: 'تأیید', onPress: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'دکمهٔ اصلی کیت. **بکن:** در هر نما یک دکمهٔ `primary`؛ متن دکمه فعل باشد. **نکن:** برای رفتن به صفحهٔ دیگر از `Link` استفاده کن، نه دکمه.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی دکمه |\n| Enter یا Space | فشردن |',
      },
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  name: 'اصلی',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = {
  name: 'در حال کار',
  args: { isPending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveAccessibleName('صبر کن…');
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {(['primary', 'secondary', 'quiet', 'reward', 'danger'] as const).map((variant) => (
        <div
          key={variant}
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 16,
            alignItems: 'center',
          }}
        >
          <Button variant={variant} size="small">
            کوچک
          </Button>
          <Button variant={variant}>معمولی</Button>
          <Button variant={variant} size="large">
            بزرگ
          </Button>
          <Button variant={variant} icon={<Check size="1.2em" strokeWidth={3} />}>
            با نشان
          </Button>
          <Button variant={variant} isDisabled>
            غیرفعال
          </Button>
          <Button variant={variant} isPending>
            در حال کار
          </Button>
          <PseudoStates>{(name) => <Button variant={variant}>{name}</Button>}</PseudoStates>
        </div>
      ))}
      <div style={{ inlineSize: 'min(100%, 360px)' }}>
        <Button isFullWidth icon={<Lightbulb size="1.2em" />}>
          تمام‌عرض
        </Button>
      </div>
    </div>
  ),
};
