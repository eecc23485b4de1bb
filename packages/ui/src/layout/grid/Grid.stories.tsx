import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../../data/card/index.ts';
import { inBox } from '../../testing/in-box.tsx';
import { states } from '../../testing/states.ts';
import { Section } from '../section/index.ts';
import { Stack } from '../stack/index.ts';
import { Grid } from './Grid.tsx';

const cells = ['یک', 'دو', 'سه', 'چهار'].map((word) => (
  <li key={word}>
    <Card>{word}</Card>
  </li>
));

const meta = {
  title: 'چیدمان/Grid',
  component: Grid,
  tags: ['autodocs'],
  args: { as: 'ul', columns: 'mainAside', children: cells },
  parameters: {
    docs: {
      description: {
        component:
          'خانه‌ها در ستون‌هایی که به پهنا می‌خورد؛ هیچ ستونی از جای خود بیرون نمی‌زند. **بکن:** `mainAside` برای صفحه‌ای با یک ستون اصلی؛ `threeOrOne` برای سه خانهٔ هم‌ارز، مانند سه طرح، تا یکی در ردیف بعد تنها نماند. **نکن:** تعداد ستون را خودت با پهنای صفحه نشمار.\n\n| کلید | کار |\n|---|---|\n| — | تنها برای دیدن و شنیدن است؛ Tab روی آن نمی‌ایستد |',
      },
    },
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MainAside: Story = {
  name: 'اصلی و کناری',
  play: async ({ canvas }) => {
    const [main, aside] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    if (window.innerWidth >= 1024) await expect(main?.width ?? 0).toBeGreaterThan(aside?.width ?? 0);
    else await expect(main?.width).toBe(aside?.width);
  },
};

/** How many cells are in the first row of a grid in a box of that width. */
function cellsInRow(grid: HTMLElement, width: string): number {
  (grid.parentElement as HTMLElement).style.inlineSize = width;
  const tops = within(grid)
    .getAllByRole('listitem')
    .map((item) => item.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
}

export const ThreeOrOne: Story = {
  name: 'سه یا یک، به پهنای خودش',
  args: { columns: 'threeOrOne' },
  decorators: [inBox({})],
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('list');
    await expect(cellsInRow(grid, '20rem')).toBe(1);
    await expect(cellsInRow(grid, '45rem')).toBe(1);
    await expect(cellsInRow(grid, '47rem')).toBe(3);
    await expect(cellsInRow(grid, '90rem')).toBe(3);
    cellsInRow(grid, '');
  },
};

const COLUMNS = [
  ['narrow', 'باریک'],
  ['medium', 'میانه'],
  ['wide', 'پهن'],
  ['halves', 'دو نیم'],
  ['thirds', 'سه پاره'],
  ['threeOrOne', 'سه یا یک'],
  ['mainAside', 'اصلی و کناری'],
] as const;

export const States: Story = {
  ...states,
  render: () => (
    <Stack gap={6}>
      {COLUMNS.map(([columns, title]) => (
        <Section key={columns} title={title} level={3}>
          <Grid as="ul" columns={columns} gap={3}>
            {cells}
          </Grid>
        </Section>
      ))}
    </Stack>
  ),
};
