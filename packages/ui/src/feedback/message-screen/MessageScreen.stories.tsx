import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../actions/link/index.ts';
import { Logo } from '../../navigation/logo/index.ts';
import { states } from '../../testing/states.ts';
import { MessageScreen } from './MessageScreen.tsx';

const meta = {
  title: 'بازخورد/MessageScreen',
  component: MessageScreen,
  tags: ['autodocs'],
  args: {
    picture: 'done',
    title: 'نظرسنجی تمام شد',
    message: 'از اینکه وقت گذاشتید سپاسگزاریم.',
    logo: <Logo />,
    actions: (
      <Link variant="primary" href="#home">
        رفتن به خانه
      </Link>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'صفحه‌ای کامل با یک پیام، به جای پوسته. **بکن:** یک راه پیش پا بگذار. **نکن:** درون پوسته نگذار؛ خودش `main` دارد.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی دکمه یا پیوند |\n| Enter | فشردن یا رفتن |',
      },
    },
  },
} satisfies Meta<typeof MessageScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  ...states,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('نظرسنجی تمام شد');
  },
};
