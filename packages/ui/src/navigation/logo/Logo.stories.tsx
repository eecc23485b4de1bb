import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
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
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="teal"/><path d="M20 33V19M20 22C9 22 8 11 8 11s11-1 12 11M20 19c0-9 11-10 11-10s1 11-11 10" fill="none" stroke="white" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>',
)}`;

export const Link: Story = {
  name: 'پیوند خانه',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'مشق، رفتن به خانه' })).toBeVisible();
  },
};

export const States: Story = {
  ...states,
  parameters: { ownColors: 'The logo of a school is a picture in the colours of the school.' },
  render: () => (
    <Stack align="start">
      <Logo size="small" />
      <Logo href="#home" />
      <Logo size="large" />
      <Logo isMarkOnly />
      <Logo src={tenantLogo} name="دبستان امید" />
      <PseudoStates only={['focused']} hasCaptions>
        {() => <Logo href="#home" />}
      </PseudoStates>
    </Stack>
  ),
};
