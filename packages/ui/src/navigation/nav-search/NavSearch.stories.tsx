import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../../layout/inline/index.ts';
import { HoveredAndFocused } from '../../testing/HoveredAndFocused.tsx';
import { inBox } from '../../testing/in-box.tsx';
import { states } from '../../testing/states.ts';
import { NavVertical } from '../nav-vertical/index.ts';
import { teacherItems } from '../testing/menus.tsx';
import { NavSearch } from './NavSearch.tsx';

const nav = { items: teacherItems, currentPath: '/teacher', userRole: 'teacher', onExit: fn() };

const meta = {
  title: 'ناوبری/NavSearch',
  component: NavSearch,
  tags: ['autodocs'],
  args: { ...nav, children: <NavVertical {...nav} /> },
  parameters: {
    docs: {
      description: {
        component:
          'جستجو در منو با عنوان یا نشانی؛ بزرگ و کوچکی حروف، نیم‌فاصله و املای عربی فرقی نمی‌کند. یافته‌ها تا خالی شدن خانه یا عوض شدن صفحه جای منو می‌نشینند و آنچه به نقش کاربر نمی‌رسد پیدا نمی‌شود. **بکن:** وقتی منو از یک صفحه بلندتر است، همان مورد‌ها را به منوی درونش هم بده. **نکن:** برای جستجو میان داده‌ها به کار نبر؛ آن کار `SearchField` و `CommandPalette` است.\n\n| کلید | کار |\n|---|---|\n| حروف | پیدا کردن |\n| ↓ و ↑ | یافتهٔ بعد و قبل |\n| Enter | رفتن به نخستین یافته |\n| Escape | خالی کردن |',
      },
    },
  },
} satisfies Meta<typeof NavSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Finding: Story = {
  name: 'پیدا کردن',
  decorators: [inBox({ inlineSize: 248 })],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'CLASS/5');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /پنجم ب/ })).toHaveFocus();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <HoveredAndFocused hovered="[data-testid=پیدا] li:first-child > *" focused="[data-testid=پیدا] li:nth-child(2) > *">
      <Inline gap={8} align="start">
        {['همه', 'پیدا', 'هیچ'].map((name) => (
          <div key={name} data-testid={name} style={{ inlineSize: 248 }}>
            <NavSearch {...args} findingsLabel={`یافته‌ها، ${name}`} searchLabel={`جستجو در منو، ${name}`}>
              <NavVertical {...nav} label={`منو، ${name}`} />
            </NavSearch>
          </div>
        ))}
      </Inline>
    </HoveredAndFocused>
  ),
  play: async ({ canvas }) => {
    const field = (name: string) => within(canvas.getByTestId(name)).getByRole('searchbox');
    await userEvent.type(field('پیدا'), 'کلاس');
    await userEvent.type(field('هیچ'), 'فیزیک');
    field('هیچ').blur();
  },
};
