import type { Figure } from '@mashq/curriculum/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../testing/states.ts';
import { FigureView } from './FigureView.tsx';
import { FigureColumn } from './testing/FigureColumn.tsx';
import { markedFigures } from './testing/marked-figures.ts';

const meta = {
  title: 'یادگیری/FigureView',
  component: FigureView,
  tags: ['autodocs'],
  args: {
    figure: {
      t: 'bars',
      description: 'دو نوار هم‌اندازه؛ اولی دو قسمت و دومی سه قسمت مساوی دارد و یک قسمت از هر کدام رنگی است.',
      bars: [
        { parts: 2, shaded: 1 },
        { parts: 3, shaded: 1 },
      ],
    },
  },
  parameters: {
    docs: {
      description: {
        component:
          'هر شکلِ سؤال را از روی دادهٔ آن می‌کشد. همهٔ شکل‌ها با هم در یک بستهٔ جدا می‌آیند؛ «preloadFigures» آن را پیش‌تر می‌آورد تا کودکی که اینترنتش رفته، شکل سؤال بعدی را هم ببیند. تا بسته برسد جای شکل می‌ماند و اگر نرسد توضیحش به واژه می‌آید. **بکن:** اگر تنها یک گونه شکل می‌خواهی، همان را از زیرمسیر خودش بیاور. **نکن:** برای شکل‌های تازه تصویر نگذار؛ داده و نقاشی اضافه کن.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof FigureView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bars: Story = {
  name: 'نوارهای کسر',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.figure.description })).toBeVisible();
  },
};

const FIGURES: readonly Figure[] = [
  { t: 'bars', description: 'نوارها', bars: [{ parts: 5, shaded: 2 }] },
  { t: 'circles', description: 'دایره‌ها', circles: [{ parts: 6, shaded: 5 }] },
  { t: 'set', description: 'ستاره‌ها', shape: 'star', total: 10, marked: 4 },
  { t: 'area', description: 'مستطیل', rows: 2, columns: 3, shadedRows: 1, shadedColumns: 2 },
  { t: 'place-blocks', description: 'بسته‌ها', thousands: 1, hundreds: 2, tens: 3, ones: 4 },
  { t: 'money', description: 'پول‌ها', toman: [2000, 500, 100] },
  { t: 'number-line', description: 'محور', from: 0, to: 3, divisions: 3, points: [{ tick: 4 }] },
  { t: 'place-table', description: 'جدول ارزش مکانی', columns: ['دهگان', 'یکان'], rows: [['4', '?']] },
  {
    t: 'long-division',
    description: 'تقسیم',
    dividend: '45',
    divisor: '4',
    quotient: '11',
    steps: [
      { subtract: '4', left: '0' },
      { subtract: '4', left: '1' },
    ],
    remainder: '1',
  },
  {
    t: 'table',
    description: 'جدول نسبت',
    columns: ['دفتر', 'قیمت (تومان)'],
    rows: [
      [
        { t: 'math', math: { t: 'number', value: '3' } },
        { t: 'math', math: { t: 'number', value: '45000' } },
      ],
    ],
  },
  {
    t: 'column',
    description: 'جمع زیر هم',
    operator: '+',
    terms: ['476', '258'],
    carries: ['1', '1', ''],
    result: null,
  },
  { t: 'clock', description: 'ساعت', form: 'analog', clocks: [{ hour: 8, minute: 40 }] },
  {
    t: 'drawing',
    description: 'مثلث',
    width: 12,
    height: 7,
    shapes: [
      {
        t: 'polygon',
        points: [
          [0, 0],
          [12, 0],
          [8, 7],
        ],
        tone: 'sky',
        sides: [{ t: 'number', value: '12' }, null, null],
      },
      { t: 'angle', vertex: [0, 0], from: 0, to: [8, 7] },
    ],
  },
  {
    t: 'cells',
    description: 'صفحهٔ شطرنجی',
    boards: [
      {
        rows: 3,
        columns: 5,
        filled: [
          { row: 1, column: 1 },
          { row: 1, column: 2, half: 'top-left' },
        ],
      },
    ],
  },
  { t: 'hundred-grid', description: 'مربع صدتایی', shaded: [37] },
  {
    t: 'bar-chart',
    description: 'نمودار میله‌ای',
    step: 2,
    to: 8,
    bars: [
      { label: 'سیب', value: 6 },
      { label: 'موز', value: 3 },
      { label: 'انار', value: 8 },
    ],
  },
  {
    t: 'line-graph',
    description: 'نمودار خط شکسته',
    from: 10,
    step: 5,
    to: 25,
    points: [
      { label: 'شنبه', value: 12 },
      { label: 'یکشنبه', value: 20 },
      { label: 'دوشنبه', value: 15 },
    ],
  },
  {
    t: 'pictogram',
    description: 'نمودار تصویری',
    shape: 'star',
    each: 10,
    unit: 'کتاب',
    rows: [
      { label: 'سوم', halves: 7 },
      { label: 'چهارم', halves: 4 },
    ],
  },
  {
    t: 'tally',
    description: 'چوب‌خط',
    rows: [
      { label: 'آبی', count: 13 },
      { label: 'سبز', count: 4 },
    ],
  },
  {
    t: 'pie',
    description: 'نمودار دایره‌ای',
    slices: [
      { label: 'فوتبال', parts: 3 },
      { label: 'والیبال', parts: 3 },
      { label: 'شنا', parts: 2 },
    ],
  },
  {
    t: 'spinner',
    description: 'چرخنده',
    spinners: [{ sectors: [{ tone: 'rose' }, { tone: 'sky' }, { tone: 'rose' }, { tone: 'turmeric' }] }],
  },
  {
    t: 'bag',
    description: 'کیسهٔ مهره‌ها',
    bags: [
      {
        beads: [
          { tone: 'rose', count: 5 },
          { tone: 'sky', count: 3 },
        ],
      },
    ],
  },
  { t: 'dice', description: 'تاس‌ها', faces: [3, 6] },
  { t: 'coins', description: 'سکه‌ها', sides: ['heads', 'tails'] },
  { t: 'ruler', description: 'خط‌کش', from: 0, to: 10, object: { kind: 'pencil', from: 0, to: 73 } },
  { t: 'protractor', description: 'نقاله', arms: [0, 65] },
  {
    t: 'cubes',
    description: 'مکعب‌ها',
    heights: [
      [3, 2, 1],
      [2, 1, 1],
    ],
  },
  { t: 'cuboid', description: 'جعبه', width: 6, height: 3, depth: 4, labels: { width: { t: 'number', value: '6' } } },
  {
    t: 'machine',
    description: 'ماشین',
    rules: [
      {
        t: 'row',
        children: [
          { t: 'operator', sign: '×' },
          { t: 'number', value: '3' },
        ],
      },
    ],
    pairs: [{ input: { t: 'number', value: '7' }, output: { t: 'blank' } }],
  },
  {
    t: 'growing-pattern',
    description: 'الگو',
    figures: [
      { number: 1, pieces: 'squares', at: [[0, 0]] },
      {
        number: 2,
        pieces: 'squares',
        at: [
          [0, 0],
          [1, 0],
          [0, 1],
        ],
      },
    ],
  },
  {
    t: 'sequence',
    description: 'ردیف شکل‌ها',
    items: [{ shape: 'star', tone: 'sky' }, { shape: 'square', tone: 'rose' }, null],
  },
  {
    t: 'tree',
    description: 'نمودار درختی',
    branches: [{ label: 'رو', branches: [{ label: 'رو' }, { label: 'پشت' }] }, { label: 'پشت' }],
  },
];

/** One picture of every kind of figure, the one that picture checks look at. */
export const States: Story = {
  ...states,
  render: () => (
    <FigureColumn>
      {[...FIGURES, ...markedFigures].map((figure) => (
        <FigureView key={figure.description} figure={figure} />
      ))}
    </FigureColumn>
  ),
};
