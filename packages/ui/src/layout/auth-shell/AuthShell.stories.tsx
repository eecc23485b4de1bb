import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { Link } from '../../actions/link/index.ts';
import { PasswordField } from '../../forms/password-field/index.ts';
import { TextField } from '../../forms/text-field/index.ts';
import { Illustration } from '../../illustrations/illustration/index.ts';
import { Logo } from '../../navigation/logo/index.ts';
import { states } from '../../testing/states.ts';
import { Stack } from '../stack/index.ts';
import { AuthShell } from './AuthShell.tsx';

const meta = {
  title: 'چیدمان/AuthShell',
  component: AuthShell,
  tags: ['autodocs'],
  args: {
    logo: <Logo href="#home" />,
    title: 'ورود',
    subtitle: 'با نام کاربری‌ات وارد شو.',
    picture: <Illustration name="homework" person="girl" size="large" />,
    below: (
      <Link href="#code" variant="standalone">
        ورود با کد پیامکی
      </Link>
    ),
    children: (
      <Stack gap={5}>
        <TextField label="نام کاربری" />
        <PasswordField label="رمز عبور" />
        <Button type="submit" isFullWidth>
          ورود
        </Button>
      </Stack>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'قاب ورود: فرم روی برگهٔ شطرنجی، کنار یک جملهٔ آرام. **بکن:** یک فرم و یک دکمهٔ اصلی. **نکن:** منو نگذار.\n\n| کلید | کار |\n|---|---|\n| Tab | نخست «رفتن به متن اصلی»، سپس نشان و فرم |',
      },
    },
  },
} satisfies Meta<typeof AuthShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  ...states,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('ورود');
  },
};
