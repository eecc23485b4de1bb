import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, Copy, Italic, List, ListOrdered, Printer, Redo2, Trash2, Underline, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FlipInRtl } from '../../actions/flip-in-rtl/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { Toolbar, type ToolbarGroup, type ToolbarProps } from './Toolbar.tsx';

const onDelete = fn();

const groups: readonly ToolbarGroup[] = [
  {
    label: 'قلم',
    actions: [
      { id: 'bold', label: 'پررنگ', icon: <Bold size="1em" />, isSelected: true, shortcut: ['Ctrl', 'B'] },
      { id: 'italic', label: 'کج', icon: <Italic size="1em" />, isSelected: false, shortcut: ['Ctrl', 'I'] },
      { id: 'underline', label: 'زیرخط', icon: <Underline size="1em" />, isSelected: false },
    ],
  },
  {
    label: 'فهرست',
    actions: [
      { id: 'list', label: 'فهرست نقطه‌ای', icon: <List size="1em" /> },
      { id: 'numbered', label: 'فهرست شماره‌دار', icon: <ListOrdered size="1em" /> },
    ],
  },
  {
    label: 'برگشتن',
    actions: [
      {
        id: 'undo',
        label: 'یک قدم به عقب',
        icon: (
          <FlipInRtl>
            <Undo2 size="1em" />
          </FlipInRtl>
        ),
      },
      {
        id: 'redo',
        label: 'یک قدم به جلو',
        icon: (
          <FlipInRtl>
            <Redo2 size="1em" />
          </FlipInRtl>
        ),
        isDisabled: true,
      },
    ],
  },
  {
    label: 'متن',
    actions: [
      { id: 'copy', label: 'رونوشت', icon: <Copy size="1em" />, hasLabel: true },
      { id: 'print', label: 'چاپ', icon: <Printer size="1em" />, hasLabel: true, shortcut: ['Ctrl', 'P'] },
      {
        id: 'delete',
        label: 'حذف متن',
        icon: <Trash2 size="1em" />,
        hasLabel: true,
        variant: 'danger',
        onAction: onDelete,
      },
    ],
  },
];

/** Keeps what is on or off, as a screen would. */
function Kept({ groups: given, ...rest }: ToolbarProps) {
  const [on, setOn] = useState<ReadonlySet<string>>(
    new Set(given.flatMap(({ actions }) => actions.filter(({ isSelected }) => isSelected).map(({ id }) => id))),
  );
  const turn = (id: string) =>
    setOn((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]));
  const kept = given.map((group) => ({
    ...group,
    actions: group.actions.map((action) =>
      action.isSelected === undefined
        ? action
        : { ...action, isSelected: on.has(action.id), onAction: () => turn(action.id) },
    ),
  }));
  return <Toolbar {...rest} groups={kept} />;
}

const meta = {
  title: 'داده/Toolbar',
  component: Toolbar,
  tags: ['autodocs'],
  args: { 'aria-label': 'کارهای متن نامه', groups },
  render: (args) => <Kept {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'کارهای یک چیز در یک سطر، در گروه‌های خودشان. آنچه جا نمی‌شود در منوی ⋮ پایان نوار است. **بکن:** پرکاربردها را اول هر گروه بگذار؛ نمادی که همه نمی‌شناسند `hasLabel` می‌خواهد. کار خطرناک آخر بیاید. **نکن:** برای رفتن به صفحه‌ها؛ `NavHorizontal` یا `Tabs` را بردار. برای دو سه دکمه `Inline` بس است. برای کارهایی که تنها با صفحه‌کلید پیدا می‌شوند نیست.\n\n| کلید | کار |\n|---|---|\n| Tab | یک بار روی نوار: دکمه‌ای که آخرین بار رویش بود |\n| ← → | رفتن میان دکمه‌ها |\n| Home و End | نخستین و آخرین دکمه |\n| Enter، Space | انجام |\n| ↓ روی ⋮ | باز کردن بقیه |',
      },
    },
  },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'با صفحه‌کلید',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'پررنگ' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(canvas.getByRole('button', { name: 'کج', pressed: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'پررنگ' })).toHaveFocus();
  },
};

/** On a phone the last actions are in the menu, in their groups. */
export const Narrow: Story = {
  name: 'در جای باریک',
  beforeEach: () => {
    onDelete.mockClear();
  },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Kept {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'حذف متن' })).toBeNull();
    const more = await canvas.findByRole('button', { name: 'بقیهٔ کارها' });
    const bar = canvas.getByRole('toolbar');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    await userEvent.click(more);
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('{End}{Enter}');
    await expect(onDelete).toHaveBeenCalledOnce();
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Stack gap={6}>
      <Kept {...args} />
      <div style={{ maxInlineSize: 480 }}>
        <Kept {...args} aria-label="جای باریک" />
      </div>
      <div style={{ maxInlineSize: 280 }}>
        <Kept {...args} aria-label="جای خیلی باریک" />
      </div>
      <PseudoStates of="[data-action]:nth-of-type(2)" hasCaptions>
        {(name) => <Kept {...args} aria-label={name} groups={groups.slice(0, 1)} />}
      </PseudoStates>
    </Stack>
  ),
};
