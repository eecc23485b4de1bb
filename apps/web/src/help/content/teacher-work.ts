import { type Guide, type Part, step } from '../guide.ts';

const openHomework: Part = ['link', 'صفحه‌های ۱۲ تا ۱۷'];
const lastQuiz: Part = ['link', 'آزمون ماه دوم'];

/** Guides of teachers: work that is assigned, and what comes back. */
export const workGuides = [
  {
    id: 'new-homework',
    title: 'ساختن تکلیف',
    summary: 'محدودهٔ کتاب را بگویید؛ سؤال‌های هر دانش‌آموز ساخته می‌شود.',
    keywords: 'تکلیف تازه صفحه درس مهلت',
    steps: [
      step('در فهرست تکلیف‌ها، تکلیف تازه را باز کنید.', '/teacher/homeworks', ['link', 'تکلیف تازه']),
      step('کلاس را انتخاب کنید.', '/teacher/homeworks/new', ['radiogroup', 'کلاس']),
      step('از صفحه تا صفحهٔ کتاب را بنویسید، یا به‌جای آن یک درس را انتخاب کنید.', '/teacher/homeworks/new', [
        'textbox',
        'از صفحهٔ',
      ]),
      step('مهلت را تعیین کنید. تکلیف تا پایان آن روز جواب می‌گیرد.', '/teacher/homeworks/new', ['button', 'مهلت']),
      step('اگر بخواهید، تکلیف را فقط به بعضی گروه‌ها بدهید.', '/teacher/homeworks/new', ['group', 'برای کدام گروه‌ها']),
    ],
  },
  {
    id: 'homework-list',
    title: 'پیدا کردن یک تکلیف',
    summary: 'باز، زمان‌بندی‌شده، پیش‌نویس یا بسته.',
    keywords: 'فهرست پیش‌نویس بایگانی',
    steps: [
      step('با وضعیت، فهرست را کوتاه کنید.', '/teacher/homeworks', ['radiogroup', 'وضعیت']),
      step('یا فقط تکلیف‌های یک کلاس را ببینید.', '/teacher/homeworks', ['radiogroup', 'کلاس']),
      step('پیش‌نویس را از همان‌جا که مانده ادامه دهید. پیش‌نویس را فقط خودتان می‌بینید.', '/teacher/homeworks', [
        'link',
        'ادامهٔ ساخت',
      ]),
    ],
  },
  {
    id: 'homework-report',
    title: 'خواندن گزارش یک تکلیف',
    summary: 'چه کسی تحویل داده و چه کسی کمک می‌خواهد.',
    keywords: 'گزارش تحویل مهلت تمدید کمک',
    steps: [
      step('از خانه، تکلیف باز را انتخاب کنید.', '/teacher', openHomework),
      step('این نوار می‌گوید چند نفر تحویل داده‌اند.', '/teacher', ['progressbar', 'تحویل‌داده‌ها'], openHomework),
      step('اول کسانی می‌آیند که کمک می‌خواهند یا شروع نکرده‌اند.', '/teacher', ['heading', 'هر کس کجاست'], openHomework),
      step('اگر وقت بیشتری لازم است، مهلت را تغییر دهید.', '/teacher', ['button', 'تغییر مهلت'], openHomework),
    ],
  },
  {
    id: 'package',
    title: 'ساختن بسته',
    summary: 'درس، تمرین و آزمون در یک مسیر.',
    keywords: 'بسته فعالیت آماده ترتیب',
    steps: [
      step('در فهرست بسته‌ها، بستهٔ تازه را باز کنید.', '/teacher/packages', ['link', 'بستهٔ تازه']),
      step('از یک درس آماده شروع کنید تا فعالیت‌ها چیده شوند.', '/teacher/packages/new', [
        'button',
        'بستهٔ آماده از درس',
      ]),
      step('هر فعالیتی را که بخواهید اضافه کنید.', '/teacher/packages/new', ['button', 'افزودن فعالیت']),
      step('بگویید فعالیت‌ها به ترتیب باز شوند یا به دلخواه دانش‌آموز.', '/teacher/packages/new', [
        'radiogroup',
        'ترتیب',
      ]),
    ],
  },
  {
    id: 'review',
    title: 'مرور با گروه‌های پیشنهادی',
    summary: 'هر گروه مهارت‌هایی را تمرین می‌کند که هنوز یاد نگرفته است.',
    keywords: 'مرور گروه پیشنهاد مهارت',
    steps: [
      step('در فهرست مرورها، مرور تازه را باز کنید.', '/teacher/reviews', ['link', 'مرور تازه']),
      step('گروه‌ها از روی یادگیری کلاس پیشنهاد شده‌اند. نام هر کدام را می‌توانید تغییر دهید.', '/teacher/reviews/new', [
        'textbox',
        'نام گروه',
      ]),
      step('مهارتی را کم یا زیاد کنید.', '/teacher/reviews/new', ['button', 'افزودن مهارت']),
      step('ببینید چه کسانی در گروه هستند و اگر لازم است جابه‌جا کنید.', '/teacher/reviews/new', [
        'button',
        'دانش‌آموزان:',
      ]),
    ],
  },
  {
    id: 'new-quiz',
    title: 'ساختن آزمون',
    summary: 'سؤال‌های یکسان برای همه، در زمانی که می‌گویید.',
    keywords: 'آزمون امتحان سطح زمان امتیاز',
    steps: [
      step('در گزارش آزمون‌ها، آزمون تازه را باز کنید.', '/teacher/quiz-reports', ['link', 'آزمون تازه']),
      step('صفحه‌های کتاب را بنویسید یا مهارت‌ها را انتخاب کنید.', '/teacher/quiz/new', ['textbox', 'از صفحهٔ']),
      step('سطح سؤال‌ها را تعیین کنید.', '/teacher/quiz/new', ['radiogroup', 'سطح سؤال‌ها']),
      step('زمان شروع و مدت آزمون را بگویید.', '/teacher/quiz/new', ['heading', 'کی و چقدر']),
    ],
  },
  {
    id: 'papers',
    title: 'آزمون نوبت و مرور فصل',
    summary: 'آزمونی از کتاب، آماده برای کلاس یا چاپ، با کلیدی در برگهٔ خودش.',
    keywords: 'نوبت اول دوم مرور فصل امتحان چاپ کلید آماده',
    steps: [
      step('در گزارش آزمون‌ها، آزمون‌های آماده را باز کنید.', '/teacher/quiz-reports', ['link', 'آزمون‌های آماده']),
      step('آزمون یک نوبت یا مرور یک فصل را انتخاب کنید؛ سهم هر فصل نوشته شده است.', '/teacher/quiz/papers', [
        'heading',
        'آزمون‌های نوبت',
      ]),
      step('آن را پیش‌نویس آزمون کنید تا پیش از فرستادن، سؤال‌ها را ببینید.', '/teacher/quiz/papers', [
        'button',
        'پیش‌نویس آزمون: آزمون نوبت اول',
      ]),
      step('یا چاپش کنید؛ کلید پاسخ‌ها در برگه‌ای جدا می‌آید.', '/teacher/quiz/papers', ['link', 'چاپ آزمون نوبت اول']),
    ],
  },
  {
    id: 'quiz-report',
    title: 'نتیجهٔ آزمون',
    summary: 'پراکندگی امتیازها، سؤال‌های سخت و اعلام نتیجه.',
    keywords: 'آزمون نتیجه اعلام نمودار',
    steps: [
      step('در فهرست، آزمونی را که تمام شده باز کنید.', '/teacher/quiz-reports', lastQuiz),
      step('هر نمودار جدولی هم دارد.', '/teacher/quiz-reports', ['button', 'نمایش جدول'], lastQuiz),
      step('برای نمایش در کلاس، نام‌ها را پنهان کنید.', '/teacher/quiz-reports', ['switch', 'بدون نام'], lastQuiz),
      step('گزارش را به‌صورت فایل بگیرید.', '/teacher/quiz-reports', ['button', 'خروجی'], lastQuiz),
    ],
  },
  {
    id: 'print',
    title: 'چاپ برگهٔ تمرین',
    summary: 'برای هر دانش‌آموز برگه‌ای جدا، با کلید پاسخ.',
    keywords: 'چاپ کاغذ برگه کلید',
    steps: [
      step('مهارت‌هایی را که می‌خواهید اضافه کنید.', '/teacher/print', ['combobox', 'افزودن مهارت']),
      step('بگویید برای هر دانش‌آموز برگه‌ای جدا باشد یا چند نسخهٔ عمومی.', '/teacher/print', [
        'radiogroup',
        'برای چه کسی',
      ]),
      step('جای حل را به اندازهٔ لازم بگذارید.', '/teacher/print', ['radiogroup', 'جای حل']),
      step('کلید پاسخ‌ها در برگه‌ای جدا چاپ می‌شود.', '/teacher/print', ['switch', 'کلید پاسخ‌ها']),
    ],
  },
] as const satisfies readonly Guide[];
