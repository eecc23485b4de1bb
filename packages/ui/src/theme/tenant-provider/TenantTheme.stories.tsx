import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { Link } from '../../actions/link/index.ts';
import { Badge } from '../../data/badge/index.ts';
import { Card } from '../../data/card/index.ts';
import { Alert } from '../../feedback/alert/index.ts';
import { ProgressBar } from '../../feedback/progress-bar/index.ts';
import { Checkbox } from '../../forms/checkbox/index.ts';
import { TextField } from '../../forms/text-field/index.ts';
import { Inline } from '../../layout/inline/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { Logo } from '../../navigation/logo/index.ts';
import { states } from '../../testing/states.ts';
import { contrast } from '../color/contrast.ts';
import { fromHex } from '../color/oklch.ts';
import { applyTenant, createTenantTheme, describeAdjustment } from '../tenant/index.ts';
import { TenantProvider } from './TenantProvider.tsx';

interface TenantThemeProps {
  /** Name of the school or organisation. */
  name: string;
  /** The brand color, `#rgb` or `#rrggbb`. */
  color: string;
  /** Corner of a control in pixels, 0 to 28. */
  radius: number;
  /** More buttons, beside those of the card. */
  children?: ReactNode;
}

/** A drawing that stands for a school's own: an open book in whatever color the logo is given. */
const logoOf = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48"><rect width="64" height="48" rx="10" fill="${color}"/><path d="M32 14C26 9 18 9 12 11V35C18 33 26 33 32 38C38 33 46 33 52 35V11C46 9 38 9 32 14Z" fill="none" stroke="#fff" stroke-width="3" stroke-linejoin="round"/><path d="M32 14V38" stroke="#fff" stroke-width="3"/></svg>`,
  )}`;

function TenantTheme({ name, color, radius, children }: TenantThemeProps) {
  const theme = createTenantTheme({
    id: 'sample',
    name,
    logo: { light: logoOf('#333'), dark: logoOf('#666') },
    color,
    radius,
  });
  useLayoutEffect(() => {
    applyTenant(theme);
    return () => applyTenant(null);
  });
  return (
    <TenantProvider tenant={theme}>
      <Stack gap={5}>
        <Inline justify="between">
          <Logo />
          <Badge tone="accent">{name}</Badge>
        </Inline>
        <Card title="تکلیف این هفته" subtitle="تا سه‌شنبه ۳ آذر" footer={<Link href="#all">همهٔ تکلیف‌ها</Link>}>
          <Stack>
            <ProgressBar label="تحویل‌داده‌ها" value={18} max={29} />
            <TextField label="عنوان" defaultValue="صفحه‌های ۴۰ تا ۴۵" />
            <Checkbox defaultSelected>راهنمایی باز باشد</Checkbox>
            <Inline>
              <Button>فرستادن</Button>
              <Button variant="secondary">پیش‌نمایش</Button>
              {children}
            </Inline>
          </Stack>
        </Card>
        <Alert tone="info" title={theme.adjusted.length === 0 ? 'رنگ همه‌جا همان است' : 'رنگ اینجاها جابه‌جا شد'}>
          {theme.adjusted.length > 0 && (
            <Stack as="ul" gap={1}>
              {theme.adjusted.map((adjustment) => (
                <li key={`${adjustment.role} ${adjustment.mode.scheme} ${adjustment.mode.contrast}`}>
                  {describeAdjustment(adjustment)}
                </li>
              ))}
            </Stack>
          )}
        </Alert>
      </Stack>
    </TenantProvider>
  );
}

const meta = {
  title: 'راهنما/رنگ سازمان',
  component: TenantTheme,
  subcomponents: { TenantProvider },
  tags: ['autodocs'],
  args: { name: 'دبستان امید', color: '#1a6b5c', radius: 16 },
  argTypes: { color: { control: 'color' }, radius: { control: { type: 'range', min: 0, max: 28, step: 2 } } },
  parameters: {
    docs: {
      // A tenant's colors are the whole page's: each story has a page of its own.
      story: { inline: false, height: 640 },
      description: {
        component:
          'از یک رنگ، همهٔ رنگ‌های روشن، تیره و پرتضاد ساخته می‌شود. رنگ سازمان هرجا خوانا باشد دست‌نخورده می‌ماند و گزارش می‌گوید کجا و چرا جابه‌جا شد.\n\n```ts\nconst theme = createTenantTheme({ id: "omid", name: "دبستان امید", logo: "/omid.svg", color: "#1a6b5c" });\napplyTenant(theme); // یا theme.css را سرور در صفحه بنویسد\n```\n\n**بکن:** یک بار دور برنامه `TenantProvider` بگذار تا `Logo` نشان سازمان باشد؛ گزارش را به کسی که رنگ را انتخاب کرده نشان بده. **نکن:** متغیرهای رنگ را دستی عوض نکن؛ خوانایی از دست می‌رود.\n\n| کلید | کار |\n|---|---|\n| — | تنها برای دیدن و شنیدن است؛ Tab روی آن نمی‌ایستد |',
      },
    },
  },
} satisfies Meta<typeof TenantTheme>;

export default meta;
type Story = StoryObj<typeof meta>;

export const School: Story = {
  name: 'سبز یک دبستان',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'دبستان امید' })).toBeVisible();
    await expect(getComputedStyle(canvas.getByRole('button', { name: 'فرستادن' })).borderRadius).toBe('16px');
  },
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const channelsOf = (color: string) => (color.match(/\d+/g) ?? []).slice(0, 3).map(Number);
const hexOf = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** The colors of a button as they are seen, on a white card. */
function painted(canvas: Canvas, name: string) {
  const { backgroundColor, color, opacity } = getComputedStyle(canvas.getByRole('button', { name }));
  const seen = (own: string) => hexOf(channelsOf(own).map((channel) => 255 + (channel - 255) * Number(opacity)));
  return { ground: seen(backgroundColor), text: seen(color) };
}

/** A yellow is darkened until it can be seen, and is gold then, with dark text: neither olive nor brown. */
export const Yellow: Story = {
  name: 'زرد روشن',
  args: { name: 'آموزشگاه خورشید', color: '#ffee00', radius: 24 },
  play: async ({ canvas }) => {
    const { ground, text } = painted(canvas, 'فرستادن');
    const { h, c, l } = fromHex(ground);
    await expect([h > 65 && h < 90, c > 0.09, l > 0.6]).toEqual([true, true, true]);
    await expect(fromHex(text).l).toBeLessThan(0.35);
    await expect(contrast(ground, text)).toBeGreaterThanOrEqual(4.5);
  },
};

/** On a dark page the same yellow is the brand's own. */
export const YellowInDark: Story = {
  name: 'زرد روشن، تیره',
  args: { name: 'آموزشگاه خورشید', color: '#ffee00', radius: 24 },
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    const { ground, text } = painted(canvas, 'فرستادن');
    await expect(ground).toBe('#ffee00');
    await expect(fromHex(text).l).toBeLessThan(0.35);
  },
};

/** The brand is red as danger is: what deletes does not look like what sends. */
export const Red: Story = {
  name: 'قرمز، کنار خطر',
  args: {
    name: 'دبستان لاله',
    color: '#d0021b',
    children: <Button variant="danger">حذف</Button>,
  },
  play: async ({ canvas }) => {
    const [brand, danger] = [painted(canvas, 'فرستادن').ground, painted(canvas, 'حذف').ground];
    await expect(brand).toBe('#d0021b');
    const [a, b] = [fromHex(brand), fromHex(danger)];
    const radians = ((a.h - b.h) * Math.PI) / 180;
    // How far apart the two look, in OKLab; below 0.05 they are taken for one.
    const apart = Math.hypot(a.l - b.l, Math.sqrt(a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(radians)));
    await expect(apart).toBeGreaterThan(0.1);
  },
};

/** A gray brand's buttons are dark enough not to be taken for disabled ones. */
export const Gray: Story = {
  name: 'خاکستری، کنار غیرفعال',
  args: {
    name: 'دبستان کوهستان',
    color: '#9e9e9e',
    children: <Button isDisabled>بسته</Button>,
  },
  play: async ({ canvas }) => {
    const [usable, disabled] = [painted(canvas, 'فرستادن'), painted(canvas, 'بسته')];
    await expect(contrast(usable.ground, '#ffffff')).toBeGreaterThanOrEqual(7);
    await expect(contrast(usable.ground, disabled.ground)).toBeGreaterThanOrEqual(3);
    await expect(contrast(usable.ground, usable.text)).toBeGreaterThanOrEqual(4.5);
  },
};

export const Navy: Story = {
  name: 'سرمه‌ای',
  args: { name: 'سازمان دانش', color: '#0b1f5e', radius: 6 },
};

export const States: Story = {
  ...states,
  args: { name: 'دبستان مهر', color: '#b3003c', radius: 10 },
  parameters: { ownColors: 'A tenant\u2019s colours are above the preset in force, the grey one too.' },
};
