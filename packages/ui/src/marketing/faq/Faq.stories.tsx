import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Link } from '../../actions/link/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { Faq } from './Faq.tsx';
import { SearchableFaq } from './SearchableFaq.tsx';

const items = [
  {
    id: 'pages',
    question: 'تکلیف را چطور با صفحهٔ کتاب بدهم؟',
    answer: 'کلاس را انتخاب کنید و بنویسید از چه صفحه‌ای تا چه صفحه‌ای. مهارت‌های همان صفحه‌ها فهرست می‌شود.',
  },
  { id: 'fresh', question: 'سؤال‌های دو دانش‌آموز یکی است؟', answer: 'نه. مهارت یکی است و عددها برای هر کس فرق دارد.' },
  {
    id: 'offline',
    question: 'اگر اینترنت قطع شود چه؟',
    answer: (
      <>
        پاسخ‌ها می‌مانند و وقتی شبکه برگردد، فرستاده می‌شوند. <Link href="#guide">راهنمای کار بی‌اینترنت</Link>
      </>
    ),
    keywords: 'آفلاین شبکه قطعی',
  },
  { id: 'ranks', question: 'بچه‌ها با هم رتبه‌بندی می‌شوند؟', answer: 'نه. هر کس تنها پیشرفت خودش را می‌بیند.' },
];

const meta = {
  title: 'معرفی/Faq',
  component: Faq,
  subcomponents: { SearchableFaq },
  tags: ['autodocs'],
  args: { items },
  parameters: {
    docs: {
      description: {
        component:
          'پرسش‌هایی که پاسخشان باز می‌شود. نشانی `#offline` همان پرسش را باز می‌کند، به آن می‌رود و تمرکز را به آن می‌دهد. **بکن:** پرسش را با واژه‌های خواننده بنویس و برای پاسخ غیرمتنی `words` بده؛ از هفت‌هشت پرسش به بالا `SearchableFaq` را بردار که جستجو دارد. **نکن:** شناسه‌ای را که پیوندش پخش شده عوض نکن.\n\n| کلید | کار |\n|---|---|\n| Tab | جستجو، سپس پرسش‌ها |\n| Enter یا Space | باز و بسته |\n| Escape در جستجو | پاک کردن آن |',
      },
    },
  },
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Search: Story = {
  name: 'جستجو',
  render: (args) => <SearchableFaq {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'جستجو در پرسش‌ها' }), 'شبکه');
    await expect(canvas.getByRole('status')).toHaveTextContent('۱ پرسش');
    await userEvent.click(canvas.getByRole('button', { name: 'اگر اینترنت قطع شود چه؟' }));
    await waitFor(() => expect(canvas.getByText(/پاسخ‌ها می‌مانند/)).toBeVisible());
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack gap={10}>
      <SearchableFaq items={items} />
      <Faq items={items.slice(0, 2).map((item) => ({ ...item, id: `plain-${item.id}` }))} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const question = canvas.getAllByRole('button', { name: 'سؤال‌های دو دانش‌آموز یکی است؟' })[1];
    if (question === undefined) throw new Error('no question');
    await userEvent.click(question);
    await waitFor(() => expect(question).toHaveAttribute('aria-expanded', 'true'));
    question.blur();
  },
};
