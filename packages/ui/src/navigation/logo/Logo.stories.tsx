import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'ناوبری/Logo',
  component: Logo,
  tags: ['autodocs'],
  args: { href: '#home' },
  parameters: {
    docs: {
      description: {
        component:
          'نشان مشق: دفتر و مداد و واژهٔ «مشق»، یا نشان خود سازمان. **بکن:** بالای پوسته‌ها پیوند خانه‌اش کن. **نکن:** رنگش را جدا از پوسته عوض نکن.\n\n| کلید | کار |\n|---|---|\n| Enter | رفتن به خانه |',
      },
    },
  },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

const tenantLogo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" rx="12" fill="gray"/></svg>',
)}`;

export const Link: Story = {
  name: 'پیوند خانه',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'مشق، رفتن به خانه' })).toBeVisible();
  },
};

/** One picture of all states, the one that picture checks look at. */
export const States: Story = {
  name: 'همهٔ حالت‌ها',
  tags: ['states'],
  render: () => (
    <Stack align="start">
      <Logo size="small" />
      <Logo href="#home" />
      <Logo size="large" />
      <Logo isMarkOnly />
      <Logo src={tenantLogo} name="دبستان امید" />
    </Stack>
  ),
};
