import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { HoveredAndFocused } from '../../testing/HoveredAndFocused.tsx';
import { states } from '../../testing/states.ts';
import type { PresetName, SchemeSetting } from '../../theme/index.ts';
import { SettingsDrawer, type SettingsDrawerProps } from './SettingsDrawer.tsx';

const meta = {
  title: 'تنظیم‌ها/SettingsDrawer',
  component: SettingsDrawer,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    onOpenChange: fn(),
    preset: 'purple',
    onPresetChange: fn(),
    scheme: 'system',
    onSchemeChange: fn(),
    onSave: fn(),
    onReset: fn(),
    isChanged: true,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: 640 },
      description: {
        component:
          'رنگ، روشنی و تمام صفحه. هر گزینش همان لحظه روی صفحه دیده می‌شود و هنگام بستن نگه داشته می‌شود؛ روی گوشی نواری ۱۰۰ پیکسلی است. **بکن:** رنگ را با ویژگی `<html>` عوض کن، نه با بازکشیدن صفحه. **نکن:** تنظیم دیگری در آن نگذار.\n\n| کلید | کار |\n|---|---|\n| جهت‌ها | برگزیدن |\n| Tab | بخش بعدی |\n| Escape | بستن و نگه داشتن |',
      },
    },
  },
} satisfies Meta<typeof SettingsDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

function Settings(props: SettingsDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const [preset, setPreset] = useState<PresetName>('purple');
  const [scheme, setScheme] = useState<SchemeSetting>('system');
  return (
    <>
      <div style={{ padding: 16 }}>
        <Button variant="secondary" onPress={() => setOpen(true)}>
          رنگ
        </Button>
      </div>
      <SettingsDrawer
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        preset={preset}
        onPresetChange={setPreset}
        scheme={scheme}
        onSchemeChange={setScheme}
        isChanged={preset !== 'purple'}
      />
    </>
  );
}

export const SavedOnClose: Story = {
  name: 'نگه داشتن هنگام بستن',
  render: (args) => <Settings {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'رنگ' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'گلگلی' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('pink'));
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <HoveredAndFocused
      hovered="[role=dialog] [role=radiogroup]:first-of-type div:nth-child(2) > label"
      focused="[role=dialog] [role=radiogroup]:first-of-type div:nth-child(5) > label"
      isElsewhere
    >
      <SettingsDrawer {...args} />
    </HoveredAndFocused>
  ),
  parameters: { ownColors: 'Each swatch shows the colour of its own preset, whatever preset is in force.' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'رنگ' });
    await waitFor(() => expect(drawer.getAnimations({ subtree: true })).toHaveLength(0));
    await expect(Math.round(drawer.getBoundingClientRect().width)).toBe(window.innerWidth < 600 ? 100 : 280);
  },
};
