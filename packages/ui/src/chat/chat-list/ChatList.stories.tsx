import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PseudoState } from '../../testing/PseudoState.tsx';
import { readingEnds } from '../../testing/reading-ends.ts';
import { states } from '../../testing/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { NOW } from '../testing/sample-chat.ts';
import { FOUND, USERS } from '../testing/sample-users.ts';
import { ChatList, type ChatListProps } from './index.ts';

const meta = {
  title: 'گفت‌وگو/ChatList',
  component: ChatList,
  tags: ['autodocs'],
  args: {
    users: USERS,
    selectedId: 'parsa',
    now: NOW,
    onSelect: fn(),
    onSearch: fn(),
    onQueryChange: fn(),
    onRetry: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: 600 },
      description: {
        component:
          'کسانی که با آنان گفت‌وگو می‌شود، و پیام‌هایی که واژهٔ جستجو در آن‌هاست. جستجو را سرور می‌کند: `onSearch` پس از آرام گرفتن نوشتن صدا می‌شود و `users` و `messages` تازه می‌آید. فهرست هر قدر بلند باشد تنها سطرهای در دید در صفحه است. **بکن:** آخرین پیام و شمار خوانده‌نشده‌ها را بده؛ پیام یافته را با `markedId` در `Conversation` نشان بده. **نکن:** ترتیب را زیر دست کاربر عوض نکن وقتی در فهرست است.\n\n| کلید | کار |\n|---|---|\n| حرف‌ها | جستجو، از هر جای فهرست |\n| ↓ در جستجو | رفتن به فهرست |\n| ↑ ↓ Home End Page Up Page Down | گشتن در فهرست |\n| Enter | باز کردن گفت‌وگو؛ در جستجو، نخستین یافته |\n| Escape | برگشت به جستجو و خالی کردنش |',
      },
    },
  },
} satisfies Meta<typeof ChatList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As high as a pane of the page is. */
const inPane: Decorator = (Story) => (
  <div style={{ blockSize: 560, maxInlineSize: 400 }}>
    <Story />
  </div>
);

/** A server that looks for what is typed. */
function Served(props: ChatListProps) {
  const [query, setQuery] = useState('');
  const isFound = query !== '' && 'کریمی'.startsWith(query);
  return (
    <ChatList
      {...props}
      users={isFound ? USERS.filter(({ id }) => id === 'parsa' || id === 'karimi') : USERS}
      messages={isFound ? FOUND : []}
      searchDelay={0}
      onSearch={(typed) => {
        setQuery(typed);
        props.onSearch?.(typed);
      }}
    />
  );
}

export const Search: Story = {
  name: 'جستجو',
  decorators: [inPane],
  render: (args) => <Served {...args} />,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'جستجو در گفت‌وگوها' });
    await userEvent.type(field, 'کریمی');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'پیام‌ها' })).toBeVisible());
    // Whatever the spelling, the words are marked.
    // lint-allow: persian-letters – an Arabic spelling, which must be found too.
    await expect(canvas.getByText('كريمي').tagName).toBe('MARK');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('ava', 'm3');
  },
};

const MANY = Array.from({ length: 5000 }, (_, place) => ({
  id: String(place),
  firstName: 'دانش‌آموز',
  lastName: place.toLocaleString('fa-IR', { useGrouping: false }),
  username: `student_${place}`,
  unreadCount: place % 9 === 0 ? place % 120 : 0,
  lastMessage: 'سلام، تکلیف امروز را فرستادم.',
}));

export const Many: Story = {
  name: 'پنج هزار نفر',
  decorators: [inPane],
  args: { users: MANY },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(900);
    canvas.getByRole('listbox').focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('option', { name: /۴۹۹۹/ })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('4999', undefined);
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(900);
  },
};

function Box({ children }: { children: ReactNode }) {
  return (
    <div style={{ blockSize: 500, overflow: 'hidden', border: `1px solid ${vars.color.line}`, borderRadius: 20 }}>
      {children}
    </div>
  );
}

const TWO_SCRIPTS = 'Unit 3 (p. 12) را هم می‌توانم همین امروز شروع کنم یا باید تا شنبه بمانم؟';

/** A preview is cut where reading ends, and a name keeps the order of its words. */
export const TwoScripts: Story = {
  name: 'دو خط',
  args: {
    users: [
      {
        id: 'sara',
        firstName: 'Sara',
        lastName: 'احمدی (پنجم الف)',
        username: 'sara',
        unreadCount: 0,
        lastMessage: TWO_SCRIPTS,
        lastMessageAt: '2026-11-21T10:11:00+03:30',
      },
      {
        id: 'tom',
        firstName: 'Tom',
        lastName: 'Baker',
        username: 'tom',
        unreadCount: 0,
        lastMessage: 'Hello!',
        lastMessageAt: '2026-11-20T10:11:00+03:30',
      },
    ],
    selectedId: 'tom',
  },
  decorators: [inPane],
  play: async ({ canvas }) => {
    const preview = canvas.getByText(TWO_SCRIPTS);
    await expect(readingEnds(preview)).toEqual({ isFirstInSight: true, isLastInSight: false });
    const name = canvas.getByText('Sara احمدی (پنجم الف)');
    await expect(getComputedStyle(name).direction).toBe('rtl');
    await expect(getComputedStyle(canvas.getByText('Hello!')).direction).toBe('ltr');
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))' }}>
      <Box>
        <ChatList {...args} />
      </Box>
      <Box>
        <ChatList
          {...args}
          users={USERS.filter(({ id }) => id === 'parsa' || id === 'karimi')}
          messages={FOUND}
          defaultQuery="کریمی"
          selectedId="rezaei"
          selectedMessageId="f2"
        />
      </Box>
      <Box>
        <PseudoState as="hovered" of="[role=option]:nth-child(4)">
          <ChatList {...args} />
        </PseudoState>
      </Box>
      <Box>
        <ChatList {...args} users={USERS.slice(0, 1)} defaultQuery="ava" />
      </Box>
      <Box>
        <ChatList {...args} users={[]} defaultQuery="سهراب" />
      </Box>
      <Box>
        <ChatList {...args} status="loading" />
      </Box>
      <Box>
        <ChatList {...args} users={[]} />
      </Box>
      <Box>
        <ChatList {...args} status="failed" />
      </Box>
    </div>
  ),
  // The list has the focus and says its active line by itself: no mark could stand for it.
  play: async ({ canvas }) => {
    canvas.getAllByRole('listbox')[0]?.focus();
  },
};
