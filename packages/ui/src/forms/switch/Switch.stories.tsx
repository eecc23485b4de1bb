import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inBox } from '../../testing/in-box.tsx';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'فرم‌ها/Switch',
  component: Switch,
  tags: ['autodocs'],
  args: { children: 'جام و نشان', onChange: fn() },
  decorators: [inBox({ maxInlineSize: 420 })],
  parameters: {
    docs: {
      description: {
        component:
          'چیزی که روشن یا خاموش است و همان لحظه اثر می‌کند. **بکن:** نام چیز را بنویس، نه «روشن کردن …». **نکن:** در فرمی که باید فرستاده شود `Checkbox` را بردار.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی کلید |\n| Space | روشن یا خاموش کردن |',
      },
    },
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  play: async ({ args, canvas, canvasElement }) => {
    const knob = canvasElement.querySelector('[aria-hidden="true"] > span');
    const before = knob?.getBoundingClientRect().left ?? 0;
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('switch')).toBeChecked();
    // On is where the line ends: the left of a right-to-left page.
    const onward = document.documentElement.dir === 'rtl' ? -1 : 1;
    await waitFor(() => expect(((knob?.getBoundingClientRect().left ?? 0) - before) * onward).toBeGreaterThan(10));
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <div style={{ display: 'grid' }}>
      <Switch>خاموش</Switch>
      <Switch defaultSelected>روشن</Switch>
      <Switch defaultSelected description="دانش‌آموزان کلاس جام و نشان می‌گیرند.">
        جام و نشان
      </Switch>
      <PseudoStates of="label" only={['hovered', 'focused']}>
        {(name) => <Switch>{name}</Switch>}
      </PseudoStates>
      <Switch isReadOnly defaultSelected>
        فقط خواندنی
      </Switch>
      <Switch isDisabled>غیرفعال</Switch>
      <Switch isDisabled defaultSelected>
        غیرفعال و روشن
      </Switch>
    </div>
  ),
};
