import { line, type Misconception, misconception, ordinalWords, tickKey } from '../../../../authoring/index.ts';
import { type Target, tickOf } from './number-line-target.ts';

/** Known misconceptions on a line, most distinctive first; those that fall off the line are left out. */
export function lineMisconceptions({ n, divisions, to, form, shown, other, from }: Target): readonly Misconception[] {
  const tick = tickOf(n, divisions);
  const rest = tick % divisions;
  const parts = n.whole * n.denominator + n.numerator;
  /** All the parts are counted only where they are drawn, or written as one fraction. */
  const isFraction = shown.t === 'fraction' && other === null && from === null && form !== 'figure';
  const found: Misconception[] = [];
  /** Beside the right mark, a slip of one is simpler than counting from another whole number. */
  const isBeside = (at: number) => Math.abs(at - tick) === 1;
  const add = (id: string, title: string, at: number, message: Misconception['message']) => {
    if (at >= 0 && at <= to * divisions) found.push(misconception(id, title, tickKey(at), message));
  };
  const oneMarkShort = (at: number) => {
    // On the whole number itself the fraction may as well be left out.
    if (at % divisions === 0) return;
    add(
      'one-mark-short',
      'یک خط کمتر رفته، شاید چون خط شروع را هم شمرده',
      at,
      line`قسمت‌ها را بشمار، نه خط‌ها را: قسمت اول بین خط شروع و خط بعدی است.`,
    );
  };
  if (other) {
    add(
      'other-number-marked',
      'عدد دیگر را نشان داده',
      tickOf(other, divisions),
      line`اول دو عدد را به یک شکل بنویس و مقایسه کن؛ ببین سؤال کدام را می‌خواهد.`,
    );
  }
  if (from) {
    add(
      'wrong-direction',
      'به طرف دیگر شمرده',
      2 * from.whole * divisions - tick,
      line`روی محور، عددهای کوچک‌تر سمت چپ و عددهای بزرگ‌تر سمت راست هستند. ببین باید به کدام طرف بروی.`,
    );
    add(
      'stopped-at-whole',
      'روی عدد کامل مانده',
      from.whole * divisions,
      line`از عدد کامل درست شروع کرده‌ای؛ حالا به اندازهٔ کسر هم باید جابه‌جا شوی.`,
    );
    oneMarkShort(from.isLess ? tick + 1 : tick - 1);
    if (from.isLess && !isBeside(from.whole * divisions - rest)) {
      add(
        'counted-on-from-whole-below',
        'از عدد کامل قبلی به جلو شمرده',
        from.whole * divisions - rest,
        line`از همان عددی که سؤال گفته است شروع کن و قسمت‌ها را به سمت چپ بشمار.`,
      );
    }
  }
  if (divisions > n.denominator) {
    if (isFraction || form === 'figure') {
      add(
        'line-parts-taken-for-denominator',
        'قسمت‌های محور را با مخرج کسر یکی گرفته',
        parts,
        line`هر واحد محور به ${divisions} قسمت تقسیم شده است، ولی مخرج کسر ${n.denominator} است. ببین چند قسمت محور با هم یک ${ordinalWords(n.denominator)} می‌شود.`,
      );
    }
    add(
      'line-parts-taken-for-denominator-after-whole',
      'بعد از عدد کامل، قسمت‌های محور را با مخرج یکی گرفته',
      n.whole * divisions + n.numerator,
      line`تا عدد کامل درست رفته‌ای. از آنجا به بعد ببین چند قسمت محور با هم یک ${ordinalWords(n.denominator)} می‌شود.`,
    );
  }
  if (!from?.isLess) {
    add(
      'whole-part-ignored',
      'واحدهای کامل را حساب نکرده',
      rest,
      line`این نقطه هنوز به یک واحد کامل نرسیده است. ببین عدد چند واحد کامل دارد.`,
    );
  }
  if (from === null) {
    oneMarkShort(tick - 1);
    add(
      'stopped-at-whole',
      'روی عدد کامل مانده',
      tick - rest,
      line`تا عدد کامل درست رفته‌ای؛ حالا به اندازهٔ قسمت کسری هم جلو برو.`,
    );
    if (!isBeside((n.whole + 1) * divisions - rest)) {
      add(
        // Of units that are seen, the part of the last one without color is there, too.
        form === 'figure' ? 'counted-back-or-uncolored-part' : 'counted-back-from-next-whole',
        form === 'figure'
          ? 'از عدد کامل بعدی به عقب شمرده، یا قسمت رنگ‌نشدهٔ واحد آخر را نشان داده'
          : 'از عدد کامل بعدی به عقب شمرده',
        (n.whole + 1) * divisions - rest,
        form === 'figure'
          ? line`ببین از واحد آخر کدام قسمت‌ها رنگ شده است و همان‌ها را از عدد کامل به سمت راست بشمار.`
          : line`قسمت کسری را از عدد کامل به سمت راست بشمار، نه از عدد بعدی به سمت چپ.`,
      );
    }
    if (isFraction) {
      add(
        'numerator-as-units',
        'صورت را تعداد واحدها گرفته',
        parts * divisions,
        line`صورت، تعداد قسمت‌هاست، نه تعداد واحدهای کامل. ببین هر قسمت چه کسری از واحد است.`,
      );
    }
  }
  add(
    'one-unit-short',
    'یک واحد عقب‌تر نشان داده',
    tick - divisions,
    line`واحدهای کامل را دوباره بشمار و ببین عدد بین کدام دو عدد کامل است.`,
  );
  add(
    'one-unit-over',
    'یک واحد جلوتر نشان داده',
    tick + divisions,
    line`ببین عدد بین کدام دو عدد کامل است؛ انگار یک واحد جلوتر رفته‌ای.`,
  );
  return found;
}
