import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, ChartColumn, Lightbulb, RefreshCw, Sigma, WifiOff } from 'lucide-react';
import { expect } from 'storybook/test';
import { Section } from '../../layout/section/index.ts';
import { states } from '../../testing/states.ts';
import { FeatureGrid } from './FeatureGrid.tsx';

const meta = {
  title: 'معرفی/FeatureGrid',
  component: FeatureGrid,
  tags: ['autodocs'],
  args: {
    features: [
      { icon: <BookOpen />, title: 'همراه کتاب درسی', text: 'هر مهارت به صفحهٔ کتابش گره خورده است.' },
      { icon: <RefreshCw />, tone: 'reward', title: 'سؤال همیشه تازه', text: 'عددها برای هر کس و هر بار فرق دارد.' },
      { icon: <Lightbulb />, tone: 'info', title: 'راهنمایی قدم‌به‌قدم', text: 'اول اشاره، بعد قدم، و در پایان راه‌حل.' },
      { icon: <ChartColumn />, tone: 'success', title: 'گزارش روشن', text: 'معلم می‌بیند چه کسی کجا گیر کرده است.' },
      { icon: <WifiOff />, tone: 'danger', title: 'بی‌اینترنت هم', text: 'پاسخ‌ها می‌مانند و بعد فرستاده می‌شوند.' },
      { icon: <Sigma />, title: 'ریاضیِ خوانا', text: 'کسر و عبارت همان‌طور که در کتاب است.' },
    ],
  },
  render: (args) => (
    <Section title="چرا مشق؟">
      <FeatureGrid {...args} />
    </Section>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'کارهایی که محصول می‌کند: نشان، عنوان و یکی دو جمله. **بکن:** سه یا شش تا بیاور و هر عنوان دو تا پنج واژه باشد. **نکن:** قولی نده که هنوز نیست؛ معنا را تنها با نشان یا رنگ نگو.\n\n| کلید | کار |\n|---|---|\n| — | خواندنی است و کلیدی ندارد |',
      },
    },
  },
} satisfies Meta<typeof FeatureGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  ...states,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  },
};
