import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { IconButton } from '../../actions/icon-button/index.ts';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { formatNumber } from '../../i18n/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { Avatar } from '../avatar/index.ts';
import { Badge } from '../badge/index.ts';
import { Card } from '../card/index.ts';
import { Pagination } from '../pagination/index.ts';
import { Table } from './Table.tsx';
import type { TableColumn, TableProps, TableSort } from './types.ts';

interface Pupil {
  id: number;
  name: string;
  person: 'girl' | 'boy';
  done: number;
  right: number;
  state: 'تمام' | 'در حال کار' | 'شروع نشده';
}

const pupils: readonly Pupil[] = [
  { id: 1, name: 'آوا احمدی', person: 'girl', done: 25, right: 22, state: 'تمام' },
  { id: 2, name: 'پارسا کریمی', person: 'boy', done: 14, right: 8, state: 'در حال کار' },
  { id: 3, name: 'تارا حسینی', person: 'girl', done: 25, right: 24, state: 'تمام' },
  { id: 4, name: 'رادین موسوی', person: 'boy', done: 0, right: 0, state: 'شروع نشده' },
  { id: 5, name: 'ستایش رحیمی', person: 'girl', done: 19, right: 15, state: 'در حال کار' },
];

const tones = { تمام: 'leaf', 'در حال کار': 'turmeric', 'شروع نشده': 'neutral' } as const;

const columns: readonly TableColumn<Pupil>[] = [
  {
    id: 'name',
    header: 'نام',
    isSortable: true,
    cell: ({ name, person }) => (
      <span style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        <Avatar name={name} person={person} size="small" />
        {name}
      </span>
    ),
  },
  {
    id: 'state',
    header: 'وضعیت',
    cell: ({ state }) => <Badge tone={tones[state]}>{state}</Badge>,
  },
  { id: 'done', header: 'پاسخ‌ها', isNumeric: true, isSortable: true, cell: ({ done }) => formatNumber(done) },
  { id: 'right', header: 'درست', isNumeric: true, cell: ({ right }) => formatNumber(right) },
];

const PupilTable = (props: TableProps<Pupil>) => <Table {...props} />;

const meta = {
  title: 'داده/Table',
  component: PupilTable,
  tags: ['autodocs'],
  args: {
    caption: 'دانش‌آموزان پنجم ب در تکلیف صفحه‌های ۴۶ تا ۵۱',
    columns,
    rows: pupils,
    rowKey: (pupil) => pupil.id,
  },
  parameters: {
    docs: {
      description: {
        component:
          'جدول بومی مرورگر برای یک صفحه از یک فهرست. مرتب کردن و صفحه‌بندی کار صداکننده است. در جای باریک‌تر از ۶۴۰ پیکسل هر ردیف پشته‌ای می‌شود که کنار هر مقدار سرستونش را دارد. **بکن:** برای هر جدول عنوان بنویس؛ ستون عددی را `isNumeric` کن. **نکن:** بیش از پنجاه ردیف در یک صفحه نگذار.\n\n| کلید | کار |\n|---|---|\n| Tab | سرستون‌های مرتب‌شدنی، پیوند هر ردیف، دکمه‌های آن |\n| Enter | مرتب کردن یا باز کردن |',
      },
    },
  },
} satisfies Meta<typeof PupilTable>;

export default meta;
type Story = StoryObj<typeof meta>;

function Sorted() {
  const [sort, setSort] = useState<TableSort>({ column: 'done', direction: 'descending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const rows = [...pupils].sort((a, b) =>
    sort.column === 'name' ? sign * a.name.localeCompare(b.name, 'fa') : sign * (a.done - b.done),
  );
  return (
    <Table
      caption="مرتب‌شده"
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={(pupil) => pupil.id}
      sort={sort}
      onSortChange={setSort}
    />
  );
}

export const Sorting: Story = {
  name: 'مرتب کردن',
  render: () => <Sorted />,
  play: async ({ canvas }) => {
    const done = canvas.getByRole('columnheader', { name: 'پاسخ‌ها' });
    await expect(done).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'پاسخ‌ها' }));
    await expect(done).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('رادین موسوی');
  },
};

/** One picture of all states, the one that picture checks look at. */
export const States: Story = {
  name: 'همهٔ حالت‌ها',
  tags: ['states'],
  render: (args) => (
    <Stack gap={8}>
      <Card isFlush>
        <Table
          {...args}
          sort={{ column: 'done', direction: 'descending' }}
          rowHref={(pupil) => `#student-${pupil.id}`}
          rowActions={(pupil) => (
            <>
              <IconButton aria-label={`ویرایش ${pupil.name}`} size="small">
                <Pencil />
              </IconButton>
              <IconButton aria-label={`برداشتن ${pupil.name}`} kind="danger" size="small">
                <Trash2 />
              </IconButton>
            </>
          )}
          footer={<Pagination page={1} size={5} total={29} hrefFor={(page) => `#page-${page}`} />}
        />
      </Card>
      <Card isFlush>
        <Table {...args} caption="در حال آمدن" isLoading rows={[]} loadingRows={3} />
      </Card>
      <Card isFlush>
        <Table
          {...args}
          caption="بی‌ردیف"
          rows={[]}
          empty={<EmptyState picture="people">هنوز کسی در این کلاس نیست.</EmptyState>}
        />
      </Card>
    </Stack>
  ),
};
