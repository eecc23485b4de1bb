import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { samplePartners } from '../testing/partners.ts';
import { PartnerCarousel } from './PartnerCarousel.tsx';

/** Long enough that nothing moves while it is looked at. */
const STILL = 60 * 60 * 1000;

const meta = {
  title: 'نمایش/PartnerCarousel',
  component: PartnerCarousel,
  tags: ['autodocs'],
  args: { partners: samplePartners, interval: STILL },
  parameters: {
    docs: {
      description: {
        component:
          'نشان مدرسه‌های همراه: تا پهنای ۲۵۰۰ پنج تا، تا ۱۵۰۰ چهار تا، تا ۱۰۰۰ دو تا و تا ۶۰۰ یکی. زیر پنج همراه دکمه‌های رفت‌وبرگشت نیست. نشانی که نباشد یا باز نشود نام می‌شود. **بکن:** تنها در پایان صفحهٔ خانه، درون `Footer`. **نکن:** مدرسه‌ای را بی‌اجازه‌اش نیاور.\n\n| کلید | کار |\n|---|---|\n| Tab | دکمهٔ نگه داشتن، رفت‌وبرگشت، خط نشان‌ها |\n| ← و → | یک نشان پس و پیش |\n| Home و End | نخستین و آخرین |',
      },
    },
  },
} satisfies Meta<typeof PartnerCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Widths: Story = {
  name: 'تعداد به پهنا',
  play: async ({ canvas }) => {
    const line = canvas.getByRole('group', { name: 'اسلایدها' });
    const inView = () => [...line.children].filter((slide) => slide instanceof HTMLElement && !slide.inert).length;
    const { innerWidth } = window;
    // What is out of view is known after the layout.
    await waitFor(() =>
      expect(inView()).toBe(innerWidth <= 600 ? 1 : innerWidth <= 1000 ? 2 : innerWidth <= 1500 ? 4 : 5),
    );
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Stack gap={10}>
      <PartnerCarousel {...args} />
      <PartnerCarousel label="کمتر از پنج همراه" partners={samplePartners.slice(2, 6)} interval={STILL} />
    </Stack>
  ),
};
