import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { Grid } from '../../layout/grid/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { Badge } from '../badge/index.ts';
import { Card } from './Card.tsx';

const meta = {
  title: 'داده/Card',
  component: Card,
  tags: ['autodocs'],
  args: {
    title: 'صفحه‌های ۴۶ تا ۵۱',
    subtitle: 'تا سه‌شنبه ۴ آذر',
    children: '۶ مهارت · حدود ۲۵ سؤال',
  },
  parameters: {
    docs: {
      description: {
        component:
          'برگه‌ای که یک چیز را نگه می‌دارد. **بکن:** عنوان بده تا صفحه‌خوان هم آن را بشناسد؛ اگر همهٔ کارت به جایی می‌رود `href` بده. **نکن:** کارت در کارت نگذار؛ سؤال را روی کارت نگذار، جای آن برگهٔ شطرنجی است.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی پیوند کارت و سپس دکمه‌های آن |\n| Enter | باز کردن کارتی که پیوند است |',
      },
    },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'ساده' };

export const WholeCardIsLink: Story = {
  name: 'کارتی که پیوند است',
  render: () => (
    <Card
      title="صفحه‌های ۴۰ تا ۴۵"
      href="#homework-40"
      subtitle="تا یکشنبه ۲ آذر"
      actions={<Badge tone="reward">نیمه‌کاره</Badge>}
      footer={
        <Button variant="quiet" size="small">
          یادآوری
        </Button>
      }
    >
      ۱۲ از ۲۰ سؤال
    </Card>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'صفحه‌های ۴۰ تا ۴۵' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'یادآوری' })).toHaveFocus();
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Grid columns="medium">
      <Card
        title="مهارت‌های فصل ۲ · پنجم ب"
        subtitle="از ۱۲ مهر تا امروز"
        actions={<Badge tone="accent">۲۹ نفر</Badge>}
        footer={
          <Button variant="secondary" size="small">
            دیدن همه
          </Button>
        }
      >
        هر خانه می‌گوید هر کس در هر مهارت تا کجا رسیده است.
      </Card>
      <Card title="صفحه‌های ۴۶ تا ۵۱" href="#a" subtitle="تا سه‌شنبه ۴ آذر">
        ۲۱ نفر از ۲۹ نفر تمام کرده‌اند.
      </Card>
      <PseudoStates of="[data-link], a">
        {(name) => (
          <Card title={name} href="#b" subtitle="تا سه‌شنبه ۴ آذر">
            ۲۱ نفر از ۲۹ نفر تمام کرده‌اند.
          </Card>
        )}
      </PseudoStates>
      <Card
        title="تکلیف تازه"
        tone="solid"
        subtitle="از صفحهٔ ۵۲ تا ۵۷"
        footer={<Button variant="reward">ساختن تکلیف</Button>}
      >
        ۶ مهارت · حدود ۲۵ سؤال
      </Card>
      <Card>
        <Stack gap={1}>
          <strong>بی‌عنوان</strong>
          <span>برای چیزی که خودش نامش را می‌گوید.</span>
        </Stack>
      </Card>
      {(['muted', 'accent', 'reward', 'success', 'danger', 'info'] as const).map((tone) => (
        <Card key={tone} tone={tone} title="یادت هست؟" level={3}>
          برای جمع دو کسر، اول مخرج‌ها را یکی می‌کنیم.
        </Card>
      ))}
      <Card isFlush title="بی‌حاشیه">
        <div style={{ paddingInline: 24, paddingBlockEnd: 24 }}>محتوا خودش حاشیه‌اش را می‌گذارد، مثل جدول.</div>
      </Card>
    </Grid>
  ),
};
