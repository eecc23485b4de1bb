import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { SkillBand } from '../../charts/skill-grid/types.ts';
import { states } from '../../testing/states.ts';
import { SkillMeter } from './SkillMeter.tsx';

const meta = {
  title: 'یادگیری/SkillMeter',
  component: SkillMeter,
  tags: ['autodocs'],
  args: { skill: 'جمع کسرهای با مخرج متفاوت', band: 'near', count: 9, estimate: 3 },
  parameters: {
    docs: {
      description: {
        component:
          'جایگاه کودک در یک مهارت: حلقهٔ چهارقسمتی و واژه، بی درصد و بی نمره. تا پنج سؤالِ اول به جای داوری، خود سؤال‌ها نشان داده می‌شود. «حدود ۳ سؤال دیگر» برآورد است، نه قول. **بکن:** تعداد سؤال‌ها را همیشه بده. **نکن:** کودکان را با آن کنار هم نگذار.\n\n| کلید | کار |\n|---|---|\n| – | خواندنی است |',
      },
    },
  },
} satisfies Meta<typeof SkillMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Near: Story = {
  name: 'نزدیک یادگیری',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('۹ سؤال · حدود ۳ سؤال دیگر')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-quarter=filled]')).toHaveLength(2);
  },
};

const BANDS: readonly { band: SkillBand; count: number; estimate?: number; note?: string }[] = [
  { band: 'unseen', count: 0 },
  { band: 'starting', count: 3, estimate: 8 },
  { band: 'learning', count: 7, estimate: 6 },
  { band: 'near', count: 9, estimate: 3 },
  { band: 'learned', count: 12 },
  { band: 'mastered', count: 18 },
  { band: 'learned', count: 21, note: 'وقت مرور است' },
];

export const States: Story = {
  ...states,
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      {BANDS.map((level) => (
        <div key={level.count} style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
          <SkillMeter {...level} />
          <SkillMeter {...level} size="small" />
        </div>
      ))}
      <SkillMeter band="near" count={9} estimate={3} skill="جمع و تفریق کسرهای با مخرج متفاوت" />
    </div>
  ),
};
