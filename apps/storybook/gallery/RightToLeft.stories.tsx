import type { MathNode } from '@mashq/curriculum/model';
import { Button } from '@mashq/ui/actions/button';
import { Carousel } from '@mashq/ui/carousel/carousel';
import { BarChart } from '@mashq/ui/charts/bar-chart';
import { DescriptionList } from '@mashq/ui/data/description-list';
import { Pagination } from '@mashq/ui/data/pagination';
import { Table } from '@mashq/ui/data/table';
import { Tabs } from '@mashq/ui/data/tabs';
import { Text } from '@mashq/ui/data/text';
import { ProgressBar } from '@mashq/ui/feedback/progress-bar';
import { Calendar } from '@mashq/ui/forms/calendar';
import { ComboBox } from '@mashq/ui/forms/combo-box';
import { DateField } from '@mashq/ui/forms/date-field';
import { NumberField } from '@mashq/ui/forms/number-field';
import { PhoneField } from '@mashq/ui/forms/phone-field';
import { Slider } from '@mashq/ui/forms/slider';
import { TextField } from '@mashq/ui/forms/text-field';
import { TimeField } from '@mashq/ui/forms/time-field';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { MathText } from '@mashq/ui/learning/math-text';
import { Stepper } from '@mashq/ui/navigation/stepper';
import { DialogTrigger } from '@mashq/ui/overlays/dialog';
import { Drawer } from '@mashq/ui/overlays/drawer';
import { ToastRegion, toast } from '@mashq/ui/overlays/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { readingEnds } from '../../../packages/ui/src/testing/reading-ends.ts';

/** One story a kind. The plays are those of a right-to-left page, which is how stories begin. */
const meta = {
  id: 'guide-rtl-kinds',
  title: 'راهنما/راست‌به‌چپ، بیست گونه',
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (element: Element) => element.getBoundingClientRect();

/** That each lies farther left than the one before it. */
async function goLeft(elements: readonly Element[]) {
  const middles = elements.map((element) => box(element).left + box(element).width / 2);
  await expect(middles.length).toBeGreaterThan(1);
  // A set: what lies on one place is in no order.
  await expect(middles).toEqual([...new Set(middles)].toSorted((a, b) => b - a));
}

/** Where a word of a text is drawn. */
function wordBox(element: Element, word: string): DOMRect {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const at = walker.currentNode.textContent?.indexOf(word) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(walker.currentNode, at);
    range.setEnd(walker.currentNode, at + word.length);
    return range.getBoundingClientRect();
  }
  throw new Error(`${word} is not in the text`);
}

const directionOf = (element: Element) => getComputedStyle(element).direction;

const onChange = fn();

export const Sliders: Story = {
  name: '۱ لغزنده',
  render: () => (
    <Slider
      label="سؤال در روز"
      defaultValue={10}
      maxValue={30}
      format={(value) => `${formatNumber(value)} سؤال`}
      onChangeEnd={onChange}
    />
  ),
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    const before = box(slider).left;
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(onChange).toHaveBeenLastCalledWith(11);
    await expect(box(slider).left).toBeLessThan(before);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(onChange).toHaveBeenLastCalledWith(9);
    await expect(box(slider).left).toBeGreaterThan(before);
  },
};

const pages = ['Unit 3', 'فصل ۴', 'Unit 5', 'فصل ۶'].map((name) => ({
  id: name,
  name,
  content: <Text>{`${name}: صفحه‌های ۴۰ تا ۴۵`}</Text>,
}));

export const Carousels: Story = {
  name: '۲ چرخ‌وفلک',
  render: () => <Carousel label="درس‌ها" slides={pages} slidesPerView={2} onChange={onChange} />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'اسلاید بعدی' });
    const line = canvas.getByRole('group', { name: 'اسلایدها' });
    await goLeft([canvas.getByRole('button', { name: 'اسلاید قبلی' }), next]);
    await goLeft([...line.children]);
    line.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(onChange).toHaveBeenLastCalledWith(pages[1]);
  },
};

const steps = [
  { id: 'pages', title: 'صفحه‌های کتاب', description: '۴۰ تا ۴۵' },
  { id: 'skills', title: 'مهارت‌ها' },
  { id: 'send', title: 'فرستادن' },
];

export const Progress: Story = {
  name: '۳ پیشرفت و گام‌ها',
  render: () => (
    <Stack gap={6}>
      <ProgressBar label="تکلیف Unit 3" value={7} max={29} />
      <Stepper aria-label="ساختن تکلیف" steps={steps} current="skills" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await goLeft(canvas.getAllByRole('listitem'));
    const bar = canvas.getByRole('progressbar');
    const fill = bar.firstElementChild as Element;
    await expect(box(fill).right).toBeCloseTo(box(bar).right, 0);
    await expect(box(fill).width).toBeLessThan(box(bar).width / 2);
  },
};

export const Arrows: Story = {
  name: '۴ پیکان‌ها و صفحه‌بندی',
  render: () => <Pagination page={3} size={20} total={94} onPageChange={onChange} />,
  play: async ({ canvas }) => {
    const [previous, next] = [/صفحهٔ قبل/, 'صفحهٔ بعد'].map((name) => canvas.getByRole('button', { name }));
    if (previous === undefined || next === undefined) throw new Error('no buttons');
    await goLeft([previous, next]);
    await userEvent.click(next);
    await expect(onChange).toHaveBeenLastCalledWith(4);
  },
};

export const Keys: Story = {
  name: '۵ کلیدهای پیکان',
  render: () => (
    <Tabs
      label="بخش‌های کلاس"
      items={[
        { id: 'works', title: 'تکلیف‌ها', content: 'دو تکلیف باز است.' },
        { id: 'words', title: 'Words', content: '۱۴ واژه از Unit 3' },
        { id: 'people', title: 'دانش‌آموزان', content: '۲۹ نفر' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const tabs = await canvas.findAllByRole('tab');
    await goLeft(tabs);
    tabs[0]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tabs[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tabs[0]).toHaveFocus();
  },
};

export const Drawers: Story = {
  name: '۶ کشو',
  parameters: { docs: { story: { inline: false, height: 360 } } },
  render: () => (
    <DialogTrigger>
      <Button variant="secondary">تنظیمات</Button>
      <Drawer title="تنظیمات">
        <Text>نام کاربری: maryam.rezaei</Text>
      </Drawer>
    </DialogTrigger>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'تنظیمات' });
    await userEvent.click(button);
    const drawer = await screen.findByRole('dialog', { name: 'تنظیمات' });
    await waitFor(() => expect(box(drawer).right).toBe(window.innerWidth));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Toasts: Story = {
  name: '۷ پیام گذرا',
  parameters: { docs: { story: { inline: false, height: 240 } } },
  beforeEach: () => () => toast.closeAll(),
  render: () => (
    <>
      <Button onPress={() => toast('فایل report-3.pdf فرستاده شد.', { duration: null })}>فرستادن</Button>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'فرستادن' }));
    const words = await screen.findByText('فایل report-3.pdf فرستاده شد.');
    await expect(directionOf(words)).toBe('rtl');
    await goLeft([words, screen.getByRole('button', { name: 'بستن پیام' })]);
    await expect(wordBox(words, 'فایل').left).toBeGreaterThan(wordBox(words, 'فرستاده').right);
    await userEvent.click(screen.getByRole('button', { name: 'بستن پیام' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

const pupils = [
  { name: 'Sara احمدی', right: 22, change: -3 },
  { name: 'پارسا کریمی', right: 8, change: 5 },
];

export const Tables: Story = {
  name: '۸ جدول',
  render: () => (
    <Table
      caption="پاسخ‌های درست"
      rows={pupils}
      rowKey={({ name }) => name}
      columns={[
        { id: 'name', header: 'نام', cell: ({ name }) => name },
        { id: 'right', header: 'درست', isNumeric: true, cell: ({ right }) => formatNumber(right) },
        { id: 'change', header: 'تغییر', isNumeric: true, cell: ({ change }) => formatNumber(change) },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await goLeft(await canvas.findAllByRole('columnheader'));
    const name = canvas.getByText('Sara احمدی');
    await expect(wordBox(name, 'Sara').left).toBeGreaterThan(wordBox(name, 'احمدی').right - 1);
    const change = canvas.getByText(/^\u200e?[−-]\u200e?۳$/);
    await expect(wordBox(change, '۳').left).toBeGreaterThan(box(change).left);
  },
};

export const Charts: Story = {
  name: '۹ نمودار',
  render: () => (
    <BarChart
      title="پاسخ‌های هفته"
      data={['شنبه', 'یکشنبه', 'دوشنبه'].map((label, at) => ({ label, value: [42, 58, 31][at] ?? 0 }))}
    />
  ),
  play: async ({ canvas }) => {
    const reader = canvas.getByRole('slider', { name: 'پاسخ‌های هفته، مقدارها' });
    reader.focus();
    await userEvent.keyboard('{Home}');
    await expect(reader).toHaveAttribute('aria-valuetext', 'شنبه: ۴۲');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(reader).toHaveAttribute('aria-valuetext', 'یکشنبه: ۵۸');
    // The first bar is at the right.
    const { right, top } = box(reader);
    await userEvent.pointer({ target: reader, coords: { clientX: right - 8, clientY: top + 40 } });
    await expect(reader).toHaveAttribute('aria-valuetext', 'شنبه: ۴۲');
  },
};

export const Dates: Story = {
  name: '۱۰ تاریخ',
  render: () => <DateField label="روز تولد" onChange={onChange} />,
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('spinbutton');
    await goLeft(parts);
    parts[0]?.focus();
    await userEvent.paste('1394/07/15');
    await expect(onChange).toHaveBeenLastCalledWith('2015-10-07');
  },
};

export const Weeks: Story = {
  name: '۱۱ هفته',
  render: () => <Calendar aria-label="روز آزمون" defaultValue="2026-11-18" onChange={onChange} />,
  play: async ({ canvas }) => {
    const days = [/^شنبه ۲۳ آبان/, /^یکشنبه ۲۴ آبان/, /^جمعه ۲۹ آبان/];
    await goLeft(days.map((name) => canvas.getByRole('button', { name })));
    await userEvent.click(canvas.getByRole('button', { name: /چهارشنبه ۲۷ آبان ۱۴۰۵/ }));
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith('2026-11-19');
  },
};

export const Times: Story = {
  name: '۱۲ ساعت',
  render: () => <TimeField label="شروع" defaultValue="08:15" />,
  play: async ({ canvas }) => {
    const [hour, minute] = canvas.getAllByRole('spinbutton');
    if (hour === undefined || minute === undefined) throw new Error('no hour and minute');
    await goLeft([minute, hour]);
    minute.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(hour).toHaveFocus();
  },
};

export const Phones: Story = {
  name: '۱۳ شمارهٔ تلفن',
  render: () => <PhoneField label="موبایل" onChange={onChange} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '+98 912 ٣٤٥ ۶۷۸۹');
    await expect(directionOf(input)).toBe('ltr');
    await expect(onChange).toHaveBeenLastCalledWith('09123456789');
  },
};

export const Addresses: Story = {
  name: '۱۴ ایمیل و مسیر فایل',
  render: () => (
    <Stack>
      <TextField label="ایمیل" defaultValue="sara.ahmadi@example.ir" dir="ltr" />
      <DescriptionList
        items={[
          {
            term: 'فایل',
            description: (
              <>
                در <bdi dir="ltr">/home/sara/unit-3/</bdi> است.
              </>
            ),
          },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(directionOf(canvas.getByRole('textbox'))).toBe('ltr');
    const path = canvas.getByText('/home/sara/unit-3/');
    // The slashes at both ends stay there.
    await expect(wordBox(path, '/home').left).toBeCloseTo(box(path).left, 0);
    await expect(wordBox(path, 'unit-3/').right).toBeCloseTo(box(path).right, 0);
  },
};

export const Numbers: Story = {
  name: '۱۵ رقم، علامت و ممیز',
  render: () => <NumberField label="دما" unit="درجه" minValue={-50} maxDecimals={2} onChange={onChange} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '-٤5/۵');
    await expect(input).toHaveValue('−۴۵٫۵');
    await expect(onChange).toHaveBeenLastCalledWith(-45.5);
    await expect(directionOf(input)).toBe('ltr');
  },
};

export const Units: Story = {
  name: '۱۶ قیمت، یکا و بازه',
  render: () => (
    <Stack>
      <NumberField label="شهریه" unit="تومان" isGrouped hasNoSteppers defaultValue={1_250_000} />
      <Text>صفحه‌های ۴۰ تا ۴۵</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('۱٬۲۵۰٬۰۰۰');
    await goLeft([input, canvas.getByText('تومان')]);
    const range = canvas.getByText('صفحه‌های ۴۰ تا ۴۵');
    await expect(wordBox(range, '۴۰').left).toBeGreaterThan(wordBox(range, '۴۵').right);
  },
};

const half: MathNode = {
  t: 'fraction',
  numerator: { t: 'number', value: '1' },
  denominator: { t: 'number', value: '2' },
};
const sum: MathNode = {
  t: 'row',
  children: [{ t: 'number', value: '3' }, { t: 'operator', sign: '+' }, half],
};

export const Formulas: Story = {
  name: '۱۷ فرمول',
  render: () => (
    <p>
      حاصل <MathText math={sum} /> را بنویس.
    </p>
  ),
  play: async ({ canvasElement }) => {
    const math = canvasElement.querySelector('math');
    const [three, sign] = [...canvasElement.querySelectorAll('mn, mo')];
    if (math === null || three === undefined || sign === undefined) throw new Error('no formula');
    await expect(directionOf(math)).toBe('ltr');
    await goLeft([sign, three]);
  },
};

const TWO_SCRIPTS = 'Unit 3 (p. 12) را هم می‌توانم همین امروز شروع کنم یا باید تا شنبه بمانم؟';

export const Ellipses: Story = {
  name: '۱۸ سه‌نقطه',
  render: () => (
    <div style={{ maxInlineSize: 220 }}>
      <Text lines={1}>{TWO_SCRIPTS}</Text>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(readingEnds(canvas.getByText(TWO_SCRIPTS))).toEqual({ isFirstInSight: true, isLastInSight: false });
  },
};

export const TrailingMarks: Story = {
  name: '۱۹ نشانهٔ پایان',
  render: () => <TextField label="پیام" defaultValue="Hello!" />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'پیام' });
    await expect(directionOf(input)).toBe('ltr');
    await userEvent.clear(input);
    await userEvent.type(input, 'سلام Sara!');
    await expect(directionOf(input)).toBe('rtl');
  },
};

const words = ['می‌بدی', 'آذربایجان', 'نیم‌روز', 'Unit 3'].map((label) => ({ value: label, label }));

export const Letters: Story = {
  name: '۲۰ ی، ک و نیم‌فاصله',
  render: () => <ComboBox label="واژه" options={words} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    for (const [typed, word] of [
      ['م\u064aبد', 'می‌بدی'],
      ['اذر', 'آذربایجان'],
      ['ن\u064aم روز', 'نیم‌روز'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await waitFor(() => expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([word]));
    }
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
