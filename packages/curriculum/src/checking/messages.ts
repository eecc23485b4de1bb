import { line } from '../content/build.ts';
import type { AnswerKind, Inline, InvalidReason } from '../model/index.ts';
import { persianNumber } from '../numbers/persian/digits.ts';

const emptyMessages: Readonly<Record<AnswerKind, readonly Inline[]>> = {
  integer: line`اول جوابت را در جای خالی بنویس.`,
  decimal: line`اول جوابت را در جای خالی بنویس.`,
  fraction: line`اول صورت و مخرج کسر را بنویس.`,
  mixed: line`اول جوابت را در خانه‌های عدد مخلوط بنویس.`,
  choice: line`اول یکی از گزینه‌ها را انتخاب کن.`,
  order: line`اول همه را به ترتیب بچین.`,
  'number-line': line`اول نشانگر را روی محور جابه‌جا کن.`,
  clock: line`اول زمان را در خانه‌ها بنویس.`,
  match: line`اول هر کارت را به جفتش وصل کن.`,
  cells: line`اول خانه‌هایی را که می‌خواهی رنگ کن.`,
  points: line`اول نقطه را روی صفحه بگذار.`,
  sectors: line`اول قسمت‌هایی را که می‌خواهی رنگ کن.`,
  levels: line`اول ستون‌ها را جابه‌جا کن.`,
  angle: line`اول ضلع زاویه را بچرخان.`,
};

const incompleteMessages: Readonly<Record<AnswerKind, readonly Inline[]>> = {
  integer: line`یک جای خالی هنوز مانده است؛ همه را پر کن.`,
  decimal: line`یک جای خالی هنوز مانده است؛ همه را پر کن.`,
  fraction: line`کسر هم صورت می‌خواهد هم مخرج؛ هر دو را بنویس.`,
  mixed: line`کسر هم صورت می‌خواهد هم مخرج؛ هر دو را بنویس.`,
  choice: emptyMessages.choice,
  order: line`هنوز همه را نچیده‌ای؛ بقیه را هم سر جایشان بگذار.`,
  'number-line': emptyMessages['number-line'],
  clock: line`یکی از خانه‌ها هنوز خالی است؛ همه را پر کن. اگر چیزی نیست، صفر بنویس.`,
  match: line`هنوز همه را وصل نکرده‌ای؛ برای هر کارت یک جفت پیدا کن.`,
  cells: emptyMessages.cells,
  points: line`هنوز همهٔ نقطه‌ها را نگذاشته‌ای؛ بقیه را هم روی صفحه بگذار.`,
  sectors: line`هنوز چند قسمت سفید مانده است؛ همهٔ قسمت‌ها را رنگ کن.`,
  levels: line`هنوز همه را سر جایشان نگذاشته‌ای؛ بقیه را هم بگذار.`,
  angle: line`اول ضلع زاویه را بچرخان.`,
};

const wholeNumber = line`اینجا فقط یک عدد می‌خواهیم؛ جوابت را با رقم بنویس.`;

/** The short, warm sentence that says what to correct. Nothing in it shows whether the value was right. */
export function invalidMessage(reason: InvalidReason, kind: AnswerKind, meant?: string): readonly Inline[] {
  switch (reason) {
    case 'empty':
      return emptyMessages[kind];
    case 'incomplete':
      return incompleteMessages[kind];
    case 'not-a-number':
      return wholeNumber;
    case 'fraction-in-whole-box':
      return line`جواب این خانه یک عدد کامل است، نه کسر و نه عدد اعشاری. یک بار دیگر بنویسش.`;
    case 'decimal-in-whole-box':
      return line`جواب این خانه یک عدد کامل است و ممیز ندارد. یک بار دیگر بنویسش.`;
    case 'two-decimal-marks':
      return line`در عدد بیشتر از یک ممیز هست. فقط یکی لازم است.`;
    case 'misplaced-thousands':
      return meant === undefined
        ? line`جای جداکنندهٔ سه‌رقمی درست نیست. می‌توانی عدد را بدون آن بنویسی.`
        : line`جای جداکنندهٔ سه‌رقمی درست نیست. منظورت ${persianNumber(meant)} است؟ بدون جداکننده بنویسش.`;
    case 'two-signs':
      return line`عدد بیشتر از یک علامت دارد. فقط یکی لازم است.`;
    case 'zero-denominator':
      return line`مخرج کسر نمی‌تواند صفر باشد. مخرج دیگری بنویس.`;
    case 'not-simplest':
      return line`کسرت با جواب برابر است، ولی هنوز ساده‌تر می‌شود. صورت و مخرج را تا آخر ساده کن.`;
    case 'improper-part':
      return line`کمی مانده! قسمت کسری باید از یک کمتر باشد. واحدهای کامل را از آن جدا کن و به عدد کنار کسر اضافه کن.`;
    case 'untouched':
      return line`اول نشانگر را روی محور جابه‌جا کن.`;
    case 'hour-off-dial':
      return line`ساعت روی صفحهٔ عقربه‌ای از ۱ تا ۱۲ است. خانهٔ ساعت را یک بار دیگر بنویس.`;
    case 'hour-off-day':
      return line`ساعتِ شبانه‌روز از ۰ تا ۲۳ است. خانهٔ ساعت را یک بار دیگر بنویس.`;
    case 'minute-past-hour':
      return line`در خانهٔ دقیقه عددی از ۰ تا ۵۹ می‌نویسیم؛ هر ۶۰ دقیقه یک ساعت است.`;
    case 'second-past-minute':
      return line`در خانهٔ ثانیه عددی از ۰ تا ۵۹ می‌نویسیم؛ هر ۶۰ ثانیه یک دقیقه است.`;
    case 'unknown-option':
      return line`این جواب با سؤال جور نیست. یک بار دیگر امتحان کن.`;
  }
}

const praise = [
  line`آفرین! درست است.`,
  line`درست است. چه خوب حلش کردی!`,
  line`بله، درست است. عالی!`,
  line`درست است؛ ادامه بده!`,
] as const;

/** Said of a right answer; the same question always says the same. */
export function rightMessage(seed: number): readonly Inline[] {
  return praise[Math.abs(seed) % praise.length] ?? praise[0];
}

const wrongMessages: Readonly<Record<AnswerKind, readonly Inline[]>> = {
  integer: line`یک بار دیگر سؤال را بخوان و قدم‌به‌قدم حساب کن.`,
  decimal: line`یک بار دیگر حساب کن و به جای ممیز دقت کن.`,
  fraction: line`یک بار دیگر به صورت و مخرج نگاه کن.`,
  mixed: line`یک بار دیگر ببین چند واحد کامل داری و چه کسری می‌ماند.`,
  choice: line`گزینه‌ها را یک بار دیگر با سؤال مقایسه کن.`,
  order: line`عددها را دوتا دوتا با هم مقایسه کن.`,
  'number-line': line`ببین فاصلهٔ هر دو عدد به چند قسمت تقسیم شده است و از اول بشمار.`,
  clock: line`ساعت و دقیقه را جداگانه یک بار دیگر ببین.`,
  match: line`هر کارت را یک بار دیگر با جفتش مقایسه کن.`,
  cells: line`خانه‌هایی را که رنگ کرده‌ای یکی‌یکی با سؤال مقایسه کن.`,
  points: line`از یک نقطهٔ معلوم شروع کن و خانه‌ها را یکی‌یکی بشمار.`,
  sectors: line`قسمت‌های رنگی را بشمار و با سؤال مقایسه کن.`,
  levels: line`بلندی هر ستون را یک بار دیگر با سؤال مقایسه کن.`,
  angle: line`ببین از کدام صفر شروع کرده‌ای و همان درجه‌بندی را دنبال کن.`,
};

/** Said of a wrong answer nobody foresaw. */
export function wrongMessage(kind: AnswerKind): readonly Inline[] {
  return wrongMessages[kind];
}

/** Said when some parts are right. */
export function partialMessage(kind: AnswerKind, right: number, outOf: number): readonly Inline[] {
  switch (kind) {
    case 'order':
      return line`${right} تا از ${outOf} تا سر جای خودش است. جای بقیه را یک بار دیگر ببین.`;
    case 'match':
      return line`${right} جفت از ${outOf} جفت درست است. بقیه را یک بار دیگر با هم مقایسه کن.`;
    case 'cells':
      return line`بعضی از خانه‌ها درست است. یکی‌یکی ببین کدام کم است و کدام زیادی.`;
    case 'levels':
      return line`${right} ستون از ${outOf} ستون درست است. بلندی بقیه را یک بار دیگر ببین.`;
    case 'sectors':
      return line`${right} رنگ از ${outOf} رنگ به اندازه است. قسمت‌های بقیه را یک بار دیگر بشمار.`;
    case 'points':
      return line`${right} نقطه از ${outOf} نقطه سر جای خودش است. جای بقیه را یک بار دیگر بشمار.`;
    default:
      return line`${right} جواب از ${outOf} جواب درست است. بقیه را یک بار دیگر ببین.`;
  }
}
