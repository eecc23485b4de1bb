import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { states } from '../../testing/states.ts';
import { TimeField } from './TimeField.tsx';

const meta = {
  title: 'فرم‌ها/TimeField',
  component: TimeField,
  tags: ['autodocs'],
  args: { label: 'ساعت شروع', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'ساعت و دقیقه، با رقم فارسی، عربی یا لاتین. ساعت ۲۴ ساعته است و مثل هر ساعت از چپ به راست خوانده می‌شود. **بکن:** اگر بازه‌ای هست `minTime` و `maxTime` بده. **نکن:** برای مدت به کار نبر؛ آن `NumberField` با واحد است.\n\n| کلید | کار |\n|---|---|\n| رقم‌ها | پر کردن ساعت و دقیقه |\n| ↑ ↓ | یکی بیشتر یا کمتر |\n| ← → | رفتن میان ساعت و دقیقه |\n| Backspace | پاک کردن |',
      },
    },
  },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  name: 'نوشتن',
  play: async ({ args, canvas }) => {
    const [hour, minute] = canvas.getAllByRole('spinbutton');
    await userEvent.tab();
    await userEvent.keyboard('۰۸');
    await expect(minute).toHaveFocus();
    await userEvent.keyboard('15');
    await expect(args.onChange).toHaveBeenLastCalledWith('08:15');
    // The hour is at the left: so is its arrow.
    await userEvent.keyboard('{ArrowLeft}');
    await expect(hour).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Backspace}{ArrowRight}{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <StateGrid column={240}>
      <TimeField label="خالی" />
      <TimeField label="پُر" defaultValue="08:30" description="به وقت تهران" />
      <TimeField label="اختیاری" isOptional />
      <PseudoStates of="[role=presentation]" only={['hovered', 'focused']}>
        {(name) => <TimeField label={name} defaultValue="08:30" />}
      </PseudoStates>
      <TimeField label="نادرست" defaultValue="05:00" errorMessage="مدرسه ساعت ۷ باز می‌شود." />
      <TimeField label="خواندنی" defaultValue="12:00" isReadOnly />
      <TimeField label="غیرفعال" defaultValue="12:00" isDisabled />
    </StateGrid>
  ),
};
