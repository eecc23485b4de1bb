import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import { expect } from 'storybook/test';
import { Link } from '../../actions/link/index.ts';
import { Badge } from '../../data/badge/index.ts';
import { Card } from '../../data/card/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { MathText } from '../../learning/math-text/index.ts';
import { states } from '../../testing/states.ts';
import { Hero } from './Hero.tsx';
import { HeroMark } from './HeroMark.tsx';

const fraction = (numerator: string, denominator: string) => (
  <MathText
    size="display"
    math={{
      t: 'fraction',
      numerator: { t: 'number', value: numerator },
      denominator: { t: 'number', value: denominator },
    }}
  />
);

const question = (
  <Stack gap={4}>
    <strong>کدام کسر بزرگ‌تر است؟</strong>
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, textAlign: 'center' }}>
      <Card tone="success">{fraction('4', '5')}</Card>
      <Card>{fraction('3', '4')}</Card>
    </div>
    <div>
      <Badge tone="success" icon={<Check size="1em" />}>
        درست است!
      </Badge>
    </div>
  </Stack>
);

const meta = {
  title: 'معرفی/Hero',
  component: Hero,
  subcomponents: { HeroMark },
  tags: ['autodocs'],
  args: {
    title: (
      <>
        مشقِ ریاضی،
        <br />
        این بار <HeroMark>با ذوق</HeroMark>
      </>
    ),
    lead: 'تمرین و تکلیف ریاضی سوم تا ششم، صفحه‌به‌صفحه با کتاب درسی. هر سؤال تازه است و هر پاسخ همان لحظه بررسی می‌شود.',
    actions: (
      <>
        <Link href="#start" variant="primary" size="large">
          شروع تمرین
        </Link>
        <Link href="#schools" variant="secondary" size="large">
          معرفی به مدرسه‌ها
        </Link>
      </>
    ),
    sheet: question,
    sheetLabel: 'نمونه‌ای از یک سؤال',
    topSlip: '۱۲ جام',
    bottomSlip: '۹ از ۱۰ درست',
    hasTile: true,
  },
  parameters: {
    docs: {
      description: {
        component:
          'سر صفحهٔ خانهٔ عمومی: یک وعده، یک راه، و برگه‌ای که نشان می‌دهد. **بکن:** وعده را در دو خط کوتاه بگو و با `HeroMark` یک تا سه واژه را نشان بگذار؛ درون `PublicShell` کاشی پشت صفحه هست و `hasTile` نمی‌خواهد. **نکن:** بیش از دو دکمه و عکس آماده نگذار.\n\n| کلید | کار |\n|---|---|\n| Tab | پیوندهای آن |',
      },
    },
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  name: 'با برگه',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/مشقِ ریاضی،\s*این بار با ذوق/);
    await expect(canvas.getByRole('figure', { name: 'نمونه‌ای از یک سؤال' })).toBeVisible();
    // The words are at the start, the sheet after or under them; nothing goes past the edge of the page.
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Stack gap={16}>
      <Hero {...args} />
      <Hero title="وبینار ریاضی" lead="برای معلم‌های پایهٔ سوم تا ششم؛ سه‌شنبه ساعت ۱۷." />
    </Stack>
  ),
};
