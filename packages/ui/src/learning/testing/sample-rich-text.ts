import type { RichTextDocument } from '@mashq/curriculum/rich-text';

/** A message with all that can be written, in Persian, Latin and formulas. */
export const SAMPLE_RICH_TEXT: RichTextDocument = {
  blocks: [
    { t: 'heading', content: [{ t: 'text', text: 'برای روز شنبه' }] },
    {
      t: 'paragraph',
      content: [
        { t: 'text', text: 'بچه‌ها، حاصل ' },
        { t: 'formula', source: '3/4 + 2 1/2 = □' },
        { t: 'text', text: ' را با ' },
        { t: 'text', text: 'مخرج مشترک', isBold: true },
        { t: 'text', text: ' پیدا کنید و در برنامهٔ ' },
        { t: 'text', text: 'GeoGebra 5', isItalic: true },
        { t: 'text', text: ' ببینید!' },
      ],
    },
    {
      t: 'list',
      isOrdered: true,
      items: [
        [{ t: 'text', text: 'صفحهٔ 42، کار در کلاس' }],
        [
          { t: 'text', text: 'تمرین ' },
          { t: 'formula', source: '12 ÷ (5−2)' },
        ],
        [{ t: 'text', text: 'Geometry, page 7!' }],
      ],
    },
    {
      t: 'list',
      isOrdered: false,
      items: [[{ t: 'text', text: 'خط‌کش' }], [{ t: 'text', text: 'نقاله' }]],
    },
    {
      t: 'paragraph',
      content: [
        { t: 'text', text: 'فیلم درس در ' },
        { t: 'text', text: 'شبکهٔ رشد', href: 'https://roshd.ir/' },
        { t: 'text', text: ' است.' },
        { t: 'break' },
        { t: 'text', text: 'موفق باشید.' },
      ],
    },
  ],
};
