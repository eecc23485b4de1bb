import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { preloadAnswer } from '../../learning/answers/index.ts';
import { number } from '../../learning/testing/nodes.ts';
import { states } from '../../testing/states.ts';
import { PrintPaper } from './PrintPaper.tsx';
import { Worksheet, type WorksheetQuestion } from './Worksheet.tsx';
import { WorksheetKey } from './WorksheetKey.tsx';

const text = (words: string) => [{ t: 'text', text: words }] as const;
const stem = (words: string) => [{ t: 'paragraph', content: text(words) }] as const;
const item = (words: string) => ({ id: words, content: text(words) });

/** A question of each way to answer by pen. */
const QUESTIONS: readonly WorksheetQuestion[] = [
  {
    id: 'formula',
    stem: [
      ...stem('حاصل را بنویس.'),
      {
        t: 'display',
        math: {
          t: 'row',
          children: [
            number('24'),
            { t: 'operator', sign: '×' },
            number('6'),
            { t: 'operator', sign: '=' },
            { t: 'blank' },
          ],
        },
      },
    ],
    answer: { kind: 'integer', blanks: [{}] },
  },
  {
    id: 'boxes',
    stem: stem('۵۰ مداد را میان ۸ نفر تقسیم کن.'),
    answer: { kind: 'integer', blanks: [{ label: 'خارج‌قسمت' }, { label: 'باقی‌مانده', unit: 'مداد' }] },
  },
  { id: 'mixed', stem: stem('جواب را به صورت عدد مخلوط بنویس.'), answer: { kind: 'mixed' } },
  {
    id: 'choice',
    stem: stem('کدام شکل چهار ضلع دارد؟'),
    answer: { kind: 'choice', layout: 'list', options: ['مثلث', 'لوزی', 'دایره'].map(item) },
  },
  {
    id: 'several',
    stem: stem('کدام عددها بر ۲ بخش‌پذیرند؟'),
    answer: {
      kind: 'multiple-select',
      layout: 'tiles',
      options: ['12', '7', '30'].map((value) => ({ id: value, content: [{ t: 'math', math: number(value) }] })),
    },
  },
  {
    id: 'order',
    stem: stem('عددها را مرتب کن.'),
    answer: {
      kind: 'order',
      ends: ['کوچک‌ترین', 'بزرگ‌ترین'],
      items: ['3480', '3408', '3840'].map((value) => ({ id: value, math: number(value) })),
    },
  },
  {
    id: 'match',
    stem: stem('هر شکل را به تعداد ضلع‌هایش وصل کن.'),
    answer: { kind: 'match', first: ['مثلث', 'مربع'].map(item), second: ['چهار ضلع', 'سه ضلع'].map(item) },
  },
  {
    id: 'categorize',
    stem: stem('هر عدد در کدام دسته است؟'),
    answer: {
      kind: 'categorize',
      items: ['۴', '۷', '۱۰'].map(item),
      bins: [
        { id: 'even', label: 'زوج' },
        { id: 'odd', label: 'فرد' },
      ],
    },
  },
  {
    id: 'sectors',
    stem: stem('سه قسمت را رنگ کن.'),
    answer: { kind: 'sectors', shape: 'bar', parts: 5, palette: [{ tone: 'accent' }] },
  },
];

const meta = {
  title: 'چاپ/Worksheet',
  component: Worksheet,
  subcomponents: { PrintPaper, WorksheetKey },
  tags: ['autodocs'],
  args: {
    title: 'تکلیف کسرها',
    place: ['دبستان نیکان', 'پنجم الف', 'ریاضی پنجم'],
    student: 'علی کریمی',
    code: '48210',
    questions: QUESTIONS,
  },
  loaders: [() => Promise.all(QUESTIONS.map(({ answer }) => preloadAnswer(answer.kind)))],
  render: (args) => (
    <PrintPaper label="برگه‌ها">
      <Worksheet {...args} />
    </PrintPaper>
  ),
  parameters: {
    ownColors: 'Paper is dark on white with more contrast, whatever the theme of the page.',
    docs: {
      description: {
        component:
          'سؤال‌ها روی کاغذ A4: شماره، شکل، جای نوشتن و جای حل. در تم تیره هم برگه سفید است و نام و کد بالای هر صفحه تکرار می‌شود؛ هیچ سؤالی میان دو صفحه نمی‌شکند. **بکن:** برگه‌ها و کلید را در یک `PrintPaper` بگذار، پیش از چاپ نوع‌های پاسخ را با `preloadAnswer` بیاور، بقیهٔ صفحه را با `@media print` پنهان کن و حاشیه را با `@page` بده. **نکن:** کلید را در همان برگهٔ دانش‌آموز چاپ نکن.\n\n| کلید | کار |\n|---|---|\n| — | تنها برای دیدن و چاپ است؛ Tab روی آن نمی‌ایستد |',
      },
    },
  },
} satisfies Meta<typeof Worksheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfStudent: Story = {
  name: 'برگهٔ یک دانش‌آموز',
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('article', { name: 'تکلیف کسرها، علی کریمی، کد ۴۸۲۱۰' });
    await expect(within(sheet).getAllByRole('listitem', { name: /^سؤال/ })).toHaveLength(QUESTIONS.length);
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <PrintPaper label="برگه‌ها">
      <Worksheet {...args} />
      <Worksheet {...args} student={undefined} code="29054" questions={QUESTIONS.slice(0, 1)} workSpace="large" />
      <WorksheetKey
        title="تکلیف کسرها"
        sheets={[
          { code: '48210', student: 'علی کریمی', answers: ['۱۴۴', '۶ و ۲', 'لوزی'].map(item) },
          { code: '29054', answers: [item('۱۴۴')] },
        ]}
      />
    </PrintPaper>
  ),
};
