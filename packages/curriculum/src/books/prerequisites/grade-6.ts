import type { PrerequisiteTable } from './prerequisite.ts';

/** What the skills of grade 6 build on, in the book's order. A skill that is not here builds on nothing of these books. */
export const prerequisitesOfGrade6: PrerequisiteTable = {
  // عدد و الگوهای عددی
  'g6-pattern-nth': {
    'g5-pattern-nth-term': 'رابطهٔ شماره و تعداد لازم است',
  },
  'g6-pattern-rule': {
    'g6-pattern-nth': 'رابطه را برای هر جمله می‌نویسیم',
    'g5-pattern-rule-choose': 'و با چند جمله می‌آزماییم',
  },
  'g6-pattern-inverse': {
    'g6-pattern-nth': 'از جمله به شماره برمی‌گردیم',
    'g5-pattern-which-n': 'راه همان است',
  },
  'g6-pattern-multiples': {
    'g3-times-table': 'مضرب‌ها در جدول ضرب‌اند',
    'g3-pattern-number-next': 'الگو افزایش ثابت دارد',
  },
  'g6-number-read-write': {
    'g5-billion-read-write': 'طبقه‌ها تا میلیارد را باید شناخت',
  },
  'g6-place-value-large': {
    'g5-billion-table': 'هر طبقه سه مرتبه دارد',
    'g3-expanded-form': 'گسترده جمع ارزش رقم‌هاست',
  },
  'g6-digit-puzzles': {
    'g6-place-value-large': 'رقم بزرگ‌تر جای باارزش‌تر می‌آید',
    'g4-make-number-from-digits': 'راه ساختن عدد همان است',
  },
  'g6-divisible-2-5-10': {
    'g4-divisible-2-5-10': 'رقم یکان را باید دید',
  },
  'g6-divisible-3-9': {
    'g4-divisible-definition': 'معنی بخش‌پذیری لازم است',
    'g3-add-mental': 'رقم‌ها جمع می‌شوند',
  },
  'g6-divisible-6-15': {
    'g6-divisible-3-9': 'بر سه هم بخش‌پذیر است',
    'g6-divisible-2-5-10': 'و بر دو یا پنج',
  },
  'g6-remainder-digit-sum': {
    'g6-divisible-3-9': 'مجموع رقم‌ها باقی‌مانده را می‌دهد',
    'g6-divisible-2-5-10': 'یا رقم یکان',
  },
  'g6-integer-context': {
    'g3-compare-numbers': 'عددها از صفر دور یا نزدیک‌اند',
  },
  'g6-integer-numberline': {
    'g6-integer-context': 'علامت سوی عدد را می‌گوید',
    'g3-skip-count-numberline': 'محور پرش‌های برابر دارد',
  },
  'g6-integer-compare': {
    'g6-integer-numberline': 'عدد بزرگ‌تر سمت راست محور است',
  },
  'g6-integer-opposite-move': {
    'g6-integer-numberline': 'حرکت روی محور است',
  },
  // کسر
  'g6-fraction-addsub': {
    'g5-fraction-add-unlike': 'مخرج‌ها یکی می‌شوند',
  },
  'g6-mixed-addsub': {
    'g5-mixed-sub': 'گاهی یک واحد باز می‌شود',
    'g6-fraction-addsub': 'قسمت‌های کسری جمع و تفریق می‌شوند',
  },
  'g6-common-denominator': {
    'g6-fraction-addsub': 'مخرج مشترک برای جمع است',
    'g6-pattern-multiples': 'مضرب‌های مخرج‌ها نوشته می‌شوند',
  },
  'g6-fraction-order': {
    'g6-common-denominator': 'با مخرج مشترک سنجیده می‌شوند',
    'g5-fraction-compare-order': 'راه مقایسه همان است',
  },
  'g6-fraction-mult': {
    'g5-mixed-mult': 'عدد مخلوط به کسر برمی‌گردد',
    'g5-fraction-simplify': 'حاصل ساده می‌شود',
  },
  'g6-fraction-of-remainder': {
    'g5-fraction-of-quantity': 'کسری از مقدار است',
    'g6-fraction-addsub': 'باقی‌مانده با تفریق پیدا می‌شود',
  },
  'g6-fraction-div': {
    'g5-fraction-div-fraction': 'معنی تقسیم کسرها لازم است',
    'g6-fraction-mult': 'تقسیم به ضرب برمی‌گردد',
  },
  'g6-fraction-div-word': {
    'g6-fraction-div': 'حاصل با تقسیم کسرها می‌آید',
    'g5-fraction-div-word': 'اول باید تقسیم را شناخت',
  },
  'g6-reciprocal': {
    'g6-fraction-mult': 'حاصل‌ضرب عدد و معکوسش یک است',
    'g5-mixed-to-improper': 'عدد مخلوط اول کسر می‌شود',
  },
  'g6-order-of-operations-fractions': {
    'g6-fraction-div': 'هر چهار عمل کسر لازم است',
    'g6-mixed-addsub': 'و جمع و تفریق',
  },
  'g6-fraction-unknown': {
    'g6-fraction-div': 'عدد نامعلوم با عمل برعکس پیدا می‌شود',
    'g6-fraction-addsub': 'یا با تفریق',
  },
  'g6-whole-from-part': {
    'g5-fraction-of-quantity': 'کسر و مقدار آن معلوم است',
    'g6-fraction-div': 'کل با تقسیم پیدا می‌شود',
  },
  'g6-fraction-between': {
    'g6-fraction-order': 'از یکی بزرگ‌تر و از دیگری کوچک‌تر است',
  },
  // اعداد اعشاری
  'g6-decimal-read-place': {
    'g5-decimal-read-write': 'خواندن همان است',
    'g5-decimal-place-value': 'مرتبه‌ها را باید شناخت',
  },
  'g6-decimal-compare': {
    'g5-decimal-compare': 'راه مقایسه همان است',
    'g5-decimal-fraction': 'کسر به اعشار می‌رسد',
  },
  'g6-decimal-addsub': {
    'g5-decimal-sub': 'ممیزها زیر هم می‌آیند',
    'g5-decimal-add': 'مرتبه‌ها برابر می‌شوند',
  },
  'g6-fraction-decimal-convert': {
    'g5-decimal-fraction': 'مخرج به ده، صد یا هزار می‌رسد',
    'g6-decimal-read-place': 'نام عدد مخرج را می‌گوید',
  },
  'g6-decimal-mult': {
    'g5-decimal-mult': 'ضرب بی ممیز و بعد جای ممیز',
  },
  'g6-decimal-muldiv-10': {
    'g5-decimal-mult-10': 'رقم‌ها جابه‌جا می‌شوند',
    'g6-decimal-read-place': 'مرتبه‌ها را باید شناخت',
  },
  'g6-whole-division': {
    'g4-div-2digit': 'راه تقسیم همان است',
    'g4-div-check-relation': 'و رابطهٔ آن',
  },
  'g6-decimal-div-whole': {
    'g6-whole-division': 'راه تقسیم همان است',
    'g6-decimal-read-place': 'هر رقم مرتبه‌ای دارد',
  },
  'g6-division-continue': {
    'g6-decimal-div-whole': 'تقسیم پس از ممیز ادامه می‌یابد',
  },
  'g6-decimal-div-remainder': {
    'g6-decimal-div-whole': 'راه تقسیم همان است',
    'g4-div-check-relation': 'باقی‌مانده از رابطهٔ تقسیم می‌آید',
  },
  'g6-div-by-decimal': {
    'g6-decimal-div-whole': 'مقسوم‌علیه اول طبیعی می‌شود',
    'g6-decimal-muldiv-10': 'با ضرب در ده، صد یا هزار',
  },
  'g6-div-equivalent': {
    'g6-decimal-muldiv-10': 'دو طرف در یک عدد ضرب می‌شوند',
    'g6-whole-division': 'خارج‌قسمت همان می‌ماند',
  },
  'g6-decimal-word': {
    'g6-decimal-addsub': 'داستان جمع و تفریق دارد',
    'g6-decimal-mult': 'یا ضرب',
    'g6-div-by-decimal': 'یا تقسیم',
  },
  // تقارن و مختصات
  'g6-central-symmetry-has': {
    'g5-central-symmetry-has': 'مرکز با قرینه کردن آزموده می‌شود',
  },
  'g6-central-symmetry-draw': {
    'g5-central-symmetry-draw': 'فاصله تا مرکز دو طرف برابر است',
  },
  'g6-central-symmetry-find': {
    'g6-central-symmetry-draw': 'مرکز وسط نقطه و قرینه است',
  },
  'g6-rotation-draw': {
    'g6-central-symmetry-draw': 'نیم‌دور همان تقارن مرکزی است',
    'g4-angle-type': 'ربع دور زاویهٔ راست است',
  },
  'g6-rotation-identify': {
    'g6-rotation-draw': 'دوران را باید روی شکل دید',
  },
  'g6-rotational-symmetry': {
    'g6-rotation-identify': 'شکل پس از دوران روی خود می‌افتد',
  },
  'g6-coordinate-read': {
    'g3-skip-count-numberline': 'هر محور یک محور اعداد است',
  },
  'g6-coordinate-plot': {
    'g6-coordinate-read': 'همان دو عدد را این بار نشان می‌دهیم',
  },
  'g6-coordinate-shape': {
    'g6-coordinate-plot': 'رأس یک نقطه است',
    'g4-quad-complete': 'رأس گم‌شده از ویژگی شکل می‌آید',
  },
  'g6-coordinate-length': {
    'g6-coordinate-read': 'طول، تفاوت مختصات است',
    'g4-perimeter-area-rect': 'محیط جمع ضلع‌هاست',
  },
  'g6-coordinate-reflect': {
    'g6-coordinate-plot': 'نقطه را باید شناخت',
    'g5-axis-distance': 'فاصلهٔ دو طرف خط برابر است',
  },
  'g6-coordinate-half-turn': {
    'g6-coordinate-plot': 'نقطه را باید شناخت',
    'g6-central-symmetry-draw': 'فاصله تا مرکز دو طرف برابر است',
  },
  'g6-coordinate-translate': {
    'g6-coordinate-plot': 'نقطه روی هر محور جابه‌جا می‌شود',
  },
  // اندازه‌گیری
  'g6-length-convert': {
    'g4-length-convert': 'واحدهای طول را باید شناخت',
    'g6-decimal-muldiv-10': 'عددها اعشاری‌اند',
  },
  'g6-area-unit-convert': {
    'g6-length-convert': 'ضلع مربع واحد تبدیل می‌شود',
    'g3-area-rectangle': 'و دو بار ضرب می‌شود',
  },
  'g6-area-formulas': {
    'g5-area-trapezoid': 'هر شکل دستور خود را دارد',
    'g5-area-rhombus': 'لوزی هم',
  },
  'g6-area-composite': {
    'g6-area-formulas': 'شکل به چندضلعی‌ها بخش می‌شود',
    'g5-area-mixed-shapes': 'بعد جمع یا کم می‌شوند',
  },
  'g6-volume-cuboid': {
    'g5-volume-cuboid': 'طول، عرض و ارتفاع ضرب می‌شوند',
    'g6-decimal-mult': 'عددها اعشاری‌اند',
  },
  'g6-volume-convert': {
    'g5-capacity-convert': 'لیتر و سانتی‌متر مکعب را باید شناخت',
    'g6-decimal-muldiv-10': 'ضرب و تقسیم در هزار',
  },
  'g6-mass-convert': {
    'g6-decimal-muldiv-10': 'هر کیلوگرم هزار گرم است',
    'g5-compound-measure': 'واحدهای جرم را باید شناخت',
  },
  'g6-circle-area': {
    'g3-circle-radius': 'شعاع را باید شناخت',
    'g6-decimal-mult': 'عدد پی اعشاری است',
  },
  'g6-circle-parts-area': {
    'g6-circle-area': 'نیم‌دایره نصف آن است',
  },
  'g6-circle-composite': {
    'g6-circle-parts-area': 'دایره کم یا جمع می‌شود',
    'g6-area-composite': 'کنار چندضلعی‌ها',
  },
  'g6-circle-circumference': {
    'g5-circle-circumference': 'قطر ضرب‌در عدد پی',
  },
  'g6-angle-complement-supplement': {
    'g4-angle-sum-unknown': 'مجموع نود یا صد و هشتاد است',
  },
  'g6-vertical-angles': {
    'g6-angle-complement-supplement': 'زاویه‌های کنار هم مکمل‌اند',
  },
  'g6-angle-figure': {
    'g6-vertical-angles': 'زاویه‌های روبه‌رو برابرند',
    'g5-triangle-angle': 'مجموع زاویه‌های مثلث معلوم است',
  },
  // تناسب و درصد
  'g6-ratio-simplify': {
    'g5-ratio-simplify': 'نسبت مانند کسر ساده می‌شود',
  },
  'g6-proportion-solve': {
    'g5-proportion-solve': 'جدول تناسب همان است',
    'g6-decimal-div-whole': 'جواب گاهی اعشاری است',
  },
  'g6-proportion-word': {
    'g6-proportion-solve': 'داستان یک تناسب می‌دهد',
    'g5-proportion-word': 'اول باید تناسب را شناخت',
  },
  'g6-share-ratio': {
    'g5-share-ratio': 'سهم‌ها جزء کل‌اند',
    'g6-ratio-simplify': 'نسبت ساده می‌شود',
  },
  'g6-fraction-decimal-percent': {
    'g5-fraction-to-percent': 'مخرج به صد می‌رسد',
    'g6-fraction-decimal-convert': 'و کسر به اعشار',
  },
  'g6-percent-of-amount': {
    'g5-percent-of-amount': 'درصد کسری از مقدار است',
    'g6-decimal-mult': 'گاهی با ضرب اعشاری',
  },
  'g6-percent-find': {
    'g5-percent-find': 'جزء به کل را به درصد می‌رسانیم',
  },
  'g6-percent-whole': {
    'g6-percent-of-amount': 'از مقدار به کل برمی‌گردیم',
    'g6-whole-from-part': 'مانند کسر',
  },
  'g6-discount': {
    'g6-percent-of-amount': 'تخفیف درصدی از قیمت است',
  },
  'g6-profit-loss': {
    'g6-percent-find': 'سود درصدی از قیمت خرید است',
    'g6-discount': 'قیمت کم یا زیاد می‌شود',
  },
  'g6-tax-interest': {
    'g6-percent-of-amount': 'مالیات درصدی از مبلغ است',
  },
  'g6-percent-change': {
    'g6-percent-find': 'تغییر درصدی از مقدار اول است',
  },
  'g6-pie-percent': {
    'g5-pie-percent': 'هر قسمت درصدی از کل است',
    'g6-percent-find': 'که باید حساب شود',
  },
  'g6-probability-percent': {
    'g5-probability-fraction': 'احتمال یک کسر است',
    'g6-fraction-decimal-percent': 'و به درصد گفته می‌شود',
  },
  'g6-data-percent': {
    'g6-percent-find': 'هر داده درصدی از کل است',
    'g5-data-table-chart': 'جدول و نمودار را باید خواند',
  },
  // تقریب
  'g6-truncate': {
    'g5-decimal-place-value': 'رقم‌های پس از یک مرتبه کنار می‌روند',
    'g3-round-10-100-1000': 'تقریب زدن از پیش شروع شده است',
  },
  'g6-round': {
    'g6-truncate': 'مرتبهٔ تقریب را باید شناخت',
    'g3-round-10-100-1000': 'رقم بعدی تصمیم می‌گیرد',
  },
  'g6-truncate-vs-round': {
    'g6-round': 'گرد کردن را باید دانست',
    'g6-truncate': 'قطع کردن را هم',
  },
  'g6-round-bounds': {
    'g6-round': 'از عدد گردشده برمی‌گردیم',
  },
  'g6-fraction-approx': {
    'g6-round': 'جواب تقسیم گرد می‌شود',
    'g6-division-continue': 'کسر با تقسیم اعشاری می‌شود',
  },
  'g6-approx-numberline': {
    'g6-round': 'نزدیک‌ترین عدد را باید یافت',
    'g5-decimal-numberline': 'جای عدد اعشاری روی محور است',
  },
  'g6-measure-precision': {
    'g4-length-ruler': 'کوچک‌ترین درجهٔ ابزار را باید دید',
  },
  'g6-measure-read-approx': {
    'g6-measure-precision': 'تقریب از دقت ابزار می‌آید',
    'g6-round': 'اندازه گرد می‌شود',
  },
  'g6-approx-operations': {
    'g6-round': 'اول عددها گرد می‌شوند',
    'g5-estimate': 'بعد حساب می‌کنیم',
  },
  'g6-approx-after': {
    'g6-approx-operations': 'تقریب پیش از محاسبه را باید دانست',
  },
  'g6-approx-error': {
    'g6-approx-operations': 'مقدار تقریبی لازم است',
    'g6-decimal-addsub': 'و تفاوت آن با مقدار واقعی',
  },
};
