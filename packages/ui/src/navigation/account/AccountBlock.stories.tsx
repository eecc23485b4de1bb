import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/inline/index.ts';
import { inBox } from '../../testing/in-box.tsx';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { studentAccount, teacherAccount } from '../testing/menus.tsx';
import { AccountBlock } from './AccountBlock.tsx';
import { AccountPicture } from './AccountPicture.tsx';

const meta = {
  title: 'ناوبری/AccountBlock',
  component: AccountBlock,
  subcomponents: { AccountPicture },
  tags: ['autodocs'],
  args: { account: studentAccount },
  parameters: {
    docs: {
      description: {
        component:
          'چه کسی وارد شده است، با پیوند پروفایلش. شمار نشان‌های تازه روی تصویر می‌تپد و با «حرکت کمتر» آرام است. **بکن:** پایین منوی کناری بگذار. **نکن:** شمار را برای چیز دیگری به کار نبر.\n\n| کلید | کار |\n|---|---|\n| Enter | رفتن به پروفایل |',
      },
    },
  },
} satisfies Meta<typeof AccountBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewBadges: Story = {
  name: 'نشان تازه',
  decorators: [inBox({ maxInlineSize: 248 })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/۳ نشان تازه/);
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Inline gap={6}>
      <AccountBlock account={studentAccount} />
      <AccountBlock account={teacherAccount} />
      <AccountBlock account={{ ...studentAccount, newBadges: 12 }} isMini />
      <AccountPicture account={studentAccount} size="large" />
      <PseudoStates only={['hovered', 'focused']}>
        {(name) => <AccountBlock account={{ ...teacherAccount, name }} />}
      </PseudoStates>
    </Inline>
  ),
};
