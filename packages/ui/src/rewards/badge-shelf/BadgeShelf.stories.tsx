import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import type { PseudoStateName } from '../../testing/pseudo-states.ts';
import { states } from '../../testing/states.ts';
import { BADGES } from '../badge-art/index.ts';
import { BadgeShelf, type ShelfBadge } from './BadgeShelf.tsx';

const SOME: readonly ShelfBadge[] = [
  { id: 'first-practice', gotAt: '2026-10-03T10:00:00Z' },
  { id: 'first-skill', gotAt: '2026-10-11T10:00:00Z', tier: 'silver' },
  { id: 'own-correction', gotAt: '2026-10-20T10:00:00Z', tier: 'bronze' },
  { id: 'fractions', gotAt: '2026-11-02T10:00:00Z', tier: 'silver' },
  { id: 'hard-question', gotAt: '2026-11-15T10:00:00Z', tier: 'gold' },
  { id: 'thirty-skills', gotAt: '2026-11-20T10:00:00Z', isNew: true },
];

/** A shelf is named by how many it holds; no two on the sheet may have one name. */
const COUNTS: Readonly<Record<PseudoStateName, number>> = { hovered: 1, pressed: 2, focused: 3, dropTarget: 4 };

const meta = {
  title: 'پاداش‌ها/BadgeShelf',
  component: BadgeShelf,
  tags: ['autodocs'],
  args: { badges: SOME, onOpen: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'قفسهٔ نشان‌های یک دانش‌آموز: تازه‌ها اول، بعد گرفته‌ها، بعد آن‌ها که می‌توانند بیایند. هر نشان باز می‌شود و می‌گوید برای چیست. **بکن:** با `onOpen` نشان تازه را دیده‌شده کن. **نکن:** قفسهٔ دو دانش‌آموز را کنار هم نگذار؛ با نشان‌های خاموش شمارش معکوس نساز.\n\n| کلید | کار |\n|---|---|\n| Tab | صافی و نشان‌ها |\n| ← → | جابه‌جایی در صافی |\n| Enter یا Space | باز کردن نشان |\n| Escape | بستن نشان |',
      },
    },
  },
} satisfies Meta<typeof BadgeShelf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {
  name: 'باز کردن نشان',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'نشان پر سیمرغ تازه' }));
    const dialog = await screen.findByRole('dialog', { name: 'پر سیمرغ' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onOpen).toHaveBeenCalledWith('thirty-skills');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Detail: Story = {
  name: 'نشان باز',
  parameters: { docs: { story: { inline: false, height: 640 } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'نشان سرو هنوز نه' }));
    const reason = await screen.findByText('چهار هفته به هدف هفتگی‌ات رسیدی.');
    await waitFor(() => expect(reason).toBeVisible());
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack gap={12}>
      <BadgeShelf badges={SOME} />
      <BadgeShelf badges={[]} defaultFilter="got" person="girl" />
      <BadgeShelf
        badges={BADGES.map(({ id }) => ({ id, gotAt: '2026-11-20T10:00:00Z' }))}
        defaultFilter="notYet"
        person="boy"
      />
      <PseudoStates of="button" hasCaptions>
        {(_, state) => <BadgeShelf badges={SOME.slice(0, COUNTS[state])} defaultFilter="got" />}
      </PseudoStates>
    </Stack>
  ),
};
