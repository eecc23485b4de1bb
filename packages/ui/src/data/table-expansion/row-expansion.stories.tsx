import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { formatNumber } from '../../i18n/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { Badge } from '../badge/index.ts';
import { Card } from '../card/index.ts';
import { type RowKey, Table } from '../table/index.ts';
import { useRowExpansion } from './use-row-expansion.tsx';

interface Homework {
  id: number;
  title: string;
  done: number;
  waiting: string | null;
}

const rows: readonly Homework[] = [
  { id: 1, title: 'صفحه‌های ۴۶ تا ۵۱', done: 21, waiting: 'پارسا کریمی، رادین موسوی' },
  { id: 2, title: 'صفحه‌های ۴۰ تا ۴۵', done: 27, waiting: 'تارا حسینی' },
  { id: 3, title: 'مرور فصل ۱', done: 29, waiting: null },
];

interface ExpandingProps {
  caption: string;
  defaultOpen?: readonly RowKey[];
  hasSelection?: boolean;
  count?: number;
}

/** A table with rows that open. */
function Expanding({ caption, defaultOpen = [], hasSelection = false, count = rows.length }: ExpandingProps) {
  const expansion = useRowExpansion<Homework>({
    rowKey: ({ id }) => id,
    rowName: ({ title }) => title,
    details: ({ waiting }) =>
      waiting && (
        <>
          <Badge tone="reward">هنوز تمام نکرده‌اند</Badge> {waiting}
        </>
      ),
    defaultOpen,
  });
  return (
    <Card isFlush>
      <Table
        caption={caption}
        columns={[
          { id: 'title', header: 'تکلیف', cell: ({ title }) => title },
          { id: 'done', header: 'تمام کرده‌اند', isNumeric: true, cell: ({ done }) => formatNumber(done) },
        ]}
        rows={rows.slice(0, count)}
        rowKey={({ id }) => id}
        expansion={expansion}
        {...(hasSelection && {
          selection: { selected: new Set([2]), onChange: () => undefined, rowName: ({ title }: Homework) => title },
        })}
      />
    </Card>
  );
}

const meta = {
  title: 'داده/RowExpansion',
  component: Expanding,
  // Its table lists the options of the hook.
  subcomponents: { useRowExpansion: useRowExpansion as never },
  tags: ['autodocs'],
  args: { caption: 'تکلیف‌های پنجم ب' },
  parameters: {
    docs: {
      description: {
        component:
          'جزئیات هر ردیف جدول زیر همان ردیف باز می‌شود: `useRowExpansion` آن را می‌سازد و `Table` با `expansion` می‌گیرد. **بکن:** چیزی را بگذار که گاهی لازم است. **نکن:** برای فهرست‌های بیش از صد ردیف به کار نبر؛ آن‌ها را صفحه‌بندی کن.\n\n| کلید | کار |\n|---|---|\n| Tab | از دکمه‌ای به دکمهٔ بعد |\n| Enter یا Space | باز کردن و بستن |',
      },
    },
  },
} satisfies Meta<typeof Expanding>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {
  name: 'باز کردن',
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'جزئیات صفحه‌های ۴۶ تا ۵۱' });
    await userEvent.click(toggle);
    await expect(canvas.getByText(/پارسا کریمی/)).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack gap={6}>
      <Expanding caption="بسته و باز" defaultOpen={[2]} />
      <Expanding caption="با خانهٔ انتخاب" defaultOpen={[1]} hasSelection />
      <PseudoStates of="tbody button" only={['hovered', 'focused']}>
        {(name) => <Expanding caption={name} count={1} />}
      </PseudoStates>
    </Stack>
  ),
};
