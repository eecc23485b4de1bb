import { incompleteMessage } from '../answers/empty.ts';
import { answerRules } from '../answers/registry.ts';
import { line } from '../content/build.ts';
import type { AnswerKind, Inline, InvalidReason } from '../model/index.ts';
import { persianNumber } from '../numbers/persian/digits.ts';

const wholeNumber = line`اینجا فقط یک عدد می‌خواهیم؛ جوابت را با رقم بنویس.`;

/** The short, warm sentence that says what to correct. Nothing in it shows whether the value was right. */
export function invalidMessage(reason: InvalidReason, kind: AnswerKind, meant?: string): readonly Inline[] {
  switch (reason) {
    case 'empty':
      return answerRules(kind).messages.empty;
    case 'incomplete':
      return line`${incompleteMessage(kind)}`;
    case 'not-a-number':
      return wholeNumber;
    case 'fraction-in-whole-box':
      return line`جواب این خانه یک عدد کامل است، نه کسر و نه عدد اعشاری. یک بار دیگر بنویسش.`;
    case 'decimal-in-whole-box':
      return line`جواب این خانه یک عدد کامل است و ممیز ندارد. یک بار دیگر بنویسش.`;
    case 'fraction-in-decimal-box':
      return line`این خانه عدد اعشاری می‌خواهد. اگر کسر نوشته‌ای، آن را با ممیز بنویس.`;
    case 'fraction-in-one-box':
      return line`صورت را در خانهٔ بالا و مخرج را در خانهٔ پایین بنویس.`;
    case 'two-decimal-marks':
      return line`در عدد بیشتر از یک ممیز هست. فقط یکی لازم است.`;
    case 'misplaced-thousands':
      return meant === undefined
        ? line`جای جداکنندهٔ سه‌رقمی درست نیست. می‌توانی عدد را بدون آن بنویسی.`
        : line`جای جداکنندهٔ سه‌رقمی درست نیست. منظورت ${persianNumber(meant)} است؟ بدون جداکننده بنویسش.`;
    case 'two-signs':
      return line`عدد بیشتر از یک علامت دارد. فقط یکی لازم است.`;
    case 'sign-after':
      return line`علامت عدد باید پیش از آن باشد، مثل ${-7}. یک بار دیگر بنویسش.`;
    case 'unit-typed':
      return meant === undefined
        ? line`در این خانه فقط عدد را بنویس، بدون واحد و نشانه.`
        : line`در این خانه فقط عدد را بنویس، بدون واحد و نشانه: ${persianNumber(meant)}`;
    case 'other-unit':
      return line`واحد جواب کنار خانه نوشته شده است. فقط عدد را با همان واحد بنویس.`;
    case 'unit-counts-more':
      return line`به واحد کنار خانه نگاه کن: هزار یا میلیون در خود آن هست. عدد را بدون آن صفرها بنویس.`;
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

const praise = [line`آفرین!`, line`چه خوب حلش کردی!`, line`عالی!`, line`ادامه بده!`] as const;

/** Said of a right answer, after the word that it is right; the same question always says the same. */
export function rightMessage(seed: number): readonly Inline[] {
  return praise[Math.abs(seed) % praise.length] ?? praise[0];
}

/** Said of a wrong answer that is no known misconception. */
export function wrongMessage(kind: AnswerKind): readonly Inline[] {
  return answerRules(kind).messages.wrong;
}

/** Said when some parts are right. */
export function partialMessage(kind: AnswerKind, right: number, outOf: number): readonly Inline[] {
  const { partial } = answerRules(kind).messages;
  return partial?.(right, outOf) ?? line`${right} جواب از ${outOf} جواب درست است. بقیه را یک بار دیگر ببین.`;
}
