import type { PrerequisiteTable } from './prerequisite.ts';

/** What the skills of grade 4 build on, in the book's order. A skill that is not here builds on nothing of these books. */
export const prerequisitesOfGrade4: PrerequisiteTable = {
  // اعداد و الگوها
  'g4-ps-pattern-strategy': {
    'g3-pattern-figure-next': 'نظم چند شکل اول، ادامه را می‌گوید',
    'g3-pattern-number-next': 'و با عدد نوشته می‌شود',
  },
  'g4-read-six-digit': {
    'g3-read-four-digit': 'هر طبقه مانند عدد سه رقمی خوانده می‌شود',
  },
  'g4-write-six-digit': {
    'g4-read-six-digit': 'نوشتن، برعکس خواندن است',
    'g3-write-four-digit': 'رقم‌ها در جای خود می‌آیند',
  },
  'g4-place-value-six': {
    'g4-read-six-digit': 'طبقهٔ هزار را باید شناخت',
    'g3-place-value-of-digit': 'ارزش رقم از جای آن است',
  },
  'g4-compare-order-six': {
    'g4-place-value-six': 'از رقم باارزش‌تر شروع می‌کنیم',
    'g3-order-numbers': 'راه مرتب کردن همان است',
  },
  'g4-make-number-from-digits': {
    'g4-compare-order-six': 'باید دانست کدام عدد بزرگ‌تر است',
    'g3-digits-largest-smallest': 'راه چهار رقمی همان است',
  },
  'g4-pattern-number-rule': {
    'g3-skip-count-rule': 'قاعده را از فاصلهٔ عددها می‌یابیم',
  },
  'g4-pattern-figure-table': {
    'g3-pattern-figure-next': 'تعداد هر شکل در جدول می‌آید',
    'g4-pattern-number-rule': 'جدول یک الگوی عددی است',
  },
  'g4-machine-two-step': {
    'g3-machine-output': 'دو ماشین پشت سر هم است',
    'g3-times-table': 'یک مرحله ضرب است',
  },
  'g4-machine-rule-two-step': {
    'g4-machine-two-step': 'قانون را می‌آزماییم',
    'g3-machine-rule': 'قانون از جدول پیدا می‌شود',
  },
  'g4-million-read-write': {
    'g4-read-six-digit': 'طبقهٔ میلیون پیش از هزار می‌آید',
    'g4-write-six-digit': 'نوشتن طبقه‌ها همان است',
  },
  'g4-million-place-value': {
    'g4-place-value-six': 'یک طبقه بیشتر دارد',
    'g4-million-read-write': 'نام طبقهٔ میلیون را باید دانست',
  },
  'g4-million-money': {
    'g4-million-read-write': 'پول‌ها میلیونی‌اند',
    'g3-money-rial-toman': 'هر ده ریال یک تومان است',
  },
  // کسر
  'g4-ps-fraction-draw': {
    'g3-ps-draw-figure': 'مسئله با شکل حل می‌شود',
    'g3-fraction-of-set': 'کسری از یک مقدار است',
  },
  'g4-fraction-write': {
    'g3-fraction-shaded': 'کسر از قسمت‌های مساوی می‌آید',
    'g3-fraction-numberline': 'روی محور هم خوانده می‌شود',
  },
  'g4-fraction-numberline': {
    'g3-fraction-numberline': 'واحد محور بخش می‌شود',
    'g4-fraction-write': 'کسر را باید نوشت',
  },
  'g4-fraction-compare': {
    'g3-fraction-compare': 'شکل‌ها مقایسه را نشان می‌دهند',
    'g4-fraction-write': 'کسر کامل برابر یک است',
  },
  'g4-fraction-of-amount': {
    'g3-fraction-of-set': 'مقدار به قسمت‌های مساوی بخش می‌شود',
    'g3-division-facts': 'هر قسمت با تقسیم پیدا می‌شود',
  },
  'g4-fraction-add-same': {
    'g4-fraction-write': 'قسمت‌های هم‌اندازه شمرده می‌شوند',
  },
  'g4-fraction-sub-same': {
    'g4-fraction-add-same': 'تفریق برعکس جمع است',
  },
  'g4-fraction-addsub-word': {
    'g4-fraction-add-same': 'داستان جمع کسر دارد',
    'g4-fraction-sub-same': 'یا تفریق کسر',
  },
  'g4-fraction-equal-missing': {
    'g3-fraction-equal-missing': 'شکل‌های برابر دو کسر می‌دهند',
    'g3-times-table': 'صورت و مخرج در یک عدد ضرب می‌شوند',
  },
  'g4-fraction-equal-choose': {
    'g4-fraction-equal-missing': 'هر کسر را با ضرب می‌سنجیم',
  },
  'g4-fraction-compare-related': {
    'g4-fraction-equal-missing': 'مخرج‌ها را یکی می‌کنیم',
    'g4-fraction-compare': 'بعد صورت‌ها را می‌سنجیم',
  },
  'g4-fraction-times-whole': {
    'g4-fraction-add-same': 'ضرب عدد در کسر، جمع تکراری است',
    'g3-mult-repeated-addition': 'جمع تکراری به ضرب برمی‌گردد',
  },
  'g4-fraction-times-whole-picture': {
    'g4-fraction-times-whole': 'همان ضرب روی شکل و محور است',
    'g4-fraction-numberline': 'کسرها روی محور پرش می‌کنند',
  },
  'g4-fraction-of-number': {
    'g4-fraction-of-amount': 'کسری از عدد، همان بخش کردن است',
    'g4-fraction-times-whole': 'و با ضرب نوشته می‌شود',
  },
  // ضرب و تقسیم
  'g4-ps-list-eliminate': {
    'g3-ps-list-all': 'اول همهٔ حالت‌ها را می‌نویسیم',
    'g3-ps-eliminate': 'بعد نامطلوب‌ها حذف می‌شوند',
  },
  'g4-mult-area-2x2': {
    'g3-mult-area-model': 'مستطیل تکه‌تکه می‌شود',
    'g3-mult-tens': 'تکهٔ بزرگ ضرب ده‌تایی‌هاست',
  },
  'g4-mult-2x2': {
    'g4-mult-area-2x2': 'هر تکهٔ مستطیل یک سطر ضرب است',
    'g3-mult-column': 'ضرب یک‌رقمی با انتقال لازم است',
  },
  'g4-mult-3x2': {
    'g4-mult-2x2': 'یک رقم بیشتر دارد',
    'g3-mult-3digit': 'هر سطر ضرب در سه رقمی است',
  },
  'g4-mult-word-2x2': {
    'g4-mult-2x2': 'حاصل با ضرب دورقمی می‌آید',
    'g3-mult-word-2': 'داستان دسته‌های مساوی دارد',
  },
  'g4-estimate-product': {
    'g3-round-10-100-1000': 'اول عددها را گرد می‌کنیم',
    'g3-mult-tens': 'بعد ده‌تایی‌ها را ضرب می‌کنیم',
  },
  'g4-estimate-sum': {
    'g3-addsub-estimate': 'راه تقریب همان است',
    'g4-place-value-six': 'عددها بزرگ‌ترند',
  },
  'g4-divisible-definition': {
    'g3-div-quotient-remainder': 'بخش‌پذیر یعنی باقی‌مانده صفر است',
  },
  'g4-divisible-2-5-10': {
    'g4-divisible-definition': 'معنی بخش‌پذیری لازم است',
    'g3-place-digit': 'رقم یکان را باید دید',
  },
  'g4-div-1digit-exact': {
    'g3-division-facts': 'هر رقم خارج‌قسمت از جدول می‌آید',
    'g3-sub-table': 'هر بار تفریق می‌کنیم',
  },
  'g4-div-1digit-remainder': {
    'g4-div-1digit-exact': 'راه تقسیم همان است',
    'g3-div-quotient-remainder': 'چیزی باقی می‌ماند',
  },
  'g4-div-partial-quotients': {
    'g4-div-1digit-exact': 'مرحله‌های همان تقسیم است',
    'g3-mult-tens': 'خارج‌قسمت‌ها ده‌تایی‌اند',
  },
  'g4-div-2digit': {
    'g4-div-1digit-remainder': 'راه تقسیم همان است',
    'g4-estimate-product': 'خارج‌قسمت را حدس می‌زنیم',
  },
  'g4-div-check-relation': {
    'g4-div-1digit-remainder': 'مقسوم از خارج‌قسمت و باقی‌مانده می‌آید',
    'g3-div-check': 'ضرب و جمع آن را می‌آزماید',
  },
  'g4-div-word': {
    'g4-div-1digit-remainder': 'داستان به تقسیم برمی‌گردد',
    'g3-div-remainder-word': 'باقی‌مانده معنی می‌گیرد',
  },
  // اندازه‌گیری
  'g4-ps-measure': {
    'g3-ps-sub-problem': 'مسئله چند مرحله دارد',
    'g3-fraction-of-length': 'متر و سانتی‌متر را باید شناخت',
  },
  'g4-angle-type': {
    'g3-line-kind': 'ضلع‌های زاویه نیم‌خط‌اند',
  },
  'g4-angle-name': {
    'g4-angle-type': 'زاویه را باید شناخت',
    'g3-segment-count': 'با نظم شمرده می‌شود',
  },
  'g4-protractor-read': {
    'g4-angle-type': 'تند و باز، درستی عدد را می‌گوید',
    'g3-skip-count': 'درجه‌ها ده‌تا ده‌تا شمرده می‌شوند',
  },
  'g4-angle-draw': {
    'g4-protractor-read': 'همان نقاله را این بار برای رسم می‌گذاریم',
  },
  'g4-angle-sum-unknown': {
    'g4-protractor-read': 'زاویه با درجه گفته می‌شود',
    'g3-missing-number': 'زاویهٔ نامعلوم یک جای خالی است',
  },
  'g4-angle-clock': {
    'g4-protractor-read': 'زاویهٔ عقربه‌ها درجه دارد',
    'g3-clock-read': 'جای عقربه‌ها را باید خواند',
  },
  'g4-clock-read-seconds': {
    'g3-clock-read': 'ثانیه‌شمار هم مانند دقیقه‌شمار خوانده می‌شود',
  },
  'g4-time-convert': {
    'g4-clock-read-seconds': 'ساعت، دقیقه و ثانیه را باید شناخت',
    'g3-mult-2digit': 'هر تبدیل ضرب در شصت است',
  },
  'g4-time-duration': {
    'g3-clock-duration': 'فاصلهٔ دو ساعت است',
    'g4-time-convert': 'شصت دقیقه یک ساعت می‌شود',
  },
  'g4-time-addsub': {
    'g4-time-convert': 'شصت‌تایی‌ها تبدیل می‌شوند',
    'g3-sub-table': 'واحدها زیر هم می‌آیند',
  },
  'g4-length-convert': {
    'g3-mult-by-10': 'هر واحد ده یا صد برابر بعدی است',
    'g3-segment-measure': 'سانتی‌متر را باید شناخت',
  },
  'g4-length-ruler': {
    'g3-segment-measure': 'راه خط‌کش همان است',
    'g4-length-convert': 'هر سانتی‌متر ده میلی‌متر است',
  },
  'g4-length-addsub': {
    'g4-length-convert': 'اول واحدها یکی می‌شوند',
    'g3-add-table-4digit': 'بعد جمع و تفریق می‌شوند',
  },
  'g4-length-unit-choice': {
    'g4-length-convert': 'بزرگی واحدها را باید دانست',
  },
  // عدد مخلوط و عدد اعشاری
  'g4-ps-mixed-decimal': {
    'g4-ps-fraction-draw': 'مسئلهٔ کسری با شکل حل می‌شود',
    'g4-fraction-addsub-word': 'جمع کسرها لازم است',
  },
  'g4-mixed-from-picture': {
    'g4-fraction-write': 'قسمت کسری مانند پیش است',
    'g4-fraction-compare': 'از یک بیشتر است',
  },
  'g4-mixed-numberline': {
    'g4-mixed-from-picture': 'عدد مخلوط را باید شناخت',
    'g4-fraction-numberline': 'واحد محور بخش می‌شود',
  },
  'g4-mixed-to-fraction': {
    'g4-mixed-from-picture': 'هر واحد چند قسمت است',
    'g4-fraction-times-whole': 'واحدها با ضرب به قسمت می‌رسند',
  },
  'g4-fraction-to-mixed': {
    'g4-mixed-to-fraction': 'برعکس همان تبدیل است',
    'g3-div-quotient-remainder': 'خارج‌قسمت، واحدهای کامل است',
  },
  'g4-mixed-compare': {
    'g4-mixed-numberline': 'جای دو عدد روی محور دیده می‌شود',
    'g4-fraction-compare': 'قسمت‌های کسری را هم می‌سنجیم',
  },
  'g4-decimal-from-tenths': {
    'g4-fraction-write': 'دهم یک کسر است',
    'g4-mixed-from-picture': 'واحدهای کامل پیش از ممیز می‌آیند',
  },
  'g4-decimal-read': {
    'g4-decimal-from-tenths': 'رقم پس از ممیز دهم است',
  },
  'g4-decimal-numberline': {
    'g4-decimal-from-tenths': 'هر واحد ده قسمت است',
    'g4-fraction-numberline': 'محور بخش شده را باید خواند',
  },
  'g4-decimal-measure': {
    'g4-decimal-from-tenths': 'هر میلی‌متر یک دهم سانتی‌متر است',
    'g4-length-ruler': 'اندازه را باید خواند',
  },
  'g4-decimal-add': {
    'g4-decimal-from-tenths': 'دهم‌ها با هم جمع می‌شوند',
    'g3-add-table-4digit': 'ممیزها زیر هم، مانند جمع در جدول',
  },
  'g4-decimal-sub': {
    'g4-decimal-add': 'ستون‌ها همان است',
    'g3-sub-table': 'از مرتبهٔ بعدی باز می‌کنیم',
  },
  'g4-decimal-place-value': {
    'g4-decimal-read': 'دهم یک مرتبه است',
    'g4-place-value-six': 'جدول ارزش مکانی ادامه می‌یابد',
  },
  'g4-decimal-compare': {
    'g4-decimal-place-value': 'از مرتبهٔ باارزش‌تر شروع می‌کنیم',
    'g4-compare-order-six': 'راه مقایسه همان است',
  },
  // شکل‌های هندسی
  'g4-ps-geometry': {
    'g3-ps-draw-figure': 'مسئله با شکل حل می‌شود',
    'g3-perimeter-rectangle': 'اندازه‌های شکل را باید یافت',
  },
  'g4-parallel-perpendicular': {
    'g4-angle-type': 'عمود یعنی زاویهٔ راست',
    'g3-line-kind': 'خط و پاره‌خط را باید شناخت',
  },
  'g4-parallel-draw': {
    'g4-parallel-perpendicular': 'رسم، شناختن می‌خواهد',
  },
  'g4-shape-count-parallel': {
    'g4-parallel-perpendicular': 'ضلع‌ها را با آن می‌سنجیم',
  },
  'g4-quad-name': {
    'g4-shape-count-parallel': 'نام از ضلع‌های موازی و زاویه‌ها می‌آید',
  },
  'g4-quad-properties': {
    'g4-quad-name': 'ویژگی‌ها از آن هر چهارضلعی است',
  },
  'g4-quad-complete': {
    'g4-quad-properties': 'رأس چهارم از ویژگی‌ها پیدا می‌شود',
    'g4-parallel-draw': 'ضلع موازی را باید کشید',
  },
  'g4-area-parallelogram': {
    'g3-area-rectangle': 'با جابه‌جایی یک تکه مستطیل می‌شود',
    'g4-parallel-perpendicular': 'ارتفاع بر قاعده عمود است',
  },
  'g4-area-triangle': {
    'g4-area-parallelogram': 'مثلث نصف متوازی‌الاضلاع است',
  },
  'g4-area-missing-height': {
    'g4-area-triangle': 'از مساحت به ارتفاع برمی‌گردیم',
    'g3-times-missing-factor': 'عامل گم‌شده پیدا می‌شود',
  },
  'g4-height-identify': {
    'g4-parallel-perpendicular': 'ارتفاع بر قاعده عمود است',
  },
  'g4-perimeter-area-rect': {
    'g3-area-vs-perimeter': 'یکی دور است و یکی سطح',
    'g4-mult-2x2': 'ضرب‌ها دورقمی‌اند',
  },
  'g4-composite-area': {
    'g4-perimeter-area-rect': 'شکل به مستطیل‌ها بخش می‌شود',
    'g3-ps-sub-problem': 'چند مرحله دارد',
  },
  'g4-composite-perimeter': {
    'g3-perimeter-polygon': 'همهٔ ضلع‌های دور جمع می‌شوند',
    'g3-perimeter-missing-side': 'بعضی ضلع‌ها نامعلوم‌اند',
  },
  'g4-area-perimeter-relation': {
    'g4-perimeter-area-rect': 'هر دو اندازه را باید حساب کرد',
  },
  // آمار و احتمال
  'g4-ps-data': {
    'g3-data-table': 'داده‌ها در جدول‌اند',
    'g3-ps-sub-problem': 'چند مرحله دارد',
  },
  'g4-line-graph-read': {
    'g3-bar-read': 'بلندی هر نقطه مانند ستون خوانده می‌شود',
  },
  'g4-line-graph-draw': {
    'g4-line-graph-read': 'همان نمودار را این بار می‌سازیم',
  },
  'g4-line-graph-trend': {
    'g4-line-graph-read': 'تغییر، تفاوت دو نقطه است',
    'g3-add-mental': 'تفاوت‌ها را حساب می‌کنیم',
  },
  'g4-chart-compare-types': {
    'g4-line-graph-read': 'باید دانست هر نمودار چه را نشان می‌دهد',
    'g3-chart-choose': 'انتخاب نمودار از پیش شروع شده است',
  },
  'g4-bar-chart-read': {
    'g3-bar-read': 'خواندن ستون همان است',
    'g3-skip-count': 'مقیاس محور چندتا چندتاست',
  },
  'g4-probability-order': {
    'g3-chance-compare': 'شانس بیشتر را باید شناخت',
    'g4-fraction-compare': 'سهم هر رنگ یک کسر است',
  },
  'g4-probability-fraction': {
    'g3-chance-compare': 'هر رنگ شانسی دارد',
    'g4-fraction-write': 'و با کسر نوشته می‌شود',
  },
  'g4-probability-design': {
    'g4-probability-fraction': 'کسر خواسته‌شده را می‌سازیم',
    'g3-chance-colour-spinner': 'چرخنده را باید رنگ کرد',
  },
  'g4-probability-trials': {
    'g4-probability-fraction': 'احتمال می‌گوید چه انتظاری هست',
  },
};
