import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { BadgeArt } from '../badge-art/index.ts';
import { Celebration } from './Celebration.tsx';

const meta = {
  title: 'پاداش‌ها/Celebration',
  component: Celebration,
  tags: ['autodocs'],
  args: {
    title: 'یک نشان تازه گرفتی!',
    message: 'سی مهارت را یاد گرفتی؛ سی مرغ، سیمرغ شد.',
    badge: <BadgeArt badge="thirty-skills" size={160} isDecorative />,
    action: <Button variant="reward">نشان‌هایم را ببینم</Button>,
    onClose: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'شادی برای کاری که انجام شد: ستاره و چلیپای کاشی روی صفحه می‌پاشند و همان‌جا می‌مانند. در جریان صفحه است، چیزی را نمی‌پوشاند، فوکوس را نمی‌گیرد و خودش نمی‌رود. صفحه‌خوان عنوان و پیام را آرام می‌گوید. با «حرکت کمتر» تکه‌ها از همان اول سر جایشان‌اند. **بکن:** بگو برای چه کاری است. **نکن:** برای هر پاسخ درست نیاور؛ آن کار `AnswerFeedback` است. جشن را با نام بچه‌های دیگر نسنج.\n\n| کلید | کار |\n|---|---|\n| Escape | بستن، از هر جای صفحه |\n| Tab | دکمهٔ بستن و کار بعدی |',
      },
    },
  },
} satisfies Meta<typeof Celebration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewBadge: Story = {
  name: 'نشان تازه',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'یک نشان تازه گرفتی!' })).toBeVisible();
    // Said a moment after it came: a screen reader hears only what changes in sight of it.
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('سی مهارت را یاد گرفتی'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack gap={6}>
      <Celebration
        title="یک نشان تازه گرفتی!"
        message="بعد از چند روز دوری، دوباره سر مشق آمدی."
        badge={<BadgeArt badge="welcome-back" tier="silver" size={128} isDecorative />}
        action={<Button>ادامه می‌دهم</Button>}
        onClose={() => undefined}
      />
      <Celebration title="تکلیفت تمام شد!" message="همهٔ ۱۰ سؤال را تا آخر رفتی." />
    </Stack>
  ),
};
