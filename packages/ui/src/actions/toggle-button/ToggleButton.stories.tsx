import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../../layout/inline/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { ToggleButton } from './ToggleButton.tsx';

const meta = {
  title: 'کنش‌ها/ToggleButton',
  component: ToggleButton,
  tags: ['autodocs'],
  args: { children: 'فقط نادرست‌ها', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'دکمه‌ای که فشرده می‌ماند. **بکن:** برای چیزی که همان لحظه اثر می‌کند، مثل یک صافی بالای فهرست؛ نوشته‌اش در هر دو حالت یکی باشد. **نکن:** در فرم به‌جای `Switch` یا `Checkbox` نگذار.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی دکمه |\n| Enter یا Space | روشن و خاموش |',
      },
    },
  },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filter: Story = {
  name: 'صافی',
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'فقط نادرست‌ها', pressed: false });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack>
      {(['medium', 'small'] as const).map((size) => (
        <Inline key={size}>
          <ToggleButton size={size}>خاموش</ToggleButton>
          <ToggleButton size={size} defaultSelected>
            روشن
          </ToggleButton>
          <ToggleButton size={size} icon={<Star size="1.2em" />} defaultSelected>
            با نشان
          </ToggleButton>
          <ToggleButton size={size} isDisabled>
            غیرفعال
          </ToggleButton>
          <ToggleButton size={size} isDisabled defaultSelected>
            غیرفعال و روشن
          </ToggleButton>
        </Inline>
      ))}
      <Inline>
        <PseudoStates>{(name) => <ToggleButton>{name}</ToggleButton>}</PseudoStates>
      </Inline>
    </Stack>
  ),
};
