import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Lightbulb, Settings, Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'کنش‌ها/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  args: { 'aria-label': 'تنظیمات', children: <Settings />, onPress: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'دکمه‌ای با نشان تنها، برای کناره‌ها. **بکن:** `aria-label` همان کاری باشد که دکمه می‌کند. **نکن:** کار اصلی صفحه را بی‌متن نگذار؛ نشان ناآشنا را با متن بیاور.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی دکمه |\n| Enter یا Space | فشردن |',
      },
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'تنظیمات' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

const VARIANTS = [
  ['quiet', <Ellipsis key="i" />],
  ['secondary', <Settings key="i" />],
  ['primary', <Lightbulb key="i" />],
  ['danger', <Trash2 key="i" />],
] as const;

export const States: Story = {
  ...states,
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {VARIANTS.map(([variant, icon]) => (
        <div key={variant} style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
          <IconButton variant={variant} size="small" aria-label="کوچک">
            {icon}
          </IconButton>
          <IconButton variant={variant} aria-label="معمولی">
            {icon}
          </IconButton>
          <IconButton variant={variant} size="large" aria-label="بزرگ">
            {icon}
          </IconButton>
          <IconButton variant={variant} aria-label="روشن" aria-pressed>
            {icon}
          </IconButton>
          <IconButton variant={variant} aria-label="غیرفعال" isDisabled>
            {icon}
          </IconButton>
        </div>
      ))}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
        <PseudoStates hasCaptions>
          {(name) => (
            <div style={{ display: 'flex', gap: 16 }}>
              {VARIANTS.map(([variant, icon]) => (
                <IconButton key={variant} variant={variant} aria-label={name}>
                  {icon}
                </IconButton>
              ))}
            </div>
          )}
        </PseudoStates>
      </div>
    </div>
  ),
};
