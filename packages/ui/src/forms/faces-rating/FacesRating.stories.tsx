import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { FacesRating } from './FacesRating.tsx';

const meta = {
  title: 'فرم‌ها/FacesRating',
  component: FacesRating,
  tags: ['autodocs'],
  args: { label: 'این تمرین چطور بود؟', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'نظر با سه تا پنج چهره، از ناراضی تا خوشحال؛ هر چهره واژهٔ خودش را دارد. **بکن:** برای کودکان سه چهره کافی است. **نکن:** برای نمره به کار نبر.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی چهره‌ها |\n| ← → | انتخاب چهرهٔ بعد یا پیش |\n| Space | انتخاب |',
      },
    },
  },
} satisfies Meta<typeof FacesRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  name: 'انتخاب',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'خوب' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack gap={6}>
      <FacesRating label="پنج چهره" defaultValue={4} description="فقط معلم شما می‌بیند." />
      <FacesRating label="سه چهره" faces={['سخت بود', 'معمولی', 'خوب بود']} defaultValue={1} />
      <PseudoStates of="label" only={['hovered', 'focused']}>
        {(name) => <FacesRating label={name} faces={['سخت بود', 'معمولی', 'خوب بود']} />}
      </PseudoStates>
      <FacesRating label="نادرست" errorMessage="یکی از چهره‌ها را انتخاب کنید." />
      <FacesRating label="غیرفعال" defaultValue={3} isDisabled />
    </Stack>
  ),
};
