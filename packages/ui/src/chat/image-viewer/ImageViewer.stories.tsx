import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { states } from '../../testing/states.ts';
import { sheetPicture } from '../testing/sheet-picture.ts';
import { ImageViewer, type ImageViewerProps } from './index.ts';

const IMAGES = [
  { id: 'one', url: sheetPicture('3/4 + 1/8', 960, 720), alt: 'دفتر با جمع سه‌چهارم و یک‌هشتم' },
  { id: 'two', url: sheetPicture('7/8', 720, 960), alt: 'پاسخ: هفت‌هشتم' },
  { id: 'three', url: sheetPicture('12 × 4', 1200, 400), alt: 'دوازده ضرب در چهار' },
];

const meta = {
  title: 'گفت‌وگو/ImageViewer',
  component: ImageViewer,
  tags: ['autodocs'],
  args: { images: IMAGES, openId: null, onOpenIdChange: () => {} },
  parameters: {
    docs: {
      story: { inline: false, height: 520 },
      description: {
        component:
          'تصویر در همهٔ پنجره. فوکوس را می‌گیرد، نگه می‌دارد و به بازکننده پس می‌دهد. **بکن:** در `alt` بگو در تصویر چیست؛ همان زیر تصویر نوشته و خوانده می‌شود. **نکن:** تصویری را که خود پیامی ندارد در آن باز نکن.\n\nبا چرخ موش، دو بار زدن و دو انگشت بزرگ می‌شود، با کشیدن جابه‌جا.\n\n| کلید | کار |\n|---|---|\n| + − | بزرگ‌تر و کوچک‌تر |\n| 0 | به اندازهٔ پنجره |\n| پیکان‌ها | جابه‌جایی تصویر بزرگ‌شده؛ وگرنه تصویر بعدی و قبلی |\n| Page Down، Page Up | تصویر بعدی و قبلی |\n| Escape | بستن |',
      },
    },
  },
} satisfies Meta<typeof ImageViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

function WithButton({ images }: Pick<ImageViewerProps, 'images'>) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      <Button variant="secondary" onPress={() => setOpenId('one')}>
        دیدن تصویر
      </Button>
      <ImageViewer images={images} openId={openId} onOpenIdChange={setOpenId} />
    </>
  );
}

export const Plain: Story = {
  name: 'ساده',
  render: ({ images }) => <WithButton images={images} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'دیدن تصویر' });
    await userEvent.click(opener);
    const picture = await screen.findByRole('img', { name: 'دفتر با جمع سه‌چهارم و یک‌هشتم' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'بزرگ‌تر' })).toBeEnabled());
    const { width } = picture.getBoundingClientRect();
    await userEvent.keyboard('++');
    await waitFor(() => expect(picture.getBoundingClientRect().width).toBeCloseTo(width * 2.25, 0));
    // An arrow to the right shows what lies to the right: the picture moves to the left, whatever the page's direction.
    const { left } = picture.getBoundingClientRect();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(picture.getBoundingClientRect().left).toBeLessThan(left));
    await userEvent.keyboard('0');
    await waitFor(() => expect(picture.getBoundingClientRect().width).toBeCloseTo(width, 0));
    // The next one lies where reading goes on.
    const isRtl = document.documentElement.dir === 'rtl';
    await userEvent.keyboard(isRtl ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(await screen.findByRole('img', { name: 'پاسخ: هفت‌هشتم' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Failed: Story = {
  name: 'نیامد',
  args: { images: [{ id: 'one', url: 'data:image/png;base64,AA', alt: 'دفتر ریاضی' }], openId: 'one' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('تصویر دریافت نشد');
    await expect(screen.getByRole('button', { name: 'بزرگ‌تر' })).toBeDisabled();
  },
};

/** The one that picture checks look at: its other faces are `Failed`, and the wait. */
export const States: Story = {
  ...states,
  args: { openId: 'two' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'بزرگ‌تر' })).toBeEnabled());
    await userEvent.keyboard('+');
    await waitFor(() => expect(screen.getByRole('button', { name: 'کوچک‌تر' })).toBeEnabled());
  },
};
