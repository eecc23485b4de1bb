import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FieldPseudoStates } from '../../testing/FieldPseudoStates.tsx';
import { formColumn } from '../../testing/in-box.tsx';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { states } from '../../testing/states.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'فرم‌ها/TextArea',
  component: TextArea,
  tags: ['autodocs'],
  args: { label: 'نظر معلم', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'چند خط نوشته؛ با متن بلندتر می‌شود. **بکن:** بگو چه بنویسند و چه کسی می‌خواند. **نکن:** برای یک خط `TextField` را بردار.\n\n| کلید | کار |\n|---|---|\n| Enter | خط تازه |\n| Tab | رفتن به خانهٔ بعد |',
      },
    },
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  decorators: [formColumn],
  args: { description: 'دانش‌آموز این را زیر تکلیف می‌بیند.' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'نظر معلم' });
    const before = input.getBoundingClientRect().height;
    await userEvent.type(input, 'آفرین!{Enter}جمع‌ها درست بود.{Enter}در تفریق مخرج را یکی کن.{Enter}باز هم تمرین کن.');
    await expect(args.onChange).toHaveBeenCalled();
    await expect(input.getBoundingClientRect().height).toBeGreaterThan(before);
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <StateGrid column={320}>
      <TextArea label="خالی" placeholder="مثلاً: در تفریق، مخرج‌ها را یکی کن." isOptional />
      <TextArea
        label="پُر"
        description="دانش‌آموز این را زیر تکلیف می‌بیند."
        defaultValue={'آفرین! جمع‌ها همه درست بود.\nدر تفریق، اول مخرج‌ها را یکی کن.'}
      />
      <FieldPseudoStates>
        {(name) => <TextArea label={name} defaultValue="آفرین! جمع‌ها همه درست بود." />}
      </FieldPseudoStates>
      <TextArea label="نادرست" errorMessage="این بخش خالی است و باید پر شود." />
      <TextArea label="فقط خواندنی" defaultValue="آفرین! جمع‌ها همه درست بود." isReadOnly />
      <TextArea label="غیرفعال" defaultValue="آفرین! جمع‌ها همه درست بود." isDisabled />
    </StateGrid>
  ),
};
