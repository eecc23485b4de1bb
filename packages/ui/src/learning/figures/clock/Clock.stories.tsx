import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../../testing/states.ts';
import { expectDrawnParts } from '../testing/expect-drawn-parts.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { Clock } from './Clock.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/Clock',
  component: Clock,
  tags: ['autodocs'],
  args: {
    description: 'ساعتی عقربه‌دار؛ عقربهٔ کوتاه میان ۳ و ۴ و عقربهٔ بلند روی ۶ است.',
    form: 'analog',
    clocks: [{ hour: 3, minute: 30 }],
  },
  parameters: {
    docs: {
      description: {
        component:
          'ساعت عقربه‌ای یا رقمی. عقربهٔ ساعت‌شمار با دقیقه‌ها جلو می‌رود؛ عقربه‌ها با بلندی و کلفتی هم از هم شناخته می‌شوند. **بکن:** برای مدت زمان دو ساعت با برچسب «شروع» و «پایان» بگذار. **نکن:** زمان خوانده‌شده را در توضیح ننویس، اگر پرسیده شده است.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof Clock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Analog: Story = {
  name: 'عقربه‌ای',
  play: expectDrawnParts('[data-hand]', 2),
};

export const States: Story = {
  ...states,
  render: () => (
    <FigureColumn>
      <Clock description="یک ساعت با ثانیه" form="analog" clocks={[{ hour: 10, minute: 8, second: 37 }]} />
      <Clock
        description="شروع و پایان"
        form="analog"
        clocks={[
          { hour: 8, minute: 15, label: 'شروع' },
          { hour: 12, minute: 0, label: 'پایان' },
        ]}
      />
      <Clock
        description="ساعت‌های رقمی"
        form="digital"
        clocks={[
          { hour: 14, minute: 5, label: 'زنگ آخر' },
          { hour: 9, minute: 30, second: 7, label: 'زنگ تفریح' },
        ]}
      />
    </FigureColumn>
  ),
};
