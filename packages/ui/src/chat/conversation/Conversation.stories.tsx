import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { MESSAGES, manyMessages, NEWS, NOW, UNDERWAY } from '../testing/sample-chat.ts';
import { Conversation, type ConversationProps } from './index.ts';

const meta = {
  title: 'گفت‌وگو/Conversation',
  component: Conversation,
  tags: ['autodocs'],
  args: {
    title: 'آوا احمدی',
    subtitle: 'دانش‌آموز · دبستان شهید رجایی',
    avatar: { person: 'girl' },
    messages: MESSAGES,
    now: NOW,
    onEdit: fn(),
    onDelete: fn(),
    onResend: fn(),
    onDiscard: fn(),
    onSeen: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: 600 },
      description: {
        component:
          'پیام‌های یک گفت‌وگو، با روزها، دو سو، تصویر، ویرایش و پاک کردن. هر قدر هم بلند باشد تنها پیام‌های دور و بر دید در صفحه است: ۱۰۰٬۰۰۰ پیام مثل ۱۰۰ پیام باز می‌شود. در پایین پیام‌های تازه را دنبال می‌کند؛ بالاتر که باشید جای شما می‌ماند و شمار تازه‌ها را می‌گوید.\n\n**بکن:** `key` را شناسهٔ گفت‌وگو بگذار؛ شناسهٔ پیام از نوشتن تا رسیدن یکی بماند؛ پیام‌های پیشین را تکه‌تکه با `onLoadOlder` بده. **نکن:** متن را HTML نکن؛ اجازهٔ ویرایش و پاک کردن را در صفحه حدس نزن، سرور در `canEdit` و `canDelete` می‌گوید.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن به پیام‌ها، و از پیام به دکمه‌ها و پیوندهایش |\n| ↑ ↓ | پیام پیشین و پسین |\n| Page Up، Page Down | یک صفحه بالاتر و پایین‌تر |\n| Home، End | نخستین و تازه‌ترین پیام |\n| Enter یا کلید منو | کارهای پیام |\n| Escape | برگشت از پیام به همهٔ پیام‌ها |',
      },
    },
  },
} satisfies Meta<typeof Conversation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As high as a pane of the page is. */
const inPane: Decorator = (Story) => (
  <div style={{ blockSize: 560 }}>
    <Story />
  </div>
);

export const Plain: Story = {
  name: 'ساده',
  decorators: [inPane],
  play: async ({ args, canvas }) => {
    const newest = await canvas.findByRole('article', { name: /Unit 3/ });
    await expect(newest).toBeVisible();
    await expect(args.onSeen).toHaveBeenCalledOnce();
    canvas.getByRole('log', { name: 'پیام‌های آوا احمدی' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(newest).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    const own = canvas.getByRole('article', { name: /یک بار از حساب بیرون برو/ });
    await waitFor(() => expect(own).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'ویرایش' });
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onEdit).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** As many as a school's busiest conversation would have in a hundred years. */
const MANY = manyMessages(0, 100_000);

/** Lets the older messages that were asked for come. */
let letOlderCome = () => {};

function Long(props: ConversationProps) {
  const [messages, setMessages] = useState<ConversationProps['messages']>(MANY);
  const loadOlder = () =>
    new Promise<void>((resolve) => {
      letOlderCome = () => {
        setMessages((old) => [...manyMessages(-50, 0), ...old]);
        resolve();
      };
    });
  return (
    <Conversation {...props} messages={messages} hasOlder={messages.length === MANY.length} onLoadOlder={loadOlder} />
  );
}

const elementsIn = (element: Element) => element.querySelectorAll('*').length;

export const HundredThousand: Story = {
  name: 'صد هزار پیام',
  decorators: [inPane],
  render: (args) => <Long {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const log = canvas.getByRole('log');
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const top = (text: RegExp) => canvas.getByRole('article', { name: text }).getBoundingClientRect().top;

    // Opens at the newest, with as little in the page as a short conversation has.
    await expect(canvas.getByRole('article', { name: /، ۹۹۹۹۹\. / })).toBeVisible();
    await expect(log.scrollTop + log.clientHeight).toBeGreaterThan(log.scrollHeight - 2);
    await expect(elementsIn(canvasElement)).toBeLessThan(1500);

    // Scrolls through, and stays small.
    for (let step = 0; step < 20; step += 1) {
      log.scrollTop -= 900;
      await frame();
    }
    await expect(canvas.getAllByRole('article').length).toBeLessThan(70);
    await expect(elementsIn(canvasElement)).toBeLessThan(1500);

    // Near the first message older ones are asked for; when they come, what is read stays where it is.
    log.scrollTop = 200;
    await waitFor(() => expect(canvas.getByText('پیام‌های پیشین در راه است…')).toBeVisible());
    await frame();
    const before = top(/، ۳\. /);
    letOlderCome();
    await waitFor(() => expect(canvas.getByRole('article', { name: /، -۱\. / })).toBeInTheDocument());
    await frame();
    await expect(Math.abs(top(/، ۳\. /) - before)).toBeLessThan(1.5);
    await expect(log.scrollTop).toBeGreaterThan(2000);
    await expect(elementsIn(canvasElement)).toBeLessThan(1500);

    // And back to the newest at once.
    await userEvent.click(canvas.getByRole('button', { name: 'رفتن به تازه‌ترین پیام' }));
    await waitFor(() => expect(canvas.getByRole('article', { name: /، ۹۹۹۹۹\. / })).toBeVisible());
  },
};

function Box({ children }: { children: ReactNode }) {
  return (
    <div style={{ blockSize: 520, overflow: 'hidden', border: `1px solid ${vars.color.line}`, borderRadius: 20 }}>
      {children}
    </div>
  );
}

const INK = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="200"><text x="30" y="120" font-size="72">3/4 + 1/8</text></svg>',
)}`;

/** A picture whose size nobody knows before it comes, without a ground of its own. */
export const OwnShape: Story = {
  name: 'تصویر با شکل خودش',
  decorators: [inPane],
  args: {
    messages: [{ ...(MESSAGES[0] as (typeof MESSAGES)[number]), text: '', image: { url: INK, alt: 'جمع دو کسر' } }],
  },
  play: async ({ canvas }) => {
    const picture = (await canvas.findByRole('button', { name: /جمع دو کسر/ })) as HTMLElement;
    await waitFor(() => expect(picture.clientWidth / picture.clientHeight).toBeCloseTo(1.8, 1));
    const image = picture.querySelector('img') as HTMLImageElement;
    await expect(getComputedStyle(image).backgroundColor).toBe('rgb(255, 255, 255)');
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))' }}>
      <Box>
        <Conversation {...args} title="پُر" markedId="m6" />
      </Box>
      <Box>
        <Conversation {...args} title="در راه و ناکام" messages={[...MESSAGES.slice(-2), ...UNDERWAY]} />
      </Box>
      <Box>
        <Conversation {...args} title="تازه‌ها" messages={[...MESSAGES, ...NEWS]} firstUnreadId="w0" showsSenders />
      </Box>
      <Box>
        <Conversation {...args} title="در حال دریافت" status="loading" />
      </Box>
      <Box>
        <Conversation {...args} title="خالی" messages={[]} onBack={() => {}} />
      </Box>
      <Box>
        <Conversation {...args} title="ناکام" status="failed" onRetry={() => {}} />
      </Box>
      <PseudoStates of="article[data-failed], article[data-failed] button:first-of-type" only={['hovered', 'focused']}>
        {(name) => (
          <Box>
            <Conversation {...args} title={name} messages={[...MESSAGES.slice(0, 1), ...UNDERWAY.slice(1, 2)]} />
          </Box>
        )}
      </PseudoStates>
    </div>
  ),
};
