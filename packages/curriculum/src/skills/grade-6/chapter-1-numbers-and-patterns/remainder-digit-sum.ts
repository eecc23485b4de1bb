import {
  type Block,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  type Level,
  line,
  num,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { digitSum, lastDigit } from './question-parts/divisibility-rule-options.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'bare'],
};
const lengthOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [3, 3], 2: [3, 4], 3: [4, 5], 4: [5, 6] };

/** Things packed in lots; the rest is asked. */
function story(rng: Rng, value: number, by: number): readonly Block[] {
  const name = child(rng);
  return rng.pick<() => readonly Block[]>([
    () => [
      p`یک نوشت‌افزارفروشی ${value} مداد دارد و آن‌ها را در بسته‌های ${by}تایی می‌گذارد.`,
      p`چند مداد در هیچ بسته‌ای جا نمی‌گیرد؟`,
    ],
    () => [
      p`در یک کتابخانهٔ بزرگ ${value} برگهٔ امانت هست و آن‌ها را در پوشه‌های ${by}تایی می‌گذارند.`,
      p`چند برگه بیرون از پوشه‌های پر می‌ماند؟`,
    ],
    () => [
      p`یک انتشارات ${value} جلد کتاب را در بسته‌های ${by} جلدی می‌گذارد.`,
      p`چند جلد کتاب در هیچ بستهٔ کاملی جا نمی‌گیرد؟`,
    ],
    () => [p`${name} ${value} مهره دارد و با هر ${by} مهره یک دستبند درست می‌کند.`, p`در آخر چند مهره باقی می‌ماند؟`],
    () => [
      p`در یک جشن ${value} چراغ را پشت سر هم آویخته‌اند و ${by} رنگ به نوبت تکرار می‌شود.`,
      p`بعد از آخرین دور کامل رنگ‌ها، چند چراغ باقی می‌ماند؟`,
    ],
    () => [p`در باغی ${value} تا سیب چیده‌اند و در هر سبد ${by} تا می‌گذارند.`, p`چند سیب بیرون از سبدهای پر می‌ماند؟`],
  ])();
}

export const remainderWithoutDividing = defineSkill({
  id: 'g6-remainder-digit-sum',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 8,
  make: (rng, level) => {
    const by = rng.pick(level === 1 ? [2, 5, 10, 3] : [3, 3, 5, 9, 9, 10, 2]);
    const length = rng.int(...lengthOf[level]);
    const value = rng.int(10 ** (length - 1), 10 ** length - 1);
    const answer = value % by;
    const sum = digitSum(value);
    const end = lastDigit(value);
    const bySum = by === 3 || by === 9;
    if (level > 2 && answer === 0 && rng.chance(2, 3)) return null;
    const form = rng.pick(formsOf[level]);
    const misconceptions = wholeMisconceptions(
      [
        'last-digit-used',
        'به جای مجموع رقم‌ها از یکان استفاده کرده',
        bySum ? end % by : null,
        line`یکان برای ۲ و ۵ و ۱۰ به کار می‌آید. اینجا مجموع رقم‌ها را حساب کن.`,
      ],
      [
        'digit-sum-used',
        'به جای یکان از مجموع رقم‌ها استفاده کرده',
        bySum ? null : sum % by,
        line`مجموع رقم‌ها برای ۳ و ۹ به کار می‌آید. اینجا فقط یکان را نگاه کن.`,
      ],
      [
        'digit-sum-written',
        'مجموع رقم‌ها را نوشته و تقسیم نکرده',
        bySum && sum >= by ? sum : null,
        line`مجموع رقم‌ها را درست پیدا کرده‌ای. باقی‌ماندهٔ همین مجموع را می‌خواهیم.`,
      ],
      [
        'last-digit-written',
        'خود یکان را نوشته',
        // The divisor itself may have been copied.
        !bySum && end > by ? end : null,
        line`باقی‌مانده همیشه از مقسوم‌علیه کوچک‌تر است. باقی‌ماندهٔ یکان را حساب کن.`,
      ],
      [
        'complement-written',
        'عددی را نوشته که کم داریم، نه عددی که اضافه است',
        answer === 0 ? null : by - answer,
        line`این عدد می‌گوید چند تا کم داریم. سؤال می‌پرسد چند تا اضافه می‌ماند.`,
      ],
      [
        'one-off',
        'در محاسبه یکی اشتباه کرده',
        // Of two that are possible one is only the other.
        by === 2 ? null : (answer + 1) % by,
        line`خیلی نزدیک شده‌ای. یک بار دیگر آرام حساب کن و ببین از آخرین مضرب چند تا بیشتر است.`,
      ],
    );
    const wrong = misconceptions
      .flatMap(({ answer: each }) => (each.kind === 'integer' ? each.values.map(Number) : []))
      .filter((each) => each !== answer);
    if (wrong.length === 0) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return story(rng, value, by);
        case 'find-mistake':
          return [
            p`${child(rng)} بدون تقسیم کردن گفته است باقی‌ماندهٔ تقسیم عدد زیر بر ${by} برابر ${rng.pick(wrong)} است، ولی درست نیست.`,
            display(num(value)),
            p`باقی‌ماندهٔ درست چند است؟`,
          ];
        default:
          return [p`بدون تقسیم کردن بگو باقی‌ماندهٔ تقسیم این عدد بر ${by} چند است.`, display(num(value))];
      }
    };
    const digits = [...String(value)].map(Number);
    return {
      form,
      stem: stem(),
      ...integerAnswer(answer),
      misconceptions,
      hints: [
        hint(p`می‌خواهیم باقی‌ماندهٔ تقسیم بر ${by} را پیدا کنیم، ولی تقسیم کامل لازم نیست.`),
        bySum
          ? hint(p`باقی‌ماندهٔ عدد بر ${by} با باقی‌ماندهٔ مجموع رقم‌هایش بر ${by} یکی است.`)
          : hint(p`باقی‌ماندهٔ عدد بر ${by} با باقی‌ماندهٔ یکانش بر ${by} یکی است.`),
        bySum
          ? hint(p`رقم‌ها را جمع کن و ببین از مضرب‌های ${by} چند تا بیشتر است.`)
          : hint(p`یکان را جدا کن و ببین از مضرب‌های ${by} چند تا بیشتر است.`),
      ],
      solution: [
        bySum
          ? step(
              p`مجموع رقم‌ها را حساب می‌کنیم، چون باقی‌ماندهٔ آن با باقی‌ماندهٔ خود عدد یکی است.`,
              display(
                row(...digits.flatMap((digit, index) => (index === 0 ? [digit] : ['+' as const, digit])), '=', sum),
              ),
            )
          : step(p`یکان عدد ${end} است؛ بقیهٔ عدد دسته‌های ده‌تایی کامل است و بر ${by} بخش‌پذیر است.`),
        step(
          p`باقی‌ماندهٔ تقسیم ${bySum ? sum : end} بر ${by} را می‌نویسیم.`,
          display(row(bySum ? sum : end, '=', by, '×', Math.floor((bySum ? sum : end) / by), '+', answer)),
          p`پس باقی‌مانده ${answer} است.`,
        ),
      ],
    };
  },
});
