import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'ناوبری/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['autodocs'],
  args: {
    items: [
      { title: 'تکلیف‌ها', href: '#homeworks' },
      { title: 'صفحه‌های ۴۶ تا ۵۱', href: '#homework' },
      { title: 'پارسا کریمی' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'راه از سر بخش تا این صفحه. **بکن:** واپسین مورد را بی‌پیوند بگذار. **نکن:** برای گام‌های یک کار به کار نبر.\n\n| کلید | کار |\n|---|---|\n| Tab | پیوند بعدی |\n| Enter | رفتن |',
      },
    },
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  ...states,
  render: (args) => (
    <Stack gap={6}>
      <Breadcrumbs {...args} />
      <Breadcrumbs label="راه کوتاه" items={[{ title: 'کلاس‌ها', href: '#classes' }, { title: 'پنجم ب' }]} />
      <Breadcrumbs
        label="راه بلند"
        items={[
          { title: 'استان خراسان رضوی', href: '#province' },
          { title: 'دبستان شهید بهشتی ناحیهٔ دو', href: '#school' },
          { title: 'پایهٔ پنجم', href: '#grade' },
          { title: 'مقایسهٔ دو کسر با مخرج‌های گوناگون' },
        ]}
      />
      <PseudoStates of="a" only={['hovered', 'focused']}>
        {(name) => (
          <Breadcrumbs label={`راه، ${name}`} items={[{ title: name, href: '#classes' }, { title: 'پنجم ب' }]} />
        )}
      </PseudoStates>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('پارسا کریمی')).toHaveAttribute('aria-current', 'page');
  },
};
