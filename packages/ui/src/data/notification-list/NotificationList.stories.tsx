import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlarmClock, Award, Megaphone, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../../layout/grid/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { PseudoState } from '../../testing/PseudoState.tsx';
import { states } from '../../testing/states.ts';
import { NotificationList, type NotificationListProps } from './NotificationList.tsx';
import type { NotificationEntry } from './notification.ts';

const NOW = '2026-11-24T08:00:00Z';

const KINDS = {
  work: { label: 'تکلیف، مرور و بستهٔ تازه', icon: <NotebookPen size="1.4em" /> },
  deadline: { label: 'یادآوری مهلت', icon: <AlarmClock size="1.4em" /> },
  badge: { label: 'نشان تازه', icon: <Award size="1.4em" /> },
  message: { label: 'پیام کلاس', icon: <Megaphone size="1.4em" /> },
};

const ITEMS: readonly NotificationEntry[] = [
  {
    id: 'a',
    kind: 'badge',
    title: 'هفت روز پیاپی تمرین کردی.',
    detail: 'نشان تازه',
    time: '2026-11-24T07:10:00Z',
    isUnread: true,
    href: '#badge',
  },
  {
    id: 'b',
    kind: 'message',
    title: 'فردا دفتر هندسه و نقاله را بیاورید؛ زنگ دوم در حیاط زاویه می‌سنجیم.',
    detail: 'پیام کلاس',
    time: '2026-11-24T05:00:00Z',
    isUnread: true,
    href: '#message',
  },
  {
    id: 'c',
    kind: 'deadline',
    title: '«صفحه‌های ۴۶ تا ۵۱» تا فردا شب مهلت دارد.',
    detail: 'یادآوری مهلت',
    time: '2026-11-23T13:00:00Z',
    href: '#deadline',
  },
  { id: 'd', kind: 'work', title: 'مرور کسرها', detail: 'تکلیف تازه', time: '2026-11-20T06:30:00Z' },
];

function Served(props: NotificationListProps) {
  const [gone, setGone] = useState<readonly string[]>([]);
  return (
    <NotificationList
      {...props}
      items={props.items.filter(({ id }) => !gone.includes(id))}
      onDismiss={(id) => {
        setGone([...gone, id]);
        return props.onDismiss?.(id);
      }}
      onRestore={(id) => {
        setGone(gone.filter((each) => each !== id));
        return props.onRestore?.(id);
      }}
    />
  );
}

const meta = {
  title: 'داده/NotificationList',
  component: NotificationList,
  tags: ['autodocs'],
  args: {
    items: ITEMS,
    kinds: KINDS,
    now: NOW,
    voice: 'student',
    onDismiss: fn(),
    onRestore: fn(),
    onMute: fn(),
    onUnmute: fn(),
  },
  render: (args) => <Served {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'فهرست اعلان‌ها، به ترتیب روز یا نوع. آنچه حذف شد با یک دکمه برمی‌گردد، بی‌شتاب: تا حذف بعدی. **بکن:** هر نوع نام و تصویر خود را داشته باشد؛ `href` بده تا کل سطر به جایش برود. **نکن:** خبری را که باید همین حالا دیده شود اینجا نگذار؛ آن `Alert` یا `toast` است.\n\n| کلید | کار |\n|---|---|\n| Tab | پیوند هر اعلان، کارهای آن و دکمهٔ حذف |\n| Enter | باز کردن، حذف، برگرداندن |\n| ↓ ↑ در فهرست کارها | رفتن از کار به کار |\n| Escape | بستن فهرست کارها |',
      },
    },
  },
} satisfies Meta<typeof NotificationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DismissAndUndo: Story = {
  name: 'حذف و برگرداندن',
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'کارهای اعلان مرور کسرها' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'حذف این اعلان' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const undo = await canvas.findByRole('button', { name: 'برگرداندن اعلان مرور کسرها' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRestore).toHaveBeenCalledWith('d');
    await expect(canvas.getByText('مرور کسرها')).toBeVisible();
  },
};

export const Mute: Story = {
  name: 'خاموش کردن یک نوع',
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /^کارهای اعلان هفت روز/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'حذف این اعلان' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'خاموش کردن «نشان تازه»' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMute).toHaveBeenCalledWith('badge');
    // The menu would give the focus to a button that has gone.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'برگرداندن اعلان‌های «نشان تازه»' })).toHaveFocus());
    await expect(canvas.queryByText('هفت روز پیاپی تمرین کردی.')).toBeNull();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Grid columns="halves" align="start">
      <Served {...args} onReadAll={fn()} onMore={fn()} />
      <Stack gap={6}>
        <Served {...args} items={ITEMS.slice(1)} groupBy="kind" />
        <PseudoState as="hovered" of="li:first-child">
          <NotificationList {...args} items={ITEMS.slice(0, 1)} />
        </PseudoState>
      </Stack>
      <NotificationList {...args} items={[]} />
      <NotificationList {...args} items={[]} status="failed" onRetry={fn()} />
      <NotificationList {...args} items={[]} status="loading" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [actions] = canvas.getAllByRole('button', { name: 'کارهای اعلان مرور کسرها' });
    if (!actions) throw new Error('no menu');
    await userEvent.click(actions);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'حذف این اعلان' }));
    const undo = await canvas.findByRole('button', { name: /^برگرداندن/ });
    await waitFor(() => expect(undo).toHaveFocus());
    undo.blur();
  },
};
