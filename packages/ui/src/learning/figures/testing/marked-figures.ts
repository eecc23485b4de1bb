import type { Figure } from '@mashq/curriculum/model';

/** One figure of each kind that can point at a part of itself. */
export const markedFigures: readonly Figure[] = [
  {
    t: 'bar-chart',
    description: 'نمودار میله‌ای با یک میلهٔ مشخص‌شده',
    step: 2,
    to: 8,
    bars: [
      { label: 'سیب', value: 6, marked: true },
      { label: 'موز', value: 3 },
    ],
  },
  {
    t: 'line-graph',
    description: 'نمودار خط شکسته با یک نقطهٔ مشخص‌شده',
    step: 5,
    to: 20,
    points: [
      { label: 'شنبه', value: 10 },
      { label: 'یکشنبه', value: 15, marked: true },
    ],
  },
  {
    t: 'pictogram',
    description: 'نمودار تصویری با یک سطر مشخص‌شده',
    shape: 'circle',
    each: 2,
    unit: 'نفر',
    rows: [
      { label: 'سبز', halves: 4, marked: true },
      { label: 'آبی', halves: 3 },
    ],
  },
  {
    t: 'tally',
    description: 'چوب‌خط با یک سطر مشخص‌شده',
    rows: [
      { label: 'آبی', count: 7 },
      { label: 'سبز', count: 4, marked: true },
    ],
  },
  {
    t: 'pie',
    description: 'نمودار دایره‌ای با یک قسمت مشخص‌شده',
    slices: [
      { label: 'فوتبال', parts: 3, marked: true },
      { label: 'شنا', parts: 5 },
    ],
  },
  {
    t: 'table',
    description: 'جدول با یک خانهٔ مشخص‌شده',
    columns: ['روز', 'صفحه'],
    rows: [
      [
        { t: 'text', text: 'شنبه' },
        { t: 'math', math: { t: 'number', value: '12' }, marked: true },
      ],
    ],
  },
  {
    t: 'place-table',
    description: 'جدول ارزش مکانی با یک ستون مشخص‌شده',
    columns: ['صدگان', 'دهگان', 'یکان'],
    rows: [['4', '7', '2']],
    marked: [1],
  },
  {
    t: 'clock',
    description: 'ساعت با عقربهٔ بلند مشخص‌شده',
    form: 'analog',
    clocks: [{ hour: 8, minute: 15, marked: 'minute' }],
  },
  {
    t: 'spinner',
    description: 'چرخنده با یک رنگ مشخص‌شده',
    spinners: [{ sectors: [{ tone: 'rose' }, { tone: 'sky' }, { tone: 'rose' }], marked: ['rose'] }],
  },
  {
    t: 'bag',
    description: 'کیسه با یک رنگ مشخص‌شده',
    bags: [
      {
        beads: [
          { tone: 'rose', count: 2 },
          { tone: 'sky', count: 1 },
        ],
        marked: ['rose'],
      },
    ],
  },
  { t: 'protractor', description: 'نقاله با ردیف درونی مشخص‌شده', arms: [0, 65], marked: 'inner' },
];
