import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Carousel } from '../../carousel/carousel/index.ts';
import { Grid } from '../../layout/grid/index.ts';
import { states } from '../../testing/states.ts';
import { Testimonial } from './Testimonial.tsx';

const meta = {
  title: 'معرفی/Testimonial',
  component: Testimonial,
  tags: ['autodocs'],
  args: {
    children: 'نمونه: پیش از درس می‌دانم کدام سه نفر کجا گیر کرده‌اند.',
    name: 'معلم نمونه',
    caption: 'پنجم دبستان، مدرسهٔ نمونه',
    person: 'girl',
  },
  parameters: {
    docs: {
      description: {
        component:
          'سخن یک نفر دربارهٔ مشق با نام و نقشش. **بکن:** تنها سخن کسی را بیاور که خودش گفته و اجازه داده است؛ چند تا را در `Grid` یا `Carousel` بگذار. **نکن:** سخن ساختگی در صفحهٔ واقعی نگذار و دور آن گیومه نزن؛ خودش می‌زند.\n\n| کلید | کار |\n|---|---|\n| — | خواندنی است و کلیدی ندارد |',
      },
    },
  },
} satisfies Meta<typeof Testimonial>;

export default meta;
type Story = StoryObj<typeof meta>;

const samples = [
  {
    id: 'a',
    name: 'معلم نمونه',
    caption: 'پنجم دبستان، مدرسهٔ نمونه',
    person: 'girl',
    words: 'نمونه: پیش از درس می‌دانم کدام سه نفر کجا گیر کرده‌اند.',
  },
  {
    id: 'b',
    name: 'پدر نمونه',
    caption: 'پدر یک کلاس‌چهارمی',
    person: 'boy',
    words: 'نمونه: شب‌ها با هم یک صفحه تمرین می‌کنیم و دعوایی نیست.',
  },
  {
    id: 'c',
    name: 'مدرسهٔ نمونه',
    caption: undefined,
    person: 'other',
    words: 'نمونه: گزارش هر پایه را در یک صفحه می‌بینیم.',
  },
] as const;

export const InCarousel: Story = {
  name: 'درون چرخانک',
  render: () => (
    <Carousel
      label="از زبان دیگران"
      slidesPerView={{ narrow: 1, wide: 2 }}
      slides={samples.map(({ id, words, caption, ...rest }) => ({
        id,
        name: rest.name,
        content: (
          <div style={{ paddingBlockStart: 24 }}>
            <Testimonial {...rest} {...(caption !== undefined && { caption })}>
              {words}
            </Testimonial>
          </div>
        ),
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('پنجم دبستان، مدرسهٔ نمونه')).toBeVisible();
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <div style={{ paddingBlock: 24 }}>
      <Grid gap={8}>
        {samples.map(({ id, words, caption, ...rest }) => (
          <Testimonial key={id} {...rest} {...(caption !== undefined && { caption })}>
            {words}
          </Testimonial>
        ))}
      </Grid>
    </div>
  ),
};
