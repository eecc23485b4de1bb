import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../../testing/states.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { Protractor } from './Protractor.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/Protractor',
  component: Protractor,
  tags: ['autodocs'],
  args: {
    description: 'نقاله‌ای روی یک زاویه؛ یک ضلع زاویه روی صفر سمت راست است.',
    arms: [0, 65],
    letters: ['الف', 'ب', 'پ'],
  },
  parameters: {
    docs: {
      description: {
        component:
          'نقاله روی زاویه، با هر دو درجه‌بندی مانند نقالهٔ واقعی: درونی از راست و بیرونی از چپ. **بکن:** یکی از ضلع‌ها را روی صفر یا صدوهشتاد بگذار. **نکن:** اندازهٔ زاویه را در توضیح ننویس.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof Protractor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  name: 'باز شده از راست',
  play: async ({ canvas, args }) => {
    const figure = canvas.getByRole('img', { name: args.description });
    await expect(figure.querySelector('[data-arm="65"]')).not.toBeNull();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <FigureColumn>
      <Protractor {...args} />
      <Protractor description="باز شده از چپ" arms={[180, 40]} />
    </FigureColumn>
  ),
};
