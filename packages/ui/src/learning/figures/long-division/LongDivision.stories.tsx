import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../../testing/states.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { LongDivision } from './LongDivision.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/LongDivision',
  component: LongDivision,
  tags: ['autodocs'],
  args: {
    description: 'تقسیم ۷۴۵ بر ۳ روی کاغذ، همراه با همهٔ گام‌ها.',
    dividend: '745',
    divisor: '3',
    quotient: '248',
    steps: [
      { subtract: '6', left: '1' },
      { subtract: '12', left: '2' },
      { subtract: '24', left: '1' },
    ],
    remainder: '1',
  },
  parameters: {
    docs: {
      description: {
        component:
          'تقسیم روی کاغذ به شیوهٔ کتاب‌های ایران: مقسوم در چپ خط، مقسوم‌علیه بالای خارج‌قسمت، تفریق‌ها رو به پایین. جای رقم‌ها از خود داده پیدا می‌شود. **بکن:** آنچه پرسیده می‌شود `null` باشد. **نکن:** جواب را در توضیح ننویس.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof LongDivision>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  name: 'با همهٔ گام‌ها',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.description })).toHaveTextContent('۲۴۸');
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <FigureColumn>
      <LongDivision
        description="گام‌به‌گام"
        dividend="745"
        divisor="3"
        quotient="248"
        steps={[
          { subtract: '6', left: '1' },
          { subtract: '12', left: '2' },
          { subtract: '24', left: '1' },
        ]}
        remainder="1"
      />
      <LongDivision
        description="خارج‌قسمت‌های جزئی"
        dividend="36"
        divisor="3"
        quotient="10+2"
        steps={[
          { subtract: '30', left: '6' },
          { subtract: '6', left: '0' },
        ]}
        remainder="0"
      />
      <LongDivision
        description="ادامهٔ تقسیم با ممیز"
        dividend="25"
        divisor="4"
        quotient="6.25"
        steps={[
          { subtract: '24', left: '1' },
          { subtract: '8', left: '2' },
          { subtract: '20', left: '0' },
        ]}
        remainder="0"
      />
      <LongDivision
        description="تقسیم خواسته‌شده"
        dividend="27.5"
        divisor="25"
        quotient={null}
        steps={[]}
        remainder={null}
      />
    </FigureColumn>
  ),
};
