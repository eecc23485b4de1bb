import type { MathNode } from '@mashq/curriculum/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../../testing/states.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { Drawing } from './Drawing.tsx';

const number = (value: number): MathNode => ({ t: 'number', value: String(value) });
const words = (text: string): MathNode => ({ t: 'words', text });
const row = (...children: readonly MathNode[]): MathNode => ({ t: 'row', children });
const degrees = (value: number) => words(`${value.toLocaleString('fa-IR')}°`);
const cm = (value: number) => row(number(value), words('سانتی‌متر'));

const meta = {
  title: 'یادگیری/شکل‌ها/Drawing',
  component: Drawing,
  tags: ['autodocs'],
  args: {
    description: 'مستطیلی به طول ۱۲ سانتی‌متر و عرض ۷ سانتی‌متر.',
    width: 12,
    height: 7,
    shapes: [
      {
        t: 'polygon',
        points: [
          [0, 0],
          [12, 0],
          [12, 7],
          [0, 7],
        ],
        tone: 'sky',
        sides: [cm(12), cm(7), null, null],
      },
      { t: 'angle', vertex: [0, 0], from: 0, to: 90, square: true },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'هندسه روی کاغذ: چندضلعی، خط، دایره، زاویه و نقطه با برچسب‌هایشان. مختصات عدد صحیح است، محور عمودی رو به بالا؛ جایی که روی عدد صحیح نمی‌افتد با زاویه و طول یا با برخورد دو خط گفته می‌شود. برچسب‌ها خودشان جایی می‌گیرند که روی خطی نیفتند. **بکن:** برای زاویه‌های دقیق `degrees` یا `meet` به کار ببر. **نکن:** معنا را به رنگ نسپار؛ هر رنگ هاشور خودش را دارد.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof Drawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rectangle: Story = {
  name: 'مستطیل با اندازه‌ها',
  play: async ({ canvas, args }) => {
    const figure = canvas.getByRole('img', { name: args.description });
    await expect(figure.querySelectorAll('[data-shape=polygon]')).toHaveLength(1);
    await expect(figure).toHaveTextContent('سانتی‌متر');
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <FigureColumn>
      <Drawing {...args} />
      <Drawing
        description="شکل ال با یک ضلع ناپیدا"
        width={16}
        height={12}
        shapes={[
          {
            t: 'polygon',
            points: [
              [0, 0],
              [16, 0],
              [16, 5],
              [7, 5],
              [7, 12],
              [0, 12],
            ],
            tone: 'turmeric',
            sides: [number(16), number(5), number(9), number(7), null, { t: 'blank' }],
          },
          { t: 'line', from: [0, 5], to: [7, 5], dashed: true },
        ]}
      />
      <Drawing
        description="متوازی‌الاضلاع با ارتفاع"
        width={15}
        height={7}
        shapes={[
          {
            t: 'polygon',
            points: [
              [0, 0],
              [11, 0],
              [15, 7],
              [4, 7],
            ],
            tone: 'leaf',
            sides: [cm(11), null, null, null],
            ticks: [1, 2, 1, 2],
          },
          { t: 'line', from: [4, 0], to: [4, 7], dashed: true, label: number(7), tone: 'rose' },
          { t: 'angle', vertex: [4, 0], from: 0, to: 90, square: true },
          { t: 'point', at: [0, 0], label: 'الف', dot: false },
          { t: 'point', at: [11, 0], label: 'ب', dot: false },
          { t: 'point', at: [15, 7], label: 'پ', dot: false },
          { t: 'point', at: [4, 7], label: 'ت', dot: false },
        ]}
      />
      <Drawing
        description="مثلث با زاویه‌های دقیق"
        width={200}
        height={140}
        shapes={[
          {
            t: 'polygon',
            points: [
              [0, 0],
              [200, 0],
              {
                meet: [
                  { from: [0, 0], degrees: 50 },
                  { from: [200, 0], degrees: 110 },
                ],
              },
            ],
          },
          { t: 'angle', vertex: [0, 0], from: 0, to: 50, label: degrees(50) },
          { t: 'angle', vertex: [200, 0], from: 110, to: 180, label: degrees(70), arcs: 2 },
          {
            t: 'angle',
            vertex: {
              meet: [
                { from: [0, 0], degrees: 50 },
                { from: [200, 0], degrees: 110 },
              ],
            },
            from: 230,
            to: 290,
            label: { t: 'blank' },
            tone: 'turmeric',
          },
        ]}
      />
      <Drawing
        description="سه خط که در یک نقطه به هم رسیده‌اند"
        width={200}
        height={120}
        shapes={[
          { t: 'line', from: { from: [100, 60], degrees: 180, length: 95 }, to: [195, 60], ends: 'both' },
          {
            t: 'line',
            from: { from: [100, 60], degrees: 235, length: 70 },
            to: { from: [100, 60], degrees: 55, length: 70 },
            ends: 'both',
          },
          { t: 'line', from: [100, 60], to: { from: [100, 60], degrees: 80, length: 60 }, ends: 'one', tone: 'accent' },
          { t: 'angle', vertex: [100, 60], from: 0, to: 55, label: degrees(55) },
          { t: 'angle', vertex: [100, 60], from: 55, to: 80, label: degrees(25) },
          { t: 'angle', vertex: [100, 60], from: 180, to: 235, label: { t: 'blank' } },
          { t: 'point', at: [100, 60], label: 'و' },
        ]}
      />
      <Drawing
        description="صفحهٔ مختصات"
        width={10}
        height={10}
        background="numbered"
        shapes={[
          {
            t: 'polygon',
            points: [
              [2, 2],
              [7, 2],
              [7, 6],
              [2, 6],
            ],
            tone: 'sky',
          },
          { t: 'point', at: [2, 2], label: 'الف' },
          { t: 'point', at: [7, 2], label: 'ب' },
          { t: 'point', at: [7, 6], label: 'پ' },
          { t: 'point', at: [9, 9], label: 'ت', tone: 'rose' },
        ]}
      />
      <Drawing
        description="شکل و دورانش روی کاغذ نقطه‌دار"
        width={8}
        height={5}
        background="dots"
        shapes={[
          {
            t: 'polygon',
            points: [
              [1, 1],
              [3, 1],
              [1, 4],
            ],
            tone: 'accent',
          },
          {
            t: 'polygon',
            points: [
              [7, 4],
              [5, 4],
              [7, 1],
            ],
            tone: 'rose',
          },
          { t: 'point', at: [4, 2], label: 'م' },
          { t: 'arc', center: [4, 2], radius: 1, from: 200, to: 340, ends: 'one' },
        ]}
      />
      <Drawing
        description="دایره و نیم‌دایره در مستطیل روی کاغذ شطرنجی"
        width={20}
        height={10}
        unit={2}
        background="squares"
        shapes={[
          {
            t: 'polygon',
            points: [
              [0, 0],
              [20, 0],
              [20, 10],
              [0, 10],
            ],
            tone: 'none',
          },
          { t: 'circle', center: [5, 5], radius: 4, tone: 'turmeric' },
          { t: 'sector', center: [14, 3], radius: 5, from: 0, to: 180, tone: 'leaf' },
          { t: 'line', from: [5, 5], to: [9, 5], label: number(4) },
          { t: 'text', at: [5, 3], text: words('حوض') },
        ]}
      />
      <Drawing
        description="دو رقم بزرگ"
        width={12}
        height={5}
        shapes={[
          { t: 'text', at: [3, 3], text: words('۸'), large: true },
          { t: 'text', at: [9, 3], text: words('۴'), large: true },
          { t: 'line', from: [3, 0], to: [3, 5], dashed: true, tone: 'accent' },
        ]}
      />
    </FigureColumn>
  ),
};
