import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { Grid } from '../../layout/grid/index.ts';
import { inBox } from '../../testing/in-box.tsx';
import { states } from '../../testing/states.ts';
import { PlanCard } from './PlanCard.tsx';

const buy = fn();

const meta = {
  title: 'معرفی/PlanCard',
  component: PlanCard,
  tags: ['autodocs'],
  args: {
    name: 'یک سال تحصیلی',
    description: 'برای یک دانش‌آموز، تا پایان خرداد.',
    price: 1_250_000,
    listPrice: 1_480_000,
    period: 'برای ۹ ماه',
    features: [
      { text: 'همهٔ مهارت‌های پایه' },
      { text: 'راه‌حل قدم‌به‌قدم' },
      { text: 'گزارش برای پدر و مادر' },
      { text: 'آزمون جامع', isIncluded: false },
    ],
    action: (
      <Button isFullWidth onPress={buy}>
        خرید یک سال تحصیلی
      </Button>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'قیمت یک طرح به **تومان** و آنچه دارد و ندارد؛ با نشان و با واژه. **بکن:** قیمت را عدد تومان بده (کارساز ریال نگه می‌دارد: بر ده بخش کن) و تنها یکی از طرح‌ها را `isHighlighted` کن. **نکن:** در طرح پُرشده یا بسته دکمه نمی‌آید؛ آن را با رنگ تنها نگو. شمارش معکوس نگذار.\n\n| کلید | کار |\n|---|---|\n| Tab | دکمهٔ طرح |\n| Enter یا Space | برگزیدن آن |',
      },
    },
  },
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  name: 'یک طرح',
  decorators: [inBox({ maxInlineSize: 360 })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'یک سال تحصیلی' })).toHaveTextContent('۱٬۲۵۰٬۰۰۰ تومان');
    await userEvent.click(canvas.getByRole('button', { name: 'خرید یک سال تحصیلی' }));
    await expect(buy).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ paddingBlock: 16 }}>
      <Grid>
        <PlanCard
          name="آشنایی"
          description="برای دیدن و آزمودن."
          price={0}
          features={[
            { text: 'روزی ۱۰ سؤال' },
            { text: 'راه‌حل قدم‌به‌قدم', isIncluded: false },
            { text: 'گزارش برای پدر و مادر', isIncluded: false },
          ]}
          action={
            <Button variant="secondary" isFullWidth>
              شروع رایگان
            </Button>
          }
        />
        <PlanCard {...args} isHighlighted />
        <PlanCard
          name="یک ماهه"
          price={185_000}
          period="برای ۳۰ روز"
          state="current"
          features={[{ text: 'همهٔ مهارت‌های پایه' }, { text: 'راه‌حل قدم‌به‌قدم' }]}
          action={
            <Button variant="secondary" isFullWidth>
              تمدید یک ماهه
            </Button>
          }
        />
        <PlanCard
          name="ویژهٔ نوروز"
          price={320_000}
          period="برای ۲ ماه"
          state="soldOut"
          features={[{ text: 'مرور نیم‌سال نخست' }, { text: 'آزمون جامع' }]}
        />
        <PlanCard
          name="طرح مدرسه"
          description="با مدیر مدرسه‌تان هماهنگ کنید."
          price={9_500}
          period="برای هر دانش‌آموز در ماه"
          state="unavailable"
          features={[{ text: 'همهٔ کلاس‌ها' }, { text: 'گزارش مدیر' }]}
        />
      </Grid>
    </div>
  ),
};
