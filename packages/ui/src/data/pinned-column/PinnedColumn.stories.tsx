import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formatNumber } from '../../i18n/index.ts';
import { states } from '../../testing/states.ts';
import { Card } from '../card/index.ts';
import { Table, type TableColumn } from '../table/index.ts';
import { PinnedColumn } from './PinnedColumn.tsx';

interface Student {
  name: string;
  weeks: readonly number[];
}

const students: readonly Student[] = ['آوا احمدی', 'پارسا کریمی', 'تارا حسینی'].map((name, place) => ({
  name,
  weeks: Array.from({ length: 18 }, (_, week) => ((place + 3) * (week + 5)) % 21),
}));

const columns: readonly TableColumn<Student>[] = [
  { id: 'name', header: 'نام', cell: ({ name }) => <span style={{ whiteSpace: 'nowrap' }}>{name}</span> },
  ...Array.from({ length: 18 }, (_, week) => ({
    id: `week-${week}`,
    header: `هفتهٔ ${formatNumber(week + 1)}`,
    isNumeric: true,
    cell: ({ weeks }: Student) => formatNumber(weeks[week] ?? 0),
  })),
];

const meta = {
  title: 'داده/PinnedColumn',
  component: PinnedColumn,
  tags: ['autodocs'],
  args: { children: null },
  parameters: {
    docs: {
      description: {
        component:
          'ستون نخست جدول را در آغاز سطر نگه می‌دارد تا هنگام پیمودن ستون‌ها نام ردیف پیدا باشد. در تلفن زیر جدول گفته می‌شود کدام ستون‌ها پیدا هستند، میان دو دکمه برای ستون‌های دیگر. **بکن:** برای جدول‌هایی با ستون‌های بسیار، مثل هفته‌ها. **نکن:** ستون نخست را پهن نکن؛ جای بقیه را می‌گیرد.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی جدول |\n| ← → | پیمودن ستون‌ها |',
      },
    },
  },
} satisfies Meta<typeof PinnedColumn>;

export default meta;
type Story = StoryObj<typeof meta>;

const selection = {
  selected: new Set(['پارسا کریمی']),
  onChange: () => undefined,
  rowName: ({ name }: Student) => name,
};

const table = (caption: string, isChosen = false) => (
  <Card isFlush>
    <PinnedColumn>
      <Table
        caption={caption}
        columns={columns}
        rows={students}
        rowKey={({ name }) => name}
        rowHref={({ name }) => `#${name}`}
        {...(isChosen && { selection })}
      />
    </PinnedColumn>
  </Card>
);

/** Scrolled to the last week: the names stay. */
export const Scrolled: Story = {
  name: 'پیموده',
  // As on a phone: the weeks stay columns.
  render: () => <div style={{ inlineSize: 390 }}>{table('سؤال‌های هر هفته')}</div>,
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('region', { name: 'سؤال‌های هر هفته' });
    const name = canvas.getByRole('rowheader', { name: 'آوا احمدی' });
    const before = name.getBoundingClientRect().right;
    box.scrollLeft = -10_000;
    await expect(Math.abs(box.scrollLeft)).toBeGreaterThan(100);
    await expect(Math.abs(name.getBoundingClientRect().right - before)).toBeLessThan(2);
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <div style={{ display: 'grid', gap: 24, minInlineSize: 0 }}>
      {table('سؤال‌های هر هفته')}
      {table('با ردیف‌های انتخاب‌شده', true)}
    </div>
  ),
};
