import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { formatNumber } from '../../i18n/digits.ts';
import { Stack } from '../../layout/stack/index.ts';
import { formColumn } from '../../testing/in-box.tsx';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { thumb } from './Slider.css.ts';
import { Slider } from './Slider.tsx';

const questions = (value: number) => `${formatNumber(value)} سؤال`;

const meta = {
  title: 'فرم‌ها/Slider',
  component: Slider,
  tags: ['autodocs'],
  args: {
    label: 'اندازهٔ تمرین',
    description: 'تمرین کوتاه هر روز، بهتر از تمرین بلند هفته‌ای یک بار است.',
    minValue: 5,
    maxValue: 30,
    step: 5,
    defaultValue: 10,
    format: questions,
    onChangeEnd: fn(),
  },
  decorators: [formColumn],
  parameters: {
    docs: {
      description: {
        component:
          'عددی روی یک بازه، وقتی «حدوداً» کافی است. **بکن:** معنای دو سر را بنویس و با `format` یکا بده. **نکن:** برای عددی که باید دقیق باشد؛ `NumberField` را بردار.\n\n| کلید | کار |\n|---|---|\n| ← و ↑ | یک گام بیشتر |\n| → و ↓ | یک گام کمتر |\n| PageUp و PageDown | چند گام |\n| Home و End | دو سر |',
      },
    },
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Questions: Story = {
  name: 'اندازهٔ تمرین',
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'اندازهٔ تمرین' });
    await expect(slider).toHaveAttribute('aria-valuetext', '۱۰ سؤال');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(15);
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', '۳۰ سؤال');
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack gap={5}>
      <Slider label="در آغاز" />
      <Slider label="در میانه" defaultValue={40} description="از آسان تا سخت" />
      <Slider label="در پایان" defaultValue={100} format={(value) => `${formatNumber(value)}٪`} />
      <PseudoStates of={`.${thumb}`} only={['hovered', 'focused']}>
        {(name) => <Slider label={name} defaultValue={40} />}
      </PseudoStates>
      <Slider label="غیرفعال" defaultValue={60} isDisabled />
    </Stack>
  ),
};
