import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { Card } from '../card/index.ts';
import { Table, type TableColumn } from '../table/index.ts';
import type { TableFilter } from './filter-rows.ts';
import { TableFilterBar } from './TableFilterBar.tsx';
import { useTableFilter } from './use-table-filter.ts';

interface Student {
  id: number;
  name: string;
  grade: string;
  state: string;
}

const students: readonly Student[] = [
  { id: 1, name: 'آوا احمدی', grade: 'پنجم', state: 'تمام' },
  { id: 2, name: 'پارسا کریمی', grade: 'پنجم', state: 'در حال کار' },
  { id: 3, name: 'تارا حسینی', grade: 'ششم', state: 'تمام' },
  { id: 4, name: 'رادین موسوی', grade: 'ششم', state: 'شروع نشده' },
];

const asOptions = (...values: string[]) => values.map((value) => ({ value, label: value }));

const filters: readonly TableFilter<Student>[] = [
  { id: 'name', label: 'نام', text: ({ name }) => name },
  { id: 'grade', label: 'پایه', options: asOptions('پنجم', 'ششم'), valueOf: ({ grade }) => grade },
  {
    id: 'state',
    label: 'وضعیت',
    options: asOptions('تمام', 'در حال کار', 'شروع نشده'),
    valueOf: ({ state }) => state,
  },
];

const columns: readonly TableColumn<Student>[] = [
  { id: 'name', header: 'نام', cell: ({ name }) => name },
  { id: 'grade', header: 'پایه', cell: ({ grade }) => grade },
  { id: 'state', header: 'وضعیت', cell: ({ state }) => state },
];

const meta = {
  title: 'داده/TableFilterBar',
  component: TableFilterBar<Student>,
  tags: ['autodocs'],
  args: { filters, values: {}, onChange: () => undefined, shown: 4, total: 4 },
  parameters: {
    docs: {
      description: {
        component:
          'پالایه‌های یک جدول، بالای آن: جستجو برای نوشته‌ها و فهرست خانه‌ها برای مقدارها. `useTableFilter` مقدارها را نگه می‌دارد و ردیف‌هایی را که می‌مانند می‌دهد. **بکن:** برای هر ستونی که کسی در آن می‌گردد یکی بگذار؛ بیش از چهار تا نگذار. **نکن:** فهرستی را که سرور صفحه‌صفحه می‌دهد در مرورگر نپال؛ `values` را خودت نگه دار و به سرور بفرست.\n\n| کلید | کار |\n|---|---|\n| Tab | از پالایه‌ای به پالایهٔ بعد |\n| Enter | باز کردن فهرست مقدارها |\n| Space | برگزیدن یا رها کردن مقدار |\n| Escape | بستن فهرست؛ خالی کردن جستجو |',
      },
    },
  },
} satisfies Meta<typeof TableFilterBar<Student>>;

export default meta;
type Story = StoryObj<typeof meta>;

function Filtered() {
  const { rows, bar } = useTableFilter(students, filters);
  return (
    <Card isFlush>
      <TableFilterBar {...bar} />
      <Table
        caption="دانش‌آموزان"
        isCaptionHidden
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty="با این پالایه‌ها کسی پیدا نشد."
      />
    </Card>
  );
}

export const WithTable: Story = {
  name: 'با جدول',
  render: () => <Filtered />,
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.click(canvas.getByRole('button', { name: 'وضعیت' }));
    await user.click(await screen.findByRole('checkbox', { name: 'تمام' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText('۲ از ۴')).toBeVisible());
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
    await user.type(canvas.getByRole('searchbox', { name: 'نام' }), 'تارا');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Stack gap={6}>
      <Card isFlush>
        <TableFilterBar {...args} />
      </Card>
      <Card isFlush>
        <TableFilterBar
          {...args}
          values={{ name: 'تارا', state: ['تمام', 'در حال کار'] }}
          shown={1}
          label="پالایش روشن"
        />
      </Card>
      <Card isFlush>
        <TableFilterBar {...args} values={{ name: 'کسی' }} shown={0} label="پالایش بی‌نتیجه" />
        <Table
          caption="بی‌نتیجه"
          isCaptionHidden
          columns={columns}
          rows={[]}
          rowKey={({ id }) => id}
          empty="با این پالایه‌ها کسی پیدا نشد."
        />
      </Card>
    </Stack>
  ),
};
