import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { inBox } from '../../testing/in-box.tsx';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { SortableList, type SortableListProps } from './SortableList.tsx';

type Props = SortableListProps<string>;

const chapters = ['عدد و الگوهای عددی', 'کسر', 'نسبت، تناسب و درصد', 'تقارن و چندضلعی‌ها'];

/** Keeps the order, as a screen would. */
function Kept({ items, ...rest }: Props) {
  const [order, setOrder] = useState(items);
  return <SortableList {...rest} items={order} onReorder={setOrder} />;
}

const meta = {
  title: 'داده/SortableList',
  component: SortableList<string>,
  tags: ['autodocs'],
  args: {
    'aria-label': 'ترتیب فصل‌ها',
    items: chapters,
    itemKey: (chapter) => chapter,
    itemText: (chapter) => chapter,
    onReorder: () => undefined,
  },
  render: (args) => <Kept {...args} />,
  decorators: [inBox({ maxInlineSize: 420 })],
  parameters: {
    docs: {
      description: {
        component:
          'فهرستی که کاربر ترتیبش را می‌چیند: با کشیدن از دستگیره یا با دو دکمهٔ هر ردیف. ترتیب را صداکننده نگه می‌دارد. **بکن:** برای فهرست‌های کوتاه، مثل فصل‌ها یا فعالیت‌های یک بسته. **نکن:** برای فهرستی که خودش ترتیب دارد (نام، تاریخ)؛ آن را مرتب نشان بده. فهرست بلند را صفحه‌صفحه نکن.\n\n| کلید | کار |\n|---|---|\n| ↑ ↓ | رفتن میان ردیف‌ها |\n| Alt + ↑ ↓ | جابه‌جایی ردیف |\n| ← → | رفتن روی دستگیره و دکمه‌های ردیف |\n| Enter روی دستگیره | برداشتن؛ پیکان‌ها جا را عوض می‌کنند، Enter می‌گذارد، Escape رها می‌کند |',
      },
    },
  },
} satisfies Meta<Props>;

export default meta;
type Story = StoryObj<typeof meta>;

const order = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('row').map((row) => row.getAttribute('aria-label') ?? row.textContent);

export const Keyboard: Story = {
  name: 'با صفحه‌کلید',
  play: async ({ canvas }) => {
    await canvas.findAllByRole('row');
    await userEvent.tab();
    await expect(canvas.getAllByRole('row')[0]).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(order(canvas).slice(0, 2)).toEqual(['کسر', 'عدد و الگوهای عددی']);
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveFocus());
    await expect(canvas.getByText('«عدد و الگوهای عددی» جای ۲ از ۴ است.')).toBeInTheDocument();
  },
};

/** Lifted at its handle by Enter, carried by the arrows, dropped by Enter. */
export const Carried: Story = {
  name: 'برداشتن و گذاشتن',
  play: async ({ canvas }) => {
    const [handle] = await canvas.findAllByRole('button', { name: /^کشیدن/ });
    handle?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).not.toBe(handle));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(order(canvas)[0]).not.toBe('عدد و الگوهای عددی'));
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Stack gap={6}>
      <Kept {...args} />
      <PseudoStates of="[role=row]" only={['focused']} hasCaptions>
        {(name) => <Kept {...args} aria-label={name} items={chapters.slice(0, 2)} />}
      </PseudoStates>
      <PseudoStates of="button" only={['hovered', 'focused']} hasCaptions>
        {(name) => <Kept {...args} aria-label={name} items={chapters.slice(0, 2)} />}
      </PseudoStates>
      <Kept {...args} aria-label="غیرفعال" items={chapters.slice(0, 2)} isDisabled />
      <Kept {...args} aria-label="خالی" items={[]} empty="هنوز فصلی نیست." />
    </Stack>
  ),
};
