import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { live } from '../../../testing/live.tsx';
import { PseudoStateColumns } from '../../../testing/PseudoStateColumns.tsx';
import { states } from '../../../testing/states.ts';
import { InEachStatus } from '../testing/answer-in-each-status.tsx';
import { ShadePartsAnswer, type ShadePartsAnswerProps } from './ShadePartsAnswer.tsx';

const bar = { kind: 'sectors', shape: 'bar', parts: 8, palette: [{ tone: 'accent' }] } as const;
const circle = { ...bar, shape: 'circle', parts: 5 } as const;
const spinner = {
  kind: 'sectors',
  shape: 'spinner',
  parts: 6,
  palette: [{ tone: 'rose' }, { tone: 'sky' }, { tone: 'turmeric' }],
  all: true,
} as const;
const pie = {
  kind: 'sectors',
  shape: 'circle',
  parts: 12,
  palette: [
    { tone: 'turmeric', label: 'سیب' },
    { tone: 'sky', label: 'انگور' },
    { tone: 'rose', label: 'انار' },
    { tone: 'leaf', label: 'هلو' },
  ],
  all: true,
} as const;
const tones = (...list: ShadePartsAnswerProps['value']['tones']) => ({ kind: 'sectors', tones: list }) as const;

const Live = live(ShadePartsAnswer);

const meta = {
  title: 'یادگیری/ShadePartsAnswer',
  component: ShadePartsAnswer,
  tags: ['autodocs'],
  args: { form: bar, value: tones(), onChange: fn(), onSubmit: fn() },
  render: (args) => <Live {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'قسمت‌های مساوی یک نوار، دایره یا چرخنده که رنگ می‌شوند: نشان دادن کسر، نمودار دایره‌ای، ساختن چرخنده. هر رنگ نام و هاشور خودش را دارد. **بکن:** اگر رنگ‌ها معنا دارند، در `label` بنویس. **نکن:** بیش از دوازده قسمت یا چهار رنگ نگذار.\n\n| کلید | کار |\n|---|---|\n| پیکان‌ها | رفتن روی قسمت‌ها |\n| فاصله یا Enter | رنگ کردن و برداشتن رنگ |\n| عددها | انتخاب رنگ |\n| Delete | برداشتن رنگ |\n| Ctrl+Enter | بررسی |',
      },
    },
  },
} satisfies Meta<typeof ShadePartsAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'با صفحه‌کلید',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(tones(null, 'accent', null, null, null, null, null, null));
    await expect(canvas.getByRole('button', { name: 'قسمت ۲ از ۸' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Painted: Story = {
  name: 'با رنگ‌ها',
  args: { form: spinner },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'آبی' }));
    await userEvent.click(canvas.getByRole('button', { name: 'قسمت ۱ از ۶، بی‌رنگ' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(tones('sky', null, null, null, null, null));
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Live {...args} />
      <Live {...args} form={circle} value={tones('accent', null, 'accent')} />
      <Live {...args} form={spinner} value={tones('rose', 'sky', 'rose', 'turmeric')} />
      <Live {...args} form={pie} value={tones('turmeric', 'turmeric', 'sky', 'rose', 'leaf', 'leaf', 'leaf')} />
      <InEachStatus of={Live} {...args} value={tones('accent', 'accent', 'accent')} />
      <Live {...args} value={tones('accent')} isDisabled />
      <PseudoStateColumns of="[role=radio]:nth-child(2), [data-white]" only={['hovered']}>
        {() => <Live {...args} form={spinner} value={tones('rose', 'sky', 'rose', 'turmeric', 'sky')} />}
      </PseudoStateColumns>
      <PseudoStateColumns of="[role=radio]:nth-child(2)" only={['focused']}>
        {() => <Live {...args} form={spinner} value={tones('rose', 'sky', 'rose', 'turmeric', 'sky')} />}
      </PseudoStateColumns>
    </div>
  ),
  // The ring of a part is drawn for the one that has the focus: no mark could stand for it.
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
  },
};
