import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
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
import { applyTenant, createTenantTheme, describeAdjustment } from '../tenant/index.ts';
import { TenantProvider } from './TenantProvider.tsx';

interface TenantThemeProps {
  /** Name of the school or organisation. */
  name: string;
  /** The brand color, `#rgb` or `#rrggbb`. */
  color: string;
  /** Corner of a control in pixels, 0 to 28. */
  radius: number;
}

/** A drawing that stands for a school's own: an open book in whatever color the logo is given. */
const logoOf = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48"><rect width="64" height="48" rx="10" fill="${color}"/><path d="M32 14C26 9 18 9 12 11V35C18 33 26 33 32 38C38 33 46 33 52 35V11C46 9 38 9 32 14Z" fill="none" stroke="#fff" stroke-width="3" stroke-linejoin="round"/><path d="M32 14V38" stroke="#fff" stroke-width="3"/></svg>`,
  )}`;

function TenantTheme({ name, color, radius }: TenantThemeProps) {
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
            </Inline>
          </Stack>
        </Card>
        <Alert tone="info" title={theme.adjusted.length === 0 ? 'رنگ همه‌جا همان است' : 'رنگ این‌جاها جابه‌جا شد'}>
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

export const Yellow: Story = {
  name: 'زرد روشن',
  args: { name: 'آموزشگاه خورشید', color: '#ffd400', radius: 24 },
};

export const Navy: Story = {
  name: 'سرمه‌ای',
  args: { name: 'سازمان دانش', color: '#0b1f5e', radius: 6 },
};

/** The one that picture checks look at. */
export const States: Story = {
  name: 'همهٔ حالت‌ها',
  tags: ['states'],
  args: { name: 'دبستان مهر', color: '#b3003c', radius: 10 },
  parameters: { ownColors: 'A tenant\u2019s colours are above the preset in force, the grey one too.' },
};
