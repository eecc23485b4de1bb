import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SKILL_BANDS } from '../../charts/skill-grid/types.ts';
import { Stack } from '../../layout/stack/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { SkillPath, type SkillPathItem } from './SkillPath.tsx';

const FRACTIONS: readonly SkillPathItem[] = [
  { id: 'mixed', title: 'کسر و عدد مخلوط', band: 'mastered' },
  { id: 'convert', title: 'تبدیل مخلوط به کسر', band: 'mastered' },
  { id: 'line', title: 'کسر روی محور', band: 'near' },
  { id: 'compare', title: 'مقایسهٔ کسرها', band: 'near' },
  { id: 'add-same', title: 'جمع با مخرج یکسان', band: 'learned' },
  { id: 'add', title: 'جمع با مخرج متفاوت', band: 'learning', isCurrent: true, note: 'تکلیف' },
  { id: 'subtract', title: 'تفریق عددهای مخلوط', band: 'starting' },
  { id: 'times', title: 'ضرب کسر در عدد', band: 'unseen' },
  { id: 'product', title: 'ضرب دو کسر', band: 'unseen' },
  { id: 'divide', title: 'تقسیم کسرها', band: 'unseen' },
].map((item) => ({ ...item, href: `#${item.id}` }) as SkillPathItem);

const meta = {
  title: 'یادگیری/SkillPath',
  component: SkillPath,
  tags: ['autodocs'],
  args: { 'aria-label': 'فصل ۲: کسر', items: FRACTIONS },
  parameters: {
    docs: {
      description: {
        component:
          'مسیر مهارت‌های یک فصل: حلقهٔ چهارقسمتی هر مهارت همان حلقهٔ `SkillMeter` است؛ ستاره یعنی یاد گرفته، مداد یعنی الان اینجایی. هر ردیف از همان سویی ادامه پیدا می‌کند که ردیف پیش تمام شده، و شمار ستون‌ها با جا عوض می‌شود (۲ تا ۵). صفحه‌خوان شماره و نام و جایگاه را به ترتیب مسیر می‌خواند. **بکن:** مهارت‌ها را به ترتیب یادگیری بده و فقط یکی را کنونی کن. **نکن:** مهارت‌های دو فصل را در یک مسیر نگذار؛ برای مهارتی که بسته است `href` نده.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی مهارت بعدی مسیر |\n| Enter | باز کردن مهارت |',
      },
    },
  },
} satisfies Meta<typeof SkillPath>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chapter: Story = {
  name: 'یک فصل',
  play: async ({ canvas, canvasElement }) => {
    const links = canvas.getAllByRole('link');
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();

    // The path turns back: in each row the next ring is beside the last one, and a new row starts under it.
    const boxes = [...canvasElement.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
    for (const [index, box] of boxes.entries()) {
      const before = boxes[index - 1];
      if (before === undefined) continue;
      const isBeside = Math.abs(Math.abs(box.left - before.left) - box.width) < 1 && Math.abs(box.top - before.top) < 1;
      const isUnder = Math.abs(box.left - before.left) < 1 && box.top >= before.bottom;
      await expect(isBeside || isUnder).toBe(true);
    }
  },
};

export const Bands: Story = {
  name: 'شش جایگاه',
  args: { items: SKILL_BANDS.map((band) => ({ id: band, title: `مهارت ${band.length}`, band, href: `#${band}` })) },
};

const skills = (count: number): SkillPathItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${count}-${index}`,
    title: FRACTIONS[index % FRACTIONS.length]?.title ?? '',
    band: SKILL_BANDS[Math.max(0, 5 - Math.floor((index * 6) / count))] ?? 'unseen',
    href: `#${count}-${index}`,
  }));

export const Thirty: Story = { name: 'سی مهارت', args: { items: skills(30) } };

export const States: Story = {
  ...states,
  render: () => (
    <Stack gap={6}>
      <SkillPath
        aria-label="جایگاه‌ها"
        items={SKILL_BANDS.map((band, index) => ({
          id: band,
          title: FRACTIONS[index]?.title ?? '',
          band,
          href: `#band-${band}`,
        }))}
      />
      <SkillPath aria-label="فصل ۲: کسر" items={FRACTIONS} />
      <SkillPath
        aria-label="بدون پیوند و با یادداشت"
        items={[
          { id: 'plain', title: 'محیط و مساحت شکل‌های مرکب از چند مستطیل', band: 'learned', note: 'تکلیف' },
          { id: 'now', title: 'اندازه‌گیری زاویه با نقاله و رسم نیم‌ساز', band: 'mastered', isCurrent: true },
          { id: 'next', title: 'تقارن', band: 'unseen', isCurrent: true, note: 'مرور' },
          { id: 'last', title: 'چندضلعی‌ها', band: 'starting' },
        ]}
      />
      {[1, 4, 5, 11, 30].map((count) => (
        <SkillPath key={count} aria-label={`مسیر ${count}`} items={skills(count)} />
      ))}
      <PseudoStates of="a">
        {(name) => <SkillPath aria-label={name} items={[{ id: 'one', title: name, band: 'near', href: '#one' }]} />}
      </PseudoStates>
    </Stack>
  ),
};
