import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../../testing/states.ts';
import { expectDrawnParts } from '../testing/expect-drawn-parts.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { Pie } from './Pie.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/Pie',
  component: Pie,
  tags: ['autodocs'],
  args: {
    description: 'دایره‌ای با هشت قسمت مساوی: سه قسمت فوتبال، سه قسمت والیبال و دو قسمت شنا.',
    title: 'ورزش دلخواه',
    slices: [
      { label: 'فوتبال', parts: 3 },
      { label: 'والیبال', parts: 3 },
      { label: 'شنا', parts: 2 },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'نمودار دایره‌ای از قسمت‌های مساوی، از ساعت دوازده و ساعت‌گرد؛ هر دسته رنگ، هاشور و نام خودش را دارد. **بکن:** برای درصدها `cuts` را خاموش کن. **نکن:** بیش از شش دسته نگذار.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof Pie>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  name: 'ورزش‌ها',
  play: expectDrawnParts('[data-part=cut]', 8),
};

export const States: Story = {
  ...states,
  render: (args) => (
    <FigureColumn>
      <Pie {...args} />
      <Pie
        description="درصدها، یکی خواسته‌شده"
        cuts={false}
        slices={[
          { label: 'گندم', parts: 45, percent: 45 },
          { label: 'جو', parts: 25, percent: null },
          { label: 'برنج', parts: 15, percent: 15 },
          { label: 'ذرت', parts: 8, percent: 8 },
          { label: 'عدس', parts: 5, percent: 5 },
          { label: 'لوبیا', parts: 2 },
        ]}
      />
      <Pie description="یک دسته" slices={[{ label: 'همه', parts: 4, tone: 'leaf' }]} />
    </FigureColumn>
  ),
};
