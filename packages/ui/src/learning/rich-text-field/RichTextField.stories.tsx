import { EMPTY_RICH_TEXT, plainRichText } from '@mashq/curriculum/rich-text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { inBox } from '../../testing/in-box.tsx';
import { states } from '../../testing/states.ts';
import { RichText } from '../rich-text/index.ts';
import { SAMPLE_RICH_TEXT } from '../testing/sample-rich-text.ts';
import { RichTextField, type RichTextFieldProps } from './RichTextField.tsx';

const SHORT = { blocks: SAMPLE_RICH_TEXT.blocks.slice(1, 2) };

/** What is written, and beside it how it is read. */
function Written(props: RichTextFieldProps) {
  const [value, setValue] = useState(EMPTY_RICH_TEXT);
  return (
    <Stack gap={4}>
      <RichTextField
        {...props}
        value={value}
        onChange={(document) => {
          setValue(document);
          props.onChange?.(document);
        }}
      />
      <RichText document={value} data-testid="read" />
    </Stack>
  );
}

const meta = {
  title: 'یادگیری/RichTextField',
  component: RichTextField,
  tags: ['autodocs'],
  args: { label: 'متن پیام', description: 'همهٔ دانش‌آموزان کلاس می‌خوانند.', onChange: fn() },
  decorators: [inBox({ maxInlineSize: 640 })],
  parameters: {
    docs: {
      description: {
        component:
          'متنی با سرخط، فهرست، پیوند و فرمول، برای آنچه معلم می‌نویسد. ارزش آن سند کوچکی است که `RichText` نشان می‌دهد و `readRichText` می‌خواند؛ HTML نیست. آنچه از Word یا وب چسبانده شود پاک می‌شود. هر خط جهت خودش را دارد. در فرم با `name`، JSON همان سند است.\n\n**بکن:** آن را پس از خود صفحه بیاور (`lazy`)؛ ویرایشگر حدود ۹۰ کیلوبایت است. `maxLength` را همان اندازه‌ای بده که سرور می‌پذیرد. **نکن:** برای پاسخ کوتاه و نظر چندخطی؛ `TextArea` بس است. برای کودکان نیست.\n\n| کلید | کار |\n|---|---|\n| Tab | آمدن و رفتن |\n| Ctrl+B، Ctrl+I | پررنگ، کج |\n| Ctrl+Alt+2 | سرخط |\n| Ctrl+Shift+8، Ctrl+Shift+7 | فهرست نقطه‌ای، شماره‌دار؛ یا «- » و «۱. » در آغاز خط |\n| Ctrl+K | پیوند |\n| Ctrl+Shift+E | فرمول |\n| Enter روی فرمول | تغییر فرمول |\n| Shift+Enter | خط تازه در همان بند |\n| Ctrl+Z، Ctrl+Y | عقب، جلو |\n| Alt+F10 | نوار ابزار |\n| Escape در نوار | برگشتن به متن |',
      },
    },
  },
} satisfies Meta<typeof RichTextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Writing: Story = {
  name: 'نوشتن',
  render: (args) => <Written {...args} />,
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'متن پیام' });
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(canvas.getByRole('button', { name: 'پررنگ', pressed: true })).toBeVisible();
    await userEvent.type(box, 'سلام', { skipClick: true });
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await waitFor(() => expect(canvas.getByTestId('read').querySelector('strong')).toHaveTextContent('سلام'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(canvas.getByTestId('read')).toBeEmptyDOMElement());
  },
};

/** By the keyboard alone: to the bar, a formula, back to the text, and the formula again. */
export const Formula: Story = {
  name: 'فرمول با صفحه‌کلید',
  render: (args) => <Written {...args} />,
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'متن پیام' });
    await userEvent.click(box);
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect(canvas.getByRole('button', { name: 'پررنگ' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Control>}{Shift>}[KeyE]{/Shift}{/Control}');
    const source = await screen.findByRole('textbox', { name: 'فرمول را بنویسید' });
    await waitFor(() => expect(source).toHaveFocus());
    await userEvent.type(source, '۲ ۱/۳');
    await expect(within(screen.getByRole('dialog')).getByText('دو و یک سوم')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(box).toHaveFocus());
    await expect(within(canvas.getByTestId('read')).getByText('دو و یک سوم')).toBeInTheDocument();
    const [written] = (args.onChange as ReturnType<typeof fn>).mock.lastCall ?? [];
    await expect(plainRichText(written)).toBe('۲ ۱⁄۳');
  },
};

/** On a phone the tools that do not fit are in the menu, and nothing is wider than the page. */
export const Narrow: Story = {
  name: 'در جای باریک',
  args: { defaultValue: SAMPLE_RICH_TEXT },
  decorators: [inBox({ maxInlineSize: 288 })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'بقیهٔ کارها' })).toBeVisible();
    const box = canvas.getByRole('textbox', { name: 'متن پیام' });
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack gap={5}>
      <RichTextField label="خالی" placeholder="برای کلاس بنویسید…" isOptional />
      <RichTextField
        label="پُر، و بیش از اندازه"
        description="همهٔ دانش‌آموزان کلاس می‌خوانند."
        defaultValue={SAMPLE_RICH_TEXT}
        maxLength={100}
        errorMessage="متن را کوتاه‌تر کنید."
      />
      <RichTextField label="فقط خواندنی" defaultValue={SHORT} isReadOnly />
      <RichTextField label="غیرفعال" defaultValue={SHORT} isDisabled />
    </Stack>
  ),
};
