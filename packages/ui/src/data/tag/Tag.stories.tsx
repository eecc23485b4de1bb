import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../../layout/inline/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'داده/Tag',
  component: Tag,
  tags: ['autodocs'],
  args: { name: 'پنجم ب', onRemove: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'برچسبی که روی چیزی گذاشته شده، مثل کلاس‌های برگزیده. **بکن:** نام کوتاه بده. **نکن:** برای نشان دادن وضع به کار نبر؛ آن کار `Badge` است.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی پیوند یا دکمهٔ برداشتن |\n| Enter | باز کردن یا برداشتن |',
      },
    },
  },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Removable: Story = {
  name: 'برداشتنی',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'برداشتن «پنجم ب»' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Inline>
      <Tag name="کسر" />
      <Tag name="جمع کسرها" href="#skill" />
      <Tag name="پنجم ب" onRemove={() => undefined} />
      <Tag name="مدرسهٔ شهید بهشتی ناحیهٔ دو شیراز" onRemove={() => undefined} />
      <PseudoStates only={['hovered', 'focused']}>{(name) => <Tag name={name} href="#skill" />}</PseudoStates>
      <PseudoStates only={['hovered', 'focused']}>
        {(name) => <Tag name={name} onRemove={() => undefined} />}
      </PseudoStates>
    </Inline>
  ),
};
