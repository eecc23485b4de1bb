import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { IconButton } from '../../actions/icon-button/index.ts';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../actions/menu/index.ts';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { formatNumber } from '../../i18n/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { Avatar } from '../avatar/index.ts';
import { Badge } from '../badge/index.ts';
import { Card } from '../card/index.ts';
import { Pagination } from '../pagination/index.ts';
import { Table } from './Table.tsx';
import type { RowKey, TableColumn, TableProps } from './types.ts';

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

const tones = { تمام: 'success', 'در حال کار': 'reward', 'شروع نشده': 'neutral' } as const;

const columns: readonly TableColumn<Pupil>[] = [
  {
    id: 'name',
    header: 'نام',
    sortValue: ({ name }) => name,
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
  {
    id: 'done',
    header: 'پاسخ‌ها',
    isNumeric: true,
    sortValue: ({ done }) => done,
    cell: ({ done }) => formatNumber(done),
  },
  { id: 'right', header: 'درست', isNumeric: true, cell: ({ right }) => formatNumber(right) },
];

const meta = {
  title: 'داده/Table',
  component: Table<Pupil>,
  tags: ['autodocs'],
  args: {
    caption: 'دانش‌آموزان پنجم ب در تکلیف صفحه‌های ۴۶ تا ۵۱',
    columns,
    rows: pupils,
    rowKey: (pupil) => pupil.id,
  },
  parameters: {
    checks: {
      geometry: {
        selector: '[data-numeric] button',
        reason: 'Numbers line up at their units, at the right in both directions, and the heading goes with them.',
      },
    },
    docs: {
      description: {
        component:
          'جدول بومی مرورگر برای یک صفحه از یک فهرست. با `sortValue` خودش مرتب می‌کند؛ با `sort` ترتیب را صداکننده نگه می‌دارد. صفحه‌بندی با `page` و `size` کار صداکننده است: `isPending` ردیف‌های پیش چشم را نگه می‌دارد و `failure` جای آن‌ها می‌نشیند. در جای باریک‌تر از ۶۴۰ پیکسل هر ردیف دو سطر است اگر ستون‌ها با `narrow` جایشان را گفته باشند، و گرنه پشته‌ای که کنار هر مقدار سرستونش را دارد؛ با بیش از چهار ستون عددی ستون‌ها می‌مانند، نام ردیف سر جایش است و بقیه از پهلو پیموده می‌شوند. بیش از صد ردیف که باشد، تنها ردیف‌های پیش چشم در صفحه‌اند. **بکن:** برای هر جدول عنوان بنویس؛ ستون عددی را `isNumeric` کن؛ کارهای ردیف را پشت ⋮ بگذار و پاک کردن را آخرِ آن، پس از یک خط. **نکن:** فهرستی را که سرور صفحه‌صفحه می‌دهد در مرورگر مرتب نکن؛ تنها همان صفحه مرتب می‌شود.\n\n| کلید | کار |\n|---|---|\n| Tab | سرستون‌های مرتب‌شدنی، خانه‌های انتخاب، پیوند هر ردیف، دکمه‌های آن |\n| Enter | مرتب کردن یا باز کردن |\n| Space | انتخاب ردیف |\n| Shift + Space | انتخاب همهٔ ردیف‌ها تا این یکی |',
      },
    },
  },
} satisfies Meta<typeof Table<Pupil>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sorting: Story = {
  name: 'مرتب کردن',
  decorators: [
    (Story) => (
      <Card isFlush>
        <Story />
      </Card>
    ),
  ],
  args: { defaultSort: { column: 'done', direction: 'descending' } },
  play: async ({ canvas }) => {
    const done = canvas.getByRole('columnheader', { name: 'پاسخ‌ها' });
    await expect(done).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'پاسخ‌ها' }));
    await expect(done).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('رادین موسوی');
  },
};

function Choosing(args: TableProps<Pupil>) {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set([2]));
  return (
    <Card isFlush>
      <Table
        {...args}
        selection={{
          selected,
          onChange: setSelected,
          rowName: ({ name }) => name,
          actions: (
            <Button variant="secondary" size="small">
              فرستادن پیام
            </Button>
          ),
        }}
      />
    </Card>
  );
}

export const Selecting: Story = {
  name: 'انتخاب ردیف‌ها',
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: 'انتخاب ستایش رحیمی' }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: 'انتخاب تارا حسینی' }));
    await user.keyboard('{/Shift}');
    await expect(canvas.getByText('۴ مورد انتخاب شده')).toBeVisible();
  },
};

const SIZE = 5;
const everyone: readonly Pupil[] = Array.from({ length: 23 }, (_, index) => ({
  ...(pupils[index % pupils.length] as Pupil),
  id: index + 1,
}));

/** Asks a server for a page: what is in sight stays till the answer comes. The third page fails once. */
function Paged(args: TableProps<Pupil>) {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(SIZE);
  const [isPending, setPending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [failures, setFailures] = useState(0);
  const ask = (wanted: number, wantedSize = size) => {
    setPending(true);
    setTimeout(() => {
      const fails = wanted === 3 && failures === 0;
      setFailures(failures + Number(fails));
      setFailed(fails);
      setPage(wanted);
      setSize(wantedSize);
      setPending(false);
    }, 300);
  };
  return (
    <Card isFlush>
      <Table
        {...args}
        rows={everyone.slice((page - 1) * size, page * size)}
        isPending={isPending}
        {...(hasFailed && { failure: <ErrorState onRetry={() => ask(page)} isRetrying={isPending} /> })}
        footer={
          <Pagination
            page={page}
            size={size}
            total={everyone.length}
            onPageChange={(wanted) => ask(wanted)}
            sizes={[SIZE, 10, 20]}
            onSizeChange={(wantedSize, wanted) => ask(wanted, wantedSize)}
          />
        }
      />
    </Card>
  );
}

export const ServerPaging: Story = {
  name: 'صفحه‌بندی از سرور',
  render: (args) => <Paged {...args} />,
  play: async ({ canvas }) => {
    const goTo = async (page: string) => userEvent.click(await canvas.findByRole('button', { name: `صفحهٔ ${page}` }));
    await goTo('۲');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(SIZE);
    await waitFor(() => expect(canvas.getByText('۶ تا ۱۰ از ۲۳')).toBeVisible());
    await goTo('۳');
    await userEvent.click(await canvas.findByRole('button', { name: 'دوباره تلاش کنید' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(SIZE));
  },
};

const inLines: readonly TableColumn<Pupil>[] = [
  { id: 'name', header: 'نام', sortValue: ({ name }) => name, cell: ({ name }) => name },
  {
    id: 'done',
    header: 'پاسخ‌ها',
    isNumeric: true,
    sortValue: ({ done }) => done,
    cell: ({ done }) => formatNumber(done),
    narrow: 'detail',
    narrowCell: ({ done }) => done > 0 && `${formatNumber(done)} پاسخ`,
  },
  {
    id: 'state',
    header: 'وضعیت',
    cell: ({ state }) => <Badge tone={tones[state]}>{state}</Badge>,
    narrow: 'end',
    narrowCell: ({ state }) => state !== 'تمام' && <Badge tone={tones[state]}>{state}</Badge>,
  },
  {
    id: 'right',
    header: 'درست',
    isNumeric: true,
    sortValue: ({ right }) => right,
    cell: ({ right }) => formatNumber(right),
    narrow: 'end',
  },
];

const menuOf = ({ name }: Pupil) => (
  <MenuTrigger>
    <IconButton aria-label={`کارهای ${name}`} size="small">
      <EllipsisVertical />
    </IconButton>
    <Menu>
      <MenuItem icon={<Pencil />}>ویرایش</MenuItem>
    </Menu>
  </MenuTrigger>
);

const long: Pupil = {
  id: 6,
  name: 'سیده فاطمه‌زهرا میرحسینی طباطبایی (Fatemeh Mirhosseini)',
  person: 'girl',
  done: 9,
  right: 7,
  state: 'در حال کار',
};

/** In a place as wide as a phone: two lines a row. */
export const Lines: Story = {
  name: 'دو سطر در جای باریک',
  args: {
    columns: inLines,
    rows: [...pupils, long],
    narrowStart: ({ name }) => <Avatar name={name} fallback="letter" />,
  },
  render: (args) => (
    <Stack gap={6}>
      <div style={{ maxInlineSize: '22.5rem' }}>
        <Card isFlush>
          <Table
            {...args}
            defaultSort={{ column: 'done', direction: 'ascending' }}
            rowHref={(pupil) => `#student-${pupil.id}`}
          />
        </Card>
      </div>
      <div style={{ maxInlineSize: '20rem' }}>
        <Card isFlush>
          <Table
            {...args}
            caption="با خانهٔ انتخاب و کارها"
            rowActions={menuOf}
            selection={{ selected: new Set([1]), onChange: () => undefined, rowName: ({ name }) => name }}
          />
        </Card>
      </div>
      <div style={{ maxInlineSize: '22.5rem' }}>
        <Card isFlush>
          <Table {...args} caption="دو سطری در راه" rows={[]} isLoading loadingRows={2} />
        </Card>
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('rowheader');
    await expect(first).toHaveTextContent('رادین موسوی');
    await userEvent.click(canvas.getByRole('button', { name: 'ترتیب از کم به زیاد است؛ وارونه کردن' }));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('آوا احمدی');
    const height = canvas.getAllByRole('row')[1]?.getBoundingClientRect().height ?? 0;
    await expect(height).toBeLessThan(64);
  },
};

/** A thousand rows: those in sight are in the page. */
export const Long: Story = {
  name: 'هزار ردیف',
  decorators: [
    (Story) => (
      <Card isFlush>
        <Story />
      </Card>
    ),
  ],
  args: {
    caption: 'همهٔ دانش‌آموزان استان',
    rows: Array.from({ length: 1000 }, (_, index) => ({ ...(pupils[index % pupils.length] as Pupil), id: index + 1 })),
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'همهٔ دانش‌آموزان استان' });
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    await waitFor(() => {
      // Rows are measured as they come in sight, which moves the end.
      box.scrollTop = box.scrollHeight;
      expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '1001');
    });
  },
};

/** Without a card around it: head and rows lie on one ground. */
export const OnPage: Story = {
  name: 'روی صفحه',
  args: { ...Long.args, caption: 'دانش‌آموزان، بی‌کارت' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'دانش‌آموزان، بی‌کارت' });
    const head = canvas.getAllByRole('columnheader')[0]?.closest('thead, [role=rowgroup]') as HTMLElement;
    await expect(getComputedStyle(box).backgroundColor).toBe(getComputedStyle(head).backgroundColor);
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Stack gap={8}>
      <Card isFlush>
        <Table
          {...args}
          defaultSort={{ column: 'done', direction: 'descending' }}
          rowHref={(pupil) => `#student-${pupil.id}`}
          rowActions={(pupil) => (
            <MenuTrigger>
              <IconButton aria-label={`کارهای ${pupil.name}`} size="small">
                <EllipsisVertical />
              </IconButton>
              <Menu>
                <MenuItem icon={<Pencil />}>ویرایش</MenuItem>
                <MenuSeparator />
                <MenuItem icon={<Trash2 />} variant="danger">
                  بیرون بردن از کلاس
                </MenuItem>
              </Menu>
            </MenuTrigger>
          )}
          footer={<Pagination page={1} size={5} total={29} hrefFor={(page) => `#page-${page}`} />}
        />
      </Card>
      <Card isFlush>
        <Table
          {...args}
          caption="با ردیف‌های انتخاب‌شده"
          selection={{
            selected: new Set([1, 3]),
            onChange: () => undefined,
            rowName: ({ name }) => name,
            actions: (
              <Button variant="secondary" size="small">
                فرستادن پیام
              </Button>
            ),
          }}
        />
      </Card>
      <PseudoStates of="th:first-child > button, tbody tr, tbody a" only={['hovered', 'focused']}>
        {(name) => (
          <Card isFlush>
            <Table
              {...args}
              caption={name}
              rows={pupils.slice(0, 1)}
              defaultSort={{ column: 'name', direction: 'ascending' }}
              rowHref={(pupil) => `#student-${pupil.id}`}
            />
          </Card>
        )}
      </PseudoStates>
      <PseudoStates of="tbody input" only={['hovered', 'focused']}>
        {(name) => (
          <Card isFlush>
            <Table
              {...args}
              caption={`با خانهٔ انتخاب، ${name}`}
              rows={pupils.slice(0, 1)}
              selection={{ selected: new Set(), onChange: () => undefined, rowName: ({ name: who }) => who }}
            />
          </Card>
        )}
      </PseudoStates>
      <Card isFlush>
        <Table {...args} caption="صفحهٔ بعد در راه است" isPending rows={pupils.slice(0, 2)} />
      </Card>
      <Card isFlush>
        <Table {...args} caption="نرسیده" failure={<ErrorState onRetry={() => undefined} />} />
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
