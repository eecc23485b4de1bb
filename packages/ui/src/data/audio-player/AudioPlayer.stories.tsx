import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { inBox } from '../../testing/in-box.tsx';
import { states } from '../../testing/states.ts';
import { sampleAudio } from '../testing/sample-audio.ts';
import { AudioPlayer } from './AudioPlayer.tsx';

const src = sampleAudio(75);

const lines = [
  { from: 0, text: 'سلام بچه‌ها. امروز یک کیک را با هم نصف می‌کنیم.' },
  { from: 9, text: 'اگر کیک را چهار قسمت برابر کنیم، به هر قسمت می‌گوییم یک چهارم.' },
  { from: 24, text: 'حالا دو تا از این قسمت‌ها را کنار هم بگذارید.' },
  { from: 38, text: 'می‌بینید که دو چهارم همان نصف کیک است.' },
  { from: 60, text: 'حالا نوبت شماست: شکل صفحهٔ ۲۴ را رنگ کنید.' },
];

const meta = {
  title: 'داده/AudioPlayer',
  component: AudioPlayer,
  tags: ['autodocs'],
  args: { title: 'کسرهای برابر، با صدای خانم رضایی', src, lines, onPlay: fn(), onEnded: fn() },
  decorators: [inBox({ maxInlineSize: 560 })],
  parameters: {
    docs: {
      description: {
        component:
          'پخش یک صدا، با همهٔ حرف‌هایش: جمله‌ای که گفته می‌شود زیر نوار است و همهٔ متن با یک دکمه باز می‌شود؛ هر جمله به جای خودش می‌برد. زمان از چپ به راست می‌رود. آنچه شروع به پخش کند، صدای دیگر صفحه را نگه می‌دارد. **بکن:** برای توضیح معلم یا خواندن متن سؤال؛ همهٔ جمله‌ها را با زمانشان بده. **نکن:** خودبه‌خود پخش نکن؛ چیزی را تنها با صدا نگو. برای صدای کوتاه دکمه‌ها نیست.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن میان دکمه‌ها و نوار |\n| Enter، Space | پخش و مکث، یا کار همان دکمه |\n| ← → روی نوار | یک ثانیه عقب و جلو |\n| Page Up و Page Down | یک دهم |\n| Home و End | آغاز و پایان |',
      },
    },
  },
} satisfies Meta<typeof AudioPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const isLoaded = (root: HTMLElement) => waitFor(() => expect(within(root).getAllByText('۱:۱۵')[0]).toBeVisible());

export const Keyboard: Story = {
  name: 'با صفحه‌کلید',
  play: async ({ canvas, canvasElement }) => {
    await isLoaded(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'پخش' })).toHaveFocus();
    await userEvent.tab();
    const slider = canvas.getByRole('slider', { name: 'جای پخش' });
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '۱:۱۵ از ۱:۱۵'));
    // Time runs from left to right.
    await userEvent.keyboard('{Home}{ArrowRight}');
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '۰:۰۱ از ۱:۱۵'));
  },
};

export const TextAndSpeed: Story = {
  name: 'متن و سرعت',
  play: async ({ canvas, canvasElement }) => {
    await isLoaded(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'متن صدا' }));
    const line = canvas.getByRole('button', { name: /دو چهارم همان نصف/ });
    await userEvent.click(line);
    await waitFor(() => expect(line).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'سرعت پخش ۱ برابر' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: '۱٫۲۵ برابر' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'سرعت پخش ۱٫۲۵ برابر' })).toHaveFocus());
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Stack gap={6}>
      <AudioPlayer {...args} />
      <AudioPlayer {...args} title="با متن باز" />
      <AudioPlayer {...args} title="بی متن: آوای پرندگان" lines={[]} />
      <AudioPlayer {...args} title="پخش نشد" src="data:audio/wav;base64,AAAA" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('۱:۱۵')).toHaveLength(3));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    const open = within(canvas.getByRole('region', { name: 'با متن باز' }));
    await userEvent.click(open.getByRole('button', { name: 'متن صدا' }));
    const line = open.getByRole('button', { name: /دو تا از این قسمت‌ها/ });
    await userEvent.click(line);
    await waitFor(() => expect(line).toHaveAttribute('aria-current', 'true'));
  },
};
