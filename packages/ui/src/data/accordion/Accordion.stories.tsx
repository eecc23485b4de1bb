import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { Accordion } from './Accordion.tsx';

const items = [
  {
    id: 'pages',
    title: 'تکلیف را چطور با صفحهٔ کتاب بدهم؟',
    content: 'کلاس را انتخاب کنید و بنویسید از چه صفحه‌ای تا چه صفحه‌ای. مهارت‌های همان صفحه‌ها فهرست می‌شود.',
  },
  {
    id: 'same',
    title: 'سؤال‌های دو دانش‌آموز یکی است؟',
    content: 'نه. مهارت یکی است و عددها برای هر کس فرق دارد.',
  },
  {
    id: 'offline',
    title: 'اگر اینترنت قطع شود چه؟',
    content: 'پاسخ‌ها می‌مانند و وقتی شبکه برگردد، خودشان فرستاده می‌شوند.',
  },
];

const meta = {
  title: 'داده/Accordion',
  component: Accordion,
  tags: ['autodocs'],
  args: { items, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'عنوان‌هایی که زیرشان باز می‌شود. **بکن:** برای پرسش‌های پرتکرار و جزئیاتی که هر کس یکی‌اش را می‌خواهد. **نکن:** چیزی را که همه باید بخوانند پنهان نکن.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی عنوان بعد |\n| Enter یا Space | باز و بسته |',
      },
    },
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Questions: Story = {
  name: 'پرسش‌ها',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(/مهارت‌های همان صفحه‌ها/)).toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByText(/مهارت‌های همان صفحه‌ها/)).not.toBeVisible());
    await expect(args.onChange).toHaveBeenLastCalledWith(['same']);
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack>
      <Accordion items={items} defaultOpen={['same']} />
      <Accordion
        items={items.map((item, index) => ({ ...item, isDisabled: index === 2 }))}
        allowsMultiple
        defaultOpen={['pages', 'same']}
      />
      <PseudoStates of="button" only={['hovered', 'focused']}>
        {(name) => <Accordion items={items.slice(0, 1).map((item) => ({ ...item, title: name }))} />}
      </PseudoStates>
    </Stack>
  ),
};
