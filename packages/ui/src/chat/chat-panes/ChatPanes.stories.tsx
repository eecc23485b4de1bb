import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { states } from '../../testing/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { SampleChat } from '../testing/SampleChat.tsx';
import { ChatPanes } from './index.ts';

const pane = (name: string): ReactNode => <p style={{ margin: 0, padding: 24 }}>{name}</p>;

const meta = {
  title: 'گفت‌وگو/ChatPanes',
  component: ChatPanes,
  tags: ['autodocs'],
  args: { list: pane('فهرست'), children: pane('گفت‌وگو'), isConversationOpen: true },
  parameters: {
    docs: {
      story: { inline: false, height: 640 },
      description: {
        component:
          'فهرست و گفت‌وگو کنار هم؛ جایی که باریک است یکی از آن دو. اندازهٔ جای خودش را می‌بیند، نه پنجره را. **بکن:** به `Conversation` تابع `onBack` بده؛ دکمه‌اش تنها جایی دیده می‌شود که فهرست پنهان است. **نکن:** آن را در جایی بی‌بلندی نگذار؛ بلندی را از پدرش می‌گیرد.\n\n| کلید | کار |\n|---|---|\n| Tab | از فهرست به گفت‌وگو و جای نوشتن |',
      },
    },
  },
} satisfies Meta<typeof ChatPanes>;

export default meta;
type Story = StoryObj<typeof meta>;

const inPage: Decorator = (Story) => (
  <div style={{ blockSize: 'min(720px, calc(100vb - 32px))' }}>
    <Story />
  </div>
);

/** List, conversation and composer as an app joins them. */
export const Whole: Story = {
  name: 'گفت‌وگوی کامل',
  decorators: [inPage],
  render: () => <SampleChat delay={40} />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('listbox', { name: 'گفت‌وگوها' });
    // Found by a message, opened at it.
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'نشان‌ها');
    // Each letter has results of its own: the whole word has one.
    const found = await waitFor(() => within(canvas.getByRole('group', { name: 'پیام‌ها' })).getByRole('option'));
    await userEvent.click(found);
    await waitFor(() => expect(canvas.getByRole('article', { name: /راهنمای نشان‌ها/ })).toHaveAttribute('data-marked'));

    // Does not get through, is sent again.
    const area = canvas.getByRole('textbox', { name: 'پیام' });
    await userEvent.type(area, 'یک بار قطع می‌شود{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'دوباره بفرست' }));
    const sent = await canvas.findByRole('article', { name: /یک بار قطع می‌شود.*فرستاده شد$/ });

    // Edited from its menu, and deleted after a yes.
    sent.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'ویرایش' }));
    await waitFor(() => expect(area).toHaveFocus());
    await userEvent.clear(area);
    await userEvent.type(area, 'رسید{Enter}');
    const edited = await canvas.findByRole('article', { name: /رسید، .*ویرایش‌شده/ });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    edited.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'حذف' }));
    await userEvent.click(await screen.findByRole('button', { name: 'حذف شود' }));
    await waitFor(() => expect(canvas.queryByRole('article', { name: /رسید، / })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    // Where there is one pane, the way back leads to the list.
    const back = canvas.queryByRole('button', { name: 'بازگشت به گفت‌وگوها' });
    await expect(back === null).toBe(list.checkVisibility());
    if (back === null) return;
    await userEvent.click(back);
    await waitFor(() => expect(list).toBeVisible());
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['ava', undefined] as const).map((openId) => (
        <div
          key={openId ?? ''}
          style={{ blockSize: 640, overflow: 'hidden', border: `1px solid ${vars.color.line}`, borderRadius: 20 }}
        >
          <SampleChat delay={40} {...(openId !== undefined && { openId })} />
        </div>
      ))}
    </div>
  ),
};
