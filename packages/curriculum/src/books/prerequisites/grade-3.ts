import type { PrerequisiteTable } from './prerequisite.ts';

/** What the skills of grade 3 build on, in the book's order. A skill that is not here builds on nothing of these books. */
export const prerequisitesOfGrade3: PrerequisiteTable = {
  // الگوها
  'g3-pattern-repeating-shape': {
    'g3-pattern-figure-next': 'هر الگو از نظم شکل‌ها شناخته می‌شود',
  },
  'g3-pattern-number-next': {
    'g3-pattern-figure-next': 'تعداد قسمت‌های شکل‌ها خودش الگوی عددی است',
  },
  'g3-skip-count': {
    'g3-pattern-number-next': 'شمردن چندتا چندتا یک الگوی عددی است',
  },
  'g3-skip-count-numberline': {
    'g3-skip-count': 'هر پرش یک بار شمردن چندتایی است',
  },
  'g3-skip-count-rule': {
    'g3-skip-count': 'قاعده را از فاصلهٔ دو عدد پشت سر هم می‌یابیم',
  },
  'g3-machine-output': {
    'g3-skip-count': 'ماشین با هر ورودی یک کار ثابت می‌کند',
  },
  'g3-machine-input': {
    'g3-machine-output': 'باید راه ماشین را برعکس رفت',
  },
  'g3-machine-rule': {
    'g3-machine-output': 'قانون را با ورودی و خروجی‌های معلوم می‌آزماییم',
    'g3-skip-count-rule': 'قاعده از تفاوت عددها پیدا می‌شود',
  },
  'g3-clock-read': {
    'g3-skip-count': 'دقیقه‌ها پنج‌تا پنج‌تا شمرده می‌شود',
  },
  'g3-clock-pm-to-24': {
    'g3-clock-read': 'اول باید ساعت را خواند',
  },
  'g3-clock-24-to-pm': {
    'g3-clock-pm-to-24': 'همان رابطه است، از آن سو',
  },
  'g3-clock-duration': {
    'g3-clock-read': 'فاصلهٔ دو ساعت خوانده می‌خواهد',
  },
  'g3-symmetry-line-count': {
    'g3-symmetry-complete': 'خط تقارن را از دو نیمهٔ جور می‌شناسیم',
  },
  // عددهای چهار رقمی
  'g3-ps-list-all': {
    'g3-pattern-repeating-shape': 'نوشتن با نظم، خودش یک الگوست',
  },
  'g3-thousand-bundles': {
    'g3-skip-count': 'هزار را با شمردن صدتا صدتا می‌سازیم',
  },
  'g3-read-four-digit': {
    'g3-thousand-bundles': 'رقم اول تعداد هزارتایی‌هاست',
  },
  'g3-write-four-digit': {
    'g3-read-four-digit': 'نوشتن، برعکس خواندن است',
  },
  'g3-place-digit': {
    'g3-read-four-digit': 'جای هر رقم در عدد خوانده معلوم است',
  },
  'g3-place-value-of-digit': {
    'g3-place-digit': 'ارزش رقم از جای آن می‌آید',
  },
  'g3-expanded-form': {
    'g3-place-value-of-digit': 'گسترده، جمع ارزش رقم‌هاست',
  },
  'g3-place-blocks': {
    'g3-thousand-bundles': 'بسته‌ها همان هزارتایی و صدتایی‌اند',
    'g3-write-four-digit': 'عدد بسته‌ها نوشته می‌شود',
  },
  'g3-digits-largest-smallest': {
    'g3-place-value-of-digit': 'رقم بزرگ‌تر را جای باارزش‌تر می‌گذاریم',
  },
  'g3-money-total': {
    'g3-place-value-of-digit': 'پول‌ها هزارتایی و صدتایی‌اند',
  },
  'g3-money-rial-toman': {
    'g3-money-total': 'هر ده ریال یک تومان است',
  },
  'g3-money-change': {
    'g3-money-total': 'بقیه، تفاوت پول و قیمت است',
  },
  'g3-round-10-100-1000': {
    'g3-place-digit': 'باید رقم جای خواسته‌شده را شناخت',
  },
  'g3-round-numberline': {
    'g3-round-10-100-1000': 'نزدیک‌ترین عدد روی محور دیده می‌شود',
    'g3-skip-count-numberline': 'محور پرش‌های برابر دارد',
  },
  // عددهای کسری
  'g3-ps-draw-figure': {
    'g3-ps-list-all': 'شکل هم مانند فهرست، مسئله را منظم می‌کند',
  },
  'g3-fraction-shade': {
    'g3-fraction-shaded': 'همان کسر را این بار می‌سازیم',
  },
  'g3-fraction-equal-parts': {
    'g3-fraction-shaded': 'کسر فقط با قسمت‌های مساوی معنی دارد',
  },
  'g3-fraction-words': {
    'g3-fraction-shaded': 'نام کسر از صورت و مخرج آن است',
  },
  'g3-fraction-of-set': {
    'g3-fraction-shaded': 'دسته هم به قسمت‌های مساوی بخش می‌شود',
  },
  'g3-fraction-numberline': {
    'g3-fraction-shaded': 'واحد محور هم به قسمت‌های مساوی بخش می‌شود',
    'g3-skip-count-numberline': 'هر قسمت یک پرش مساوی است',
  },
  'g3-fraction-of-length': {
    'g3-fraction-of-set': 'متر، صد سانتی‌متر است و کسری از آن خواسته می‌شود',
  },
  'g3-fraction-of-hour': {
    'g3-fraction-shaded': 'صفحهٔ ساعت به قسمت‌های مساوی بخش می‌شود',
    'g3-clock-read': 'دقیقه‌های ساعت را باید شناخت',
  },
  'g3-fraction-equal-figure': {
    'g3-fraction-shade': 'دو کسر با رنگ کردن برابر دیده می‌شوند',
  },
  'g3-fraction-equal-missing': {
    'g3-fraction-equal-figure': 'جای خالی از برابری شکل‌ها پیدا می‌شود',
  },
  'g3-fraction-compare': {
    'g3-fraction-shaded': 'کسر بزرگ‌تر جای بیشتری را رنگ می‌کند',
  },
  'g3-fraction-order': {
    'g3-fraction-compare': 'مرتب کردن، چند مقایسه است',
  },
  // ضرب و تقسیم
  'g3-ps-number-sentence': {
    'g3-money-change': 'داستان را باید به جمع و تفریق برگرداند',
  },
  'g3-missing-number': {
    'g3-ps-number-sentence': 'جای خالی در یک عبارت ریاضی است',
  },
  'g3-mult-groups': {
    'g3-skip-count': 'دسته‌های مساوی چندتا چندتا شمرده می‌شوند',
  },
  'g3-mult-array': {
    'g3-mult-groups': 'هر ردیف یک دستهٔ مساوی است',
  },
  'g3-mult-repeated-addition': {
    'g3-mult-groups': 'جمع تکراری، جمع دسته‌های مساوی است',
  },
  'g3-times-table': {
    'g3-mult-groups': 'معنی هر ضرب دسته‌های مساوی است',
    'g3-skip-count': 'حاصل‌ها با شمردن چندتایی ساخته می‌شوند',
  },
  'g3-times-missing-factor': {
    'g3-times-table': 'عامل گم‌شده در جدول ضرب است',
  },
  'g3-mult-word': {
    'g3-times-table': 'حاصل از جدول ضرب می‌آید',
    'g3-mult-groups': 'داستان دسته‌های مساوی دارد',
  },
  'g3-mult-commutative': {
    'g3-mult-array': 'ردیف و ستون را می‌شود جابه‌جا کرد',
  },
  'g3-mult-zero-one': {
    'g3-mult-groups': 'صفر دسته یا یک دسته را باید فهمید',
  },
  'g3-mult-split': {
    'g3-mult-array': 'آرایه را می‌شود دو تکه کرد',
    'g3-times-table': 'دو ضرب ساده‌تر از جدول می‌آیند',
  },
  'g3-division-sharing': {
    'g3-mult-groups': 'تقسیم، ساختن دسته‌های مساوی است',
  },
  'g3-division-facts': {
    'g3-times-table': 'خارج‌قسمت در جدول ضرب است',
    'g3-division-sharing': 'معنی تقسیم دسته‌های مساوی است',
  },
  'g3-division-family': {
    'g3-division-facts': 'هر ضرب دو تقسیم می‌دهد',
  },
  // محیط و مساحت
  'g3-ps-sub-problem': {
    'g3-money-change': 'هر مرحله یک جمع یا تفریق است',
  },
  'g3-segment-measure': {
    'g3-line-kind': 'آنچه اندازه می‌گیریم پاره‌خط است',
  },
  'g3-segment-count': {
    'g3-line-kind': 'پاره‌خط دو سر دارد',
    'g3-ps-list-all': 'با نظم شمرده می‌شود',
  },
  'g3-circle-radius': {
    'g3-segment-measure': 'شعاع یک پاره‌خط است',
  },
  'g3-perimeter-polygon': {
    'g3-segment-measure': 'محیط جمع طول ضلع‌هاست',
  },
  'g3-perimeter-rectangle': {
    'g3-perimeter-polygon': 'مستطیل یک چندضلعی است',
  },
  'g3-perimeter-missing-side': {
    'g3-perimeter-rectangle': 'از محیط به ضلع برمی‌گردیم',
    'g3-missing-number': 'ضلع نامعلوم یک جای خالی است',
  },
  'g3-area-count-squares': {
    'g3-mult-array': 'مربع‌ها ردیف و ستون دارند',
  },
  'g3-area-compare': {
    'g3-area-count-squares': 'سطح‌ها را با تعداد مربع‌ها می‌سنجیم',
  },
  'g3-area-draw': {
    'g3-area-count-squares': 'شکلی با همان تعداد مربع ساخته می‌شود',
  },
  'g3-area-rectangle': {
    'g3-area-count-squares': 'تعداد مربع‌ها با ضرب پیدا می‌شود',
    'g3-times-table': 'طول ضرب‌در عرض',
  },
  'g3-area-unit-choice': {
    'g3-area-rectangle': 'واحد سطح یک مربع است',
  },
  'g3-area-vs-perimeter': {
    'g3-area-rectangle': 'یکی سطح است',
    'g3-perimeter-rectangle': 'دیگری دور شکل است',
  },
  // جمع و تفریق
  'g3-ps-simpler': {
    'g3-ps-sub-problem': 'راه مسئلهٔ ساده روی مسئلهٔ اصلی می‌آید',
  },
  'g3-compare-numbers': {
    'g3-place-digit': 'از رقم باارزش‌تر شروع می‌کنیم',
  },
  'g3-order-numbers': {
    'g3-compare-numbers': 'مرتب کردن، چند مقایسه است',
  },
  'g3-between-numbers': {
    'g3-compare-numbers': 'از یکی بزرگ‌تر و از دیگری کوچک‌تر است',
  },
  'g3-add-mental': {
    'g3-expanded-form': 'عددها را برای جمع ذهنی باز می‌کنیم',
  },
  'g3-addsub-estimate': {
    'g3-round-10-100-1000': 'اول عددها را گرد می‌کنیم',
    'g3-add-mental': 'بعد ذهنی حساب می‌کنیم',
  },
  'g3-addsub-word': {
    'g3-add-mental': 'جمع و تفریق داستان را باید حساب کرد',
    'g3-ps-number-sentence': 'داستان به عبارت ریاضی برمی‌گردد',
  },
  'g3-addsub-inverse': {
    'g3-missing-number': 'تفریق، جای خالی جمع را می‌دهد',
  },
  'g3-add-table-3digit': {
    'g3-place-digit': 'رقم‌های هم‌مرتبه زیر هم می‌آیند',
  },
  'g3-add-table-4digit': {
    'g3-add-table-3digit': 'یک ستون هزارگان بیشتر دارد',
  },
  'g3-add-missing-digit': {
    'g3-add-table-4digit': 'رقم گم‌شده در ستون جمع است',
    'g3-missing-number': 'هر ستون یک جای خالی دارد',
  },
  'g3-sub-table': {
    'g3-add-table-4digit': 'ستون‌های ارزش مکانی همان است',
    'g3-addsub-inverse': 'تفریق برعکس جمع است',
  },
  'g3-sub-across-zero': {
    'g3-sub-table': 'باید از مرتبهٔ بعدی باز کرد',
  },
  // آمار و احتمال
  'g3-ps-guess-check': {
    'g3-add-mental': 'هر حدس را با حساب می‌آزماییم',
  },
  'g3-tally-read': {
    'g3-skip-count': 'چوب‌خط‌ها پنج‌تا پنج‌تا شمرده می‌شوند',
  },
  'g3-data-table': {
    'g3-tally-read': 'جدول تعداد چوب‌خط‌ها را نگه می‌دارد',
  },
  'g3-chance-compare': {
    'g3-chance-words': 'شانس بیشتر بین ممکن‌هاست',
  },
  'g3-chance-colour-spinner': {
    'g3-chance-compare': 'چرخنده را با شانس خواسته‌شده می‌سازیم',
  },
  'g3-pie-read': {
    'g3-fraction-shaded': 'هر قسمت، بخشی از دایره است',
  },
  'g3-pie-colour': {
    'g3-pie-read': 'همان نمودار را این بار می‌سازیم',
    'g3-fraction-shade': 'قسمت‌ها به اندازهٔ کسر رنگ می‌شوند',
  },
  'g3-pie-fraction': {
    'g3-pie-read': 'قسمت را باید از نمودار خواند',
    'g3-fraction-shaded': 'و با کسر نوشت',
  },
  'g3-bar-read': {
    'g3-data-table': 'هر ستون یک خانهٔ جدول است',
  },
  'g3-pictogram-read': {
    'g3-data-table': 'هر ردیف یک خانهٔ جدول است',
    'g3-times-table': 'هر تصویر چند تا را نشان می‌دهد',
  },
  'g3-chart-choose': {
    'g3-bar-read': 'باید دانست هر نمودار چه را نشان می‌دهد',
    'g3-pie-read': 'نمودار دایره‌ای جزء و کل را نشان می‌دهد',
  },
  // ضرب عددها
  'g3-ps-eliminate': {
    'g3-compare-numbers': 'حالت‌ها را با شرط‌ها می‌سنجیم',
    'g3-ps-list-all': 'اول همهٔ حالت‌ها را می‌نویسیم',
  },
  'g3-mult-by-10': {
    'g3-place-value-of-digit': 'هر رقم یک مرتبه بالاتر می‌رود',
    'g3-times-table': 'ضرب رقم‌ها از جدول است',
  },
  'g3-mult-tens': {
    'g3-mult-by-10': 'چند ده‌تایی را در هم ضرب می‌کنیم',
  },
  'g3-mult-area-model': {
    'g3-area-rectangle': 'حاصل‌ضرب مساحت مستطیل است',
    'g3-mult-split': 'مستطیل دو تکه می‌شود',
  },
  'g3-mult-2digit': {
    'g3-mult-split': 'دهگان و یکان جدا ضرب می‌شوند',
    'g3-mult-tens': 'ضرب در ده‌تایی‌ها لازم است',
  },
  'g3-mult-3digit': {
    'g3-mult-2digit': 'یک مرتبهٔ صدگان بیشتر دارد',
  },
  'g3-mult-column': {
    'g3-mult-2digit': 'همان ضرب زیر هم نوشته می‌شود',
    'g3-add-table-3digit': 'انتقال مانند جمع است',
  },
  'g3-mult-missing-digit': {
    'g3-mult-column': 'رقم گم‌شده در ضرب ستونی است',
  },
  'g3-mult-word-2': {
    'g3-mult-column': 'حاصل با ضرب ستونی می‌آید',
    'g3-mult-word': 'داستان همان دسته‌های مساوی است',
  },
  'g3-div-quotient-remainder': {
    'g3-division-facts': 'نزدیک‌ترین حاصل جدول را می‌یابیم',
  },
  'g3-div-remainder-word': {
    'g3-div-quotient-remainder': 'خارج‌قسمت و باقی‌مانده معنی می‌گیرند',
  },
  'g3-div-check': {
    'g3-div-quotient-remainder': 'ضرب و جمع، تقسیم را می‌آزماید',
  },
};
