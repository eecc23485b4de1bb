import type { PrerequisiteTable } from './prerequisite.ts';

/** What the skills of grade 5 build on, in the book's order. A skill that is not here builds on nothing of these books. */
export const prerequisitesOfGrade5: PrerequisiteTable = {
  // عددنویسی و الگوها
  'g5-number-read-write': {
    'g4-million-read-write': 'طبقه‌های هزار و میلیون را باید شناخت',
  },
  'g5-place-value': {
    'g4-million-place-value': 'ارزش رقم از جای آن است',
    'g5-number-read-write': 'نُه رقم سه طبقه است',
  },
  'g5-four-operations': {
    'g4-mult-3x2': 'ضرب چندرقمی لازم است',
    'g4-div-2digit': 'و تقسیم بر دورقمی',
    'g3-sub-across-zero': 'و تفریق با رقم صفر',
  },
  'g5-estimate': {
    'g4-estimate-sum': 'جمع و تفریق تقریبی همان است',
    'g4-estimate-product': 'و ضرب تقریبی',
  },
  'g5-billion-read-write': {
    'g5-number-read-write': 'طبقهٔ میلیارد پیش از میلیون می‌آید',
  },
  'g5-billion-table': {
    'g5-billion-read-write': 'نام طبقه‌ها را باید دانست',
    'g5-place-value': 'هر طبقه سه مرتبه دارد',
  },
  'g5-billion-compare': {
    'g5-billion-table': 'از طبقهٔ بزرگ‌تر شروع می‌کنیم',
    'g4-compare-order-six': 'راه مقایسه همان است',
  },
  'g5-unit-relations': {
    'g5-billion-table': 'هر طبقه هزار برابر بعدی است',
    'g3-mult-by-10': 'رقم‌ها جابه‌جا می‌شوند',
  },
  'g5-compound-time-add': {
    'g4-time-addsub': 'واحدها جدا جمع می‌شوند',
    'g4-time-convert': 'شصت‌تایی‌ها تبدیل می‌شوند',
  },
  'g5-compound-time-sub': {
    'g5-compound-time-add': 'ستون‌ها همان است',
    'g3-sub-table': 'از واحد بعدی باز می‌کنیم',
  },
  'g5-compound-measure': {
    'g4-length-addsub': 'واحدها جدا حساب می‌شوند',
    'g5-compound-time-sub': 'باز کردن واحد همان است',
  },
  'g5-compound-word': {
    'g5-compound-measure': 'داستان جمع و تفریق واحدها دارد',
    'g3-addsub-word': 'اول باید عمل را پیدا کرد',
  },
  'g5-pattern-nth-term': {
    'g4-pattern-figure-table': 'جدول شماره و تعداد لازم است',
    'g3-times-table': 'رابطه یک ضرب است',
  },
  'g5-pattern-rule-choose': {
    'g5-pattern-nth-term': 'رابطه را با چند شکل می‌آزماییم',
  },
  'g5-pattern-which-n': {
    'g5-pattern-nth-term': 'از تعداد به شماره برمی‌گردیم',
    'g3-machine-input': 'راه را برعکس می‌رویم',
  },
  // کسر
  'g5-improper-to-mixed': {
    'g4-fraction-to-mixed': 'واحدهای کامل جدا می‌شوند',
    'g4-div-1digit-remainder': 'با تقسیم',
  },
  'g5-mixed-to-improper': {
    'g4-mixed-to-fraction': 'هر واحد چند قسمت است',
    'g3-mult-2digit': 'با ضرب',
  },
  'g5-improper-numberline': {
    'g4-mixed-numberline': 'جای عدد مخلوط را باید یافت',
    'g5-improper-to-mixed': 'کسر بزرگ‌تر از واحد مخلوط می‌شود',
  },
  'g5-fraction-compare-order': {
    'g4-fraction-compare-related': 'مخرج‌ها یکی می‌شوند',
    'g4-mixed-compare': 'واحدهای کامل اول سنجیده می‌شوند',
  },
  'g5-fraction-add-unlike': {
    'g4-fraction-add-same': 'پس از هم‌مخرج کردن جمع ساده است',
    'g4-fraction-equal-missing': 'کسرهای مساوی مخرج را یکی می‌کنند',
  },
  'g5-mixed-add': {
    'g5-fraction-add-unlike': 'قسمت‌های کسری جمع می‌شوند',
    'g5-improper-to-mixed': 'حاصل شاید از واحد بیشتر شود',
  },
  'g5-mixed-sub': {
    'g5-mixed-add': 'قسمت‌ها جدا حساب می‌شوند',
    'g5-mixed-to-improper': 'گاهی باید یک واحد را باز کرد',
  },
  'g5-fraction-mult': {
    'g4-fraction-of-number': 'ضرب، کسری از چیزی است',
  },
  'g5-fraction-mult-area': {
    'g5-fraction-mult': 'همان ضرب روی شکل است',
    'g3-area-count-squares': 'خانه‌های مشترک شمرده می‌شوند',
  },
  'g5-fraction-of-quantity': {
    'g4-fraction-of-number': 'کسری از مقدار است',
    'g5-fraction-mult': 'کسری از کسر، ضرب است',
  },
  'g5-fraction-div-whole': {
    'g5-fraction-mult': 'بخش کردن همان ضرب در یک بخش است',
    'g3-division-sharing': 'تقسیم، دسته‌های مساوی می‌سازد',
  },
  'g5-fraction-div-fraction': {
    'g5-fraction-div-whole': 'معنی تقسیم کسر لازم است',
    'g4-fraction-equal-missing': 'مخرج‌ها یکی می‌شوند',
  },
  'g5-fraction-div-word': {
    'g5-fraction-div-fraction': 'داستان به تقسیم کسرها برمی‌گردد',
    'g4-div-word': 'اول باید تقسیم را شناخت',
  },
  'g5-mixed-mult': {
    'g5-fraction-mult': 'پس از تبدیل، ضرب کسرهاست',
    'g5-mixed-to-improper': 'عدد مخلوط به کسر برمی‌گردد',
  },
  'g5-fraction-simplify': {
    'g4-fraction-equal-missing': 'ساده کردن، کسر مساوی می‌دهد',
    'g4-divisible-2-5-10': 'بخش‌پذیری، مقسوم‌علیه را نشان می‌دهد',
  },
  // نسبت، تناسب و درصد
  'g5-ratio-write': {
    'g4-fraction-write': 'نسبت مانند کسر نوشته می‌شود',
  },
  'g5-ratio-part-whole': {
    'g5-ratio-write': 'جزء و کل را باید جدا کرد',
  },
  'g5-ratio-statement': {
    'g5-ratio-part-whole': 'جمله‌ها از جزء و کل می‌گویند',
  },
  'g5-ratio-equal-table': {
    'g5-ratio-write': 'هر ستون جدول یک نسبت است',
    'g4-fraction-equal-missing': 'ضرب دو طرف در یک عدد',
  },
  'g5-ratio-simplify': {
    'g5-ratio-equal-table': 'نسبت ساده یکی از نسبت‌های مساوی است',
    'g5-fraction-simplify': 'راه ساده کردن همان است',
  },
  'g5-ratio-equal-choose': {
    'g5-ratio-simplify': 'دو نسبت را با ساده کردن می‌سنجیم',
  },
  'g5-proportion-solve': {
    'g5-ratio-equal-table': 'تناسب دو نسبت مساوی است',
    'g3-times-missing-factor': 'عامل گم‌شده پیدا می‌شود',
  },
  'g5-proportion-word': {
    'g5-proportion-solve': 'داستان یک تناسب می‌دهد',
  },
  'g5-share-ratio': {
    'g5-ratio-part-whole': 'سهم‌ها جزء کل‌اند',
    'g4-fraction-of-number': 'هر سهم کسری از مقدار است',
  },
  'g5-percent-meaning': {
    'g5-ratio-part-whole': 'درصد نسبت به صد است',
    'g4-fraction-write': 'و مانند کسر دیده می‌شود',
  },
  'g5-fraction-to-percent': {
    'g5-percent-meaning': 'مخرج صد لازم است',
    'g4-fraction-equal-missing': 'کسر مساوی با مخرج صد',
  },
  'g5-percent-of-amount': {
    'g5-percent-meaning': 'درصد یک کسر است',
    'g5-fraction-of-quantity': 'کسری از مقدار',
  },
  'g5-percent-find': {
    'g5-fraction-to-percent': 'نسبت جزء به کل به درصد می‌رسد',
    'g5-ratio-part-whole': 'اول جزء و کل پیدا می‌شوند',
  },
  // تقارن و چندضلعی‌ها
  'g5-axis-symmetry-complete': {
    'g3-symmetry-complete': 'نیمهٔ دیگر جور است',
    'g4-parallel-perpendicular': 'نقطه و قرینه روی خط عمودند',
  },
  'g5-axis-count': {
    'g3-symmetry-line-count': 'خط‌های تقارن شمرده می‌شوند',
    'g4-quad-properties': 'شکل‌ها را باید شناخت',
  },
  'g5-axis-distance': {
    'g5-axis-symmetry-complete': 'فاصلهٔ دو طرف برابر است',
  },
  'g5-central-symmetry-draw': {
    'g5-axis-distance': 'فاصله تا مرکز دو طرف برابر است',
  },
  'g5-central-symmetry-has': {
    'g5-central-symmetry-draw': 'مرکز را با قرینه کردن می‌آزماییم',
  },
  'g5-angle-measure': {
    'g4-protractor-read': 'نقاله همان است',
  },
  'g5-bisector': {
    'g5-angle-measure': 'زاویه دو نیم می‌شود',
    'g3-division-facts': 'با تقسیم بر دو',
  },
  'g5-angle-unknown': {
    'g4-angle-sum-unknown': 'زاویه‌های کنار هم جمع می‌شوند',
    'g5-bisector': 'گاهی نیم‌ساز هست',
  },
  'g5-triangle-angle': {
    'g5-angle-unknown': 'زاویه از مجموع پیدا می‌شود',
  },
  'g5-quad-angle': {
    'g5-triangle-angle': 'هر چهارضلعی دو مثلث است',
  },
  'g5-polygon-angle-sum': {
    'g5-triangle-angle': 'چندضلعی به مثلث‌ها بخش می‌شود',
    'g4-mult-2x2': 'تعداد مثلث‌ها ضرب‌در صد و هشتاد',
  },
  'g5-triangle-type': {
    'g4-angle-type': 'زاویه‌ها نوع را می‌گویند',
    'g3-segment-measure': 'یا ضلع‌ها',
  },
  'g5-polygon-diagonals': {
    'g3-segment-count': 'قطرها با نظم شمرده می‌شوند',
    'g3-times-table': 'از هر رأس چند قطر است',
  },
  // عددهای اعشاری
  'g5-decimal-read-write': {
    'g4-decimal-read': 'دهم را باید شناخت',
    'g4-decimal-place-value': 'مرتبه‌ها ادامه می‌یابند',
  },
  'g5-decimal-fraction': {
    'g5-decimal-read-write': 'نام عدد مخرج را می‌گوید',
    'g4-fraction-equal-missing': 'مخرج به ده، صد یا هزار می‌رسد',
  },
  'g5-decimal-place-value': {
    'g5-decimal-read-write': 'صدم و هزارم مرتبه‌های بعدی‌اند',
  },
  'g5-decimal-compare': {
    'g5-decimal-place-value': 'از مرتبهٔ باارزش‌تر شروع می‌کنیم',
    'g4-decimal-compare': 'راه مقایسه همان است',
  },
  'g5-decimal-numberline': {
    'g4-decimal-numberline': 'محور ده قسمت می‌شود',
    'g5-decimal-place-value': 'هر دهم هم ده صدم است',
  },
  'g5-decimal-add': {
    'g4-decimal-add': 'ممیزها زیر هم می‌آیند',
    'g5-decimal-place-value': 'مرتبه‌ها برابر شوند',
  },
  'g5-decimal-add-word': {
    'g5-decimal-add': 'داستان جمع اعشاری است',
    'g3-addsub-word': 'اول باید عمل را پیدا کرد',
  },
  'g5-decimal-sub': {
    'g4-decimal-sub': 'ستون‌ها همان است',
    'g5-decimal-add': 'صفر پایانی مرتبه‌ها را برابر می‌کند',
  },
  'g5-decimal-missing': {
    'g5-decimal-sub': 'جای خالی با عمل برعکس پیدا می‌شود',
    'g3-addsub-inverse': 'تفریق برعکس جمع است',
  },
  'g5-decimal-mult-10': {
    'g5-decimal-place-value': 'هر رقم یک مرتبه بالاتر می‌رود',
    'g3-mult-by-10': 'مانند عددهای طبیعی',
  },
  'g5-decimal-mult': {
    'g5-decimal-mult-10': 'جای ممیز با ده‌تایی‌ها پیدا می‌شود',
    'g4-mult-2x2': 'ضرب بی ممیز همان است',
  },
  'g5-decimal-mult-word': {
    'g5-decimal-mult': 'داستان ضرب اعشاری است',
    'g4-mult-word-2x2': 'اول باید ضرب را شناخت',
  },
  'g5-decimal-point-place': {
    'g5-decimal-mult': 'تعداد رقم‌های اعشار جای ممیز را می‌گوید',
  },
  // اندازه‌گیری
  'g5-area-rhombus': {
    'g4-area-triangle': 'لوزی دو مثلث است',
    'g4-quad-properties': 'قطرها بر هم عمودند',
  },
  'g5-area-trapezoid': {
    'g4-area-triangle': 'ذوزنقه دو مثلث است',
    'g4-height-identify': 'ارتفاع را باید شناخت',
  },
  'g5-area-mixed-shapes': {
    'g5-area-trapezoid': 'شکل به چندضلعی‌ها بخش می‌شود',
    'g4-composite-area': 'بعد جمع یا کم می‌شوند',
  },
  'g5-quad-height-choice': {
    'g4-height-identify': 'ارتفاع بر قاعده عمود است',
    'g4-quad-properties': 'قاعده و قطر را باید شناخت',
  },
  'g5-circle-circumference': {
    'g3-circle-radius': 'قطر دو برابر شعاع است',
    'g5-decimal-mult': 'عدد پی اعشاری است',
  },
  'g5-circle-radius-from-circumference': {
    'g5-circle-circumference': 'از محیط به قطر برمی‌گردیم',
    'g3-times-missing-factor': 'عامل گم‌شده پیدا می‌شود',
  },
  'g5-circle-composite-perimeter': {
    'g5-circle-circumference': 'نیم‌دایره نصف محیط دارد',
    'g4-composite-perimeter': 'همهٔ خط‌های دور جمع می‌شوند',
  },
  'g5-volume-cubes': {
    'g3-area-count-squares': 'هر لایه مانند سطح شمرده می‌شود',
  },
  'g5-volume-cuboid': {
    'g5-volume-cubes': 'تعداد مکعب‌ها با ضرب پیدا می‌شود',
    'g3-area-rectangle': 'هر لایه طول ضرب‌در عرض است',
  },
  'g5-volume-unit-convert': {
    'g5-volume-cuboid': 'واحد بزرگ‌تر خودش یک مکعب است',
    'g4-length-convert': 'ضلع آن تبدیل می‌شود',
  },
  'g5-capacity-convert': {
    'g5-volume-unit-convert': 'هر لیتر هزار سانتی‌متر مکعب است',
    'g3-mult-by-10': 'ضرب در هزار',
  },
  'g5-capacity-tank': {
    'g5-volume-cuboid': 'گنجایش، حجم درون ظرف است',
    'g5-capacity-convert': 'و به لیتر گفته می‌شود',
  },
  'g5-capacity-word': {
    'g5-capacity-convert': 'واحدها باید یکی شوند',
    'g4-ps-measure': 'مسئله چند مرحله دارد',
  },
  // آمار و احتمال
  'g5-data-table-chart': {
    'g4-bar-chart-read': 'هر ستون یک خانهٔ جدول است',
    'g3-data-table': 'جدول را باید خواند',
  },
  'g5-pie-percent': {
    'g5-percent-of-amount': 'هر قسمت درصدی از کل است',
    'g3-pie-fraction': 'قسمت دایره یک کسر است',
  },
  'g5-line-graph': {
    'g4-line-graph-read': 'نقطه‌ها را باید خواند',
    'g4-line-graph-trend': 'تغییرها را باید سنجید',
  },
  'g5-chart-choose': {
    'g4-chart-compare-types': 'باید دانست هر نمودار چه را نشان می‌دهد',
    'g5-pie-percent': 'دایره‌ای برای جزء و کل است',
  },
  'g5-mean': {
    'g5-four-operations': 'جمع می‌کنیم و تقسیم',
  },
  'g5-mean-missing': {
    'g5-mean': 'از میانگین به مجموع برمی‌گردیم',
    'g3-missing-number': 'و جای خالی پیدا می‌شود',
  },
  'g5-mean-level': {
    'g5-mean': 'برابر کردن، همان میانگین است',
    'g4-bar-chart-read': 'ستون‌ها را باید خواند',
  },
  'g5-mean-change': {
    'g5-mean': 'دادهٔ جدید مجموع و تعداد را تغییر می‌دهد',
  },
  'g5-probability-fraction': {
    'g4-probability-fraction': 'احتمال جزء به کل است',
    'g5-fraction-simplify': 'و ساده می‌شود',
  },
  'g5-probability-compare': {
    'g5-probability-fraction': 'هر پیشامد یک کسر است',
    'g5-fraction-compare-order': 'و کسرها سنجیده می‌شوند',
  },
  'g5-probability-expected': {
    'g5-probability-fraction': 'احتمال را باید دانست',
    'g5-fraction-of-quantity': 'کسری از تعداد آزمایش‌هاست',
  },
  'g5-outcomes-list': {
    'g4-ps-list-eliminate': 'حالت‌ها با نظم نوشته می‌شوند',
  },
};
