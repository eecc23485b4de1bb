import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { IRAN_PROVINCES } from './iran-provinces.ts';
import { TileMap, type TileMapTile } from './TileMap.tsx';

const tiles: TileMapTile[] = [
  { code: 'IR-23', name: 'تهران', share: 0.92, value: '۱۲۴', description: '۱۲۴ مدرسه، ۹۲٪ تمرین' },
  { code: 'IR-10', name: 'اصفهان', share: 0.7, value: '۶۱', description: '۶۱ مدرسه، ۷۰٪ تمرین' },
  { code: 'IR-09', name: 'خراسان رضوی', share: 0.48, value: '۵۸', description: '۵۸ مدرسه، ۴۸٪ تمرین' },
  { code: 'IR-07', name: 'فارس', share: 0.21, value: '۴۰', description: '۴۰ مدرسه، ۲۱٪ تمرین' },
  { code: 'IR-11', name: 'سیستان و بلوچستان', share: null, value: '۳', description: '۳ مدرسه' },
].map((tile) => ({ ...tile, href: `#${tile.code}` }));

const meta = {
  title: 'نمودارها/TileMap',
  component: TileMap,
  tags: ['autodocs'],
  args: {
    title: 'مدرسه‌ها به استان',
    places: IRAN_PROVINCES,
    tiles,
    keyLabel: 'تمرین در ۷ روز گذشته',
    steps: ['هیچ', '۱ تا ۲۵٪', '۲۶ تا ۵۰٪', '۵۱ تا ۷۵٪', '۷۶ تا ۱۰۰٪'],
  },
  parameters: {
    docs: {
      description: {
        component:
          'جای‌ها روی نقشه‌ای از کاشی‌ها؛ غرب همیشه سمت چپ است. هر کاشی نام و عدد دارد و رنگش با سهم پُررنگ می‌شود. عدد پله‌های رنگ را با `steps` زیر نقشه بنویس. **بکن:** جدول کامل را هم کنارش بگذار. **نکن:** برای مقایسهٔ دقیق عددها به کار نبر؛ آن کار `BarChart` است.\n\n| کلید | کار |\n|---|---|\n| Tab | کاشی بعد |\n| Enter | رفتن به کاشی |',
      },
    },
  },
} satisfies Meta<typeof TileMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Provinces: Story = {
  name: 'استان‌ها',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(tiles.length);
    await expect(canvas.getByRole('link', { name: 'تهران، ۱۲۴ مدرسه، ۹۲٪ تمرین' })).toHaveAttribute('href', '#IR-23');
  },
};

/** With colors forced, the shades of the key differ by bars; those of the tiles are the same. */
export const ForcedColors: Story = {
  name: 'رنگ‌های اجباری',
  parameters: {
    toldApart: [1, 2, 3, 4, 5].map((step) => `figure > div > span:last-child > span:nth-child(${step}) > span`),
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Stack gap={6}>
      <TileMap {...args} />
      <TileMap
        title="بی پیوند"
        places={IRAN_PROVINCES.slice(0, 3)}
        tiles={[{ code: 'IR-03', name: 'آذربایجان شرقی', share: 0.5, value: '۷', description: '۷ مدرسه' }]}
      />
      <TileMap title="هنوز مدرسه‌ای نیست" places={IRAN_PROVINCES.slice(0, 3)} tiles={[]} />
    </Stack>
  ),
};
