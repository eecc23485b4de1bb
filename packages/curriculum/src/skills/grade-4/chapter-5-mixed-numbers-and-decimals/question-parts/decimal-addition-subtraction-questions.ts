import { partsApart, rightAligned } from '../../../../authoring/decimals.ts';
import {
  type Block,
  child,
  type Decimal,
  decimalAnswer,
  display,
  type Figure,
  hint,
  type Level,
  line,
  num,
  p,
  persianNumber,
  type QuestionDraft,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../../authoring/index.ts';
import { sumStory } from './decimal-addition-subtraction-stories.ts';
import { decimalMisconceptions, tenths } from './decimal-misconceptions.ts';

export type Sign = '+' | '−';

/** Two decimals with one place at most, and what is done with them. */
export interface DecimalSum {
  readonly a: Decimal;
  readonly b: Decimal;
  readonly sign: Sign;
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare', 'story'],
  2: ['figure', 'bare', 'story', 'find-mistake'],
  3: ['figure', 'bare', 'story', 'find-mistake', 'reverse'],
  4: ['bare', 'story', 'find-mistake', 'reverse'],
};

export function resultOf({ a, b, sign }: DecimalSum): Decimal {
  return sign === '+' ? a.plus(b) : a.minus(b);
}

/** Written below one another; both with one digit after the mark. */
function column({ a, b, sign }: DecimalSum, result: Decimal | null): Figure {
  const [top, bottom] = [a.padded(1), b.padded(1)];
  return {
    t: 'column',
    description: `${sign === '+' ? 'جمع' : 'تفریق'} ${persianNumber(top)} ${sign === '+' ? 'و' : 'منهای'} ${persianNumber(bottom)} زیر هم، ممیز زیر ممیز${result === null ? '؛ جای حاصل خالی است' : `؛ حاصل نوشته‌شده ${persianNumber(result.toString())}`}`,
    operator: sign,
    terms: [top, bottom],
    result: result === null ? null : result.toString(),
  };
}

/** Adding tenths without giving the ten of them on; taking them away without borrowing: the smaller digit from the larger. */
function withoutExchange({ a, b, sign }: DecimalSum): Decimal {
  const [one, other] = [a.unitsAt(1), b.unitsAt(1)];
  const wholes = sign === '+' ? one / 10n + other / 10n : one / 10n - other / 10n;
  const [top, bottom] = [one % 10n, other % 10n];
  const part = sign === '+' ? (top + bottom) % 10n : top > bottom ? top - bottom : bottom - top;
  return tenths(Number(wholes * 10n + part));
}

/** Taking a ten of tenths without lowering the whole part. */
function withoutLowering({ a, b }: DecimalSum): Decimal {
  const [one, other] = [a.unitsAt(1), b.unitsAt(1)];
  return tenths(Number((one / 10n - other / 10n) * 10n + (((one % 10n) - (other % 10n) + 10n) % 10n)));
}

/** A sum or difference asked in one of its forms; null when the draw does not suit the form. */
export function decimalSum(rng: Rng, level: Level, sum: DecimalSum): QuestionDraft | null {
  const { a, b, sign } = sum;
  const result = resultOf(sum);
  if (result.units <= 0n) return null;
  const form = rng.pick(formsOf[level]);
  const isBack = form === 'reverse';
  // Asked back: the first number, from the result and the second.
  const asked: DecimalSum = isBack ? { a: result, b, sign: sign === '+' ? '−' : '+' } : sum;
  const answer = isBack ? a : result;
  const wrong = partsApart(a, b, sign);
  const shown = [...(wrong === null ? [] : [wrong]), rightAligned(a, b, sign), withoutExchange(sum)].find(
    (value) => !value.equals(result) && value.units > 0n,
  );
  if (form === 'find-mistake' && shown === undefined) return null;
  const name = child(rng);
  const stem = (): readonly Block[] => {
    switch (form) {
      case 'figure':
        return [p`ممیزها زیر هم نوشته شده‌اند. حاصل را پیدا کن.`];
      case 'story':
        return sumStory(rng, sign, a, b);
      case 'find-mistake':
        return [
          p`${name} این‌طور حساب کرده است، ولی درست نیست:`,
          display(row(num(a), sign, num(b), '=', num(shown ?? result))),
          p`حاصل درست چند است؟`,
        ];
      case 'reverse':
        return [
          sign === '+'
            ? p`${name} به عددی ${b} اضافه کرد و ${result} به دست آورد.`
            : p`${name} از عددی ${b} کم کرد و ${result} به دست آورد.`,
          p`آن عدد چند بود؟`,
        ];
      default:
        return [p`حاصل را بنویس.`, display(row(a, sign, b, '='))];
    }
  };
  const [top, bottom] = [asked.a, asked.b];
  const adds = asked.sign === '+';
  const [topPart, bottomPart] = [Number(top.unitsAt(1) % 10n), Number(bottom.unitsAt(1) % 10n)];
  const difference = top.compare(bottom) > 0 ? top.minus(bottom) : bottom.minus(top);
  // 8 is 17.4 less 9.4, and the tenths of both.
  const isSumOfTenths = difference.toString() === String(topPart + bottomPart);
  const exchanged = adds ? topPart + bottomPart >= 10 : topPart < bottomPart;
  return {
    form,
    stem: stem(),
    ...(form === 'figure' ? { figure: column(sum, null) } : {}),
    ...decimalAnswer(answer),
    misconceptions: decimalMisconceptions(
      [
        'aligned-at-the-right',
        'رقم‌ها را از راست زیر هم نوشته، نه از ممیز',
        // Nobody takes the larger digits below from the smaller above; a figure has the marks below one another.
        form === 'figure' || (asked.sign === '−' && top.units < bottom.units)
          ? null
          : rightAligned(top, bottom, asked.sign),
        line`ممیزها را زیر هم بنویس تا دهم زیر دهم و یکان زیر یکان بیاید.`,
      ],
      [
        'parts-apart',
        'قسمت اعشاری را جدا از قسمت صحیح حساب کرده',
        partsApart(top, bottom, asked.sign),
        adds
          ? line`وقتی تعداد دهم‌ها به ده می‌رسد، یک واحد کامل می‌شود. آن را به قسمت صحیح بده.`
          : line`اگر دهم‌های بالا کم است، یک واحد از قسمت صحیح بگیر و آن را ده تا دهم کن.`,
      ],
      [
        adds ? 'carry-forgotten' : 'smaller-from-larger',
        adds ? 'ده بر یک را حساب نکرده' : 'در دهم‌ها رقم کوچک‌تر را از بزرگ‌تر کم کرده',
        withoutExchange(asked),
        adds
          ? line`جمع دهم‌ها از نه بیشتر شد. یک واحد کامل به ستون بعدی بده.`
          : line`همیشه رقم پایین از رقم بالا کم می‌شود. اگر رقم بالا کم است، از ستون بعدی بگیر.`,
      ],
      [
        'whole-not-lowered',
        'یک واحد گرفته ولی از قسمت صحیح کم نکرده',
        // Less 1.2, who takes away the tenths alone comes to the same.
        adds || bottom.unitsAt(1) / 10n === 1n ? null : withoutLowering(asked),
        line`واحدی را که گرفته‌ای از قسمت صحیح کم کن.`,
      ],
      [
        adds ? 'subtracted-for-added' : 'added-for-subtracted',
        adds ? 'به جای جمع، تفریق کرده' : 'به جای تفریق، جمع کرده',
        adds ? (isSumOfTenths ? null : difference) : top.plus(bottom),
        line`یک بار دیگر ببین باید اضافه کنی یا کم.`,
      ],
      ['mark-left-out', 'ممیز نگذاشته', answer.shift(1), line`ممیز حاصل زیر ممیزهای دیگر می‌نشیند.`],
    ),
    hints: [
      isBack
        ? hint(p`کاری را که ${name} کرده برعکس انجام بده تا به عدد اول برسی.`)
        : hint(p`عددها را زیر هم می‌نویسیم، طوری که ممیزها زیر هم باشند: یکان زیر یکان و دهم زیر دهم.`),
      hint(
        [top, bottom].every((one) => String(one).includes('.'))
          ? p`از دهم‌ها شروع کن.`
          : p`بعد از عددی که رقم اعشار ندارد، ممیز و صفر بگذار. از دهم‌ها شروع کن.`,
        display(row(num(top.padded(1)), asked.sign, num(bottom.padded(1)))),
      ),
      exchanged
        ? adds
          ? hint(p`جمع دهم‌ها به ده می‌رسد یا از آن بیشتر می‌شود؛ هر ده تا دهم یک واحد کامل است.`)
          : hint(p`دهم‌های عددی که از آن کم می‌کنیم کافی نیست؛ یک واحد بگیر و آن را ده تا دهم حساب کن.`)
        : hint(p`بعد سراغ قسمت صحیح برو و ممیز را زیر ممیزها بگذار.`),
    ],
    solution: [
      step(
        isBack
          ? p`برعکس ${sign === '+' ? 'اضافه کردن، کم کردن' : 'کم کردن، اضافه کردن'} است؛ پس این را حساب می‌کنیم:`
          : p`ممیزها را زیر هم می‌نویسیم و از دهم‌ها شروع می‌کنیم.`,
        display(row(num(top.padded(1)), asked.sign, num(bottom.padded(1)))),
      ),
      adds
        ? step(
            exchanged
              ? p`${topPart} دهم و ${bottomPart} دهم روی هم ${topPart + bottomPart} دهم می‌شود، یعنی یک واحد و ${topPart + bottomPart - 10} دهم. واحد را به قسمت صحیح می‌دهیم.`
              : p`${topPart} دهم و ${bottomPart} دهم روی هم ${topPart + bottomPart} دهم می‌شود.`,
          )
        : step(
            exchanged
              ? p`${topPart} دهم از ${bottomPart} دهم کمتر است؛ پس یک واحد می‌گیریم و ${topPart + 10} دهم داریم. ${bottomPart} دهم را کم می‌کنیم.`
              : p`از ${topPart} دهم، ${bottomPart} دهم را کم می‌کنیم.`,
          ),
      step(
        p`قسمت‌های صحیح را هم حساب می‌کنیم و ممیز را زیر ممیزها می‌گذاریم.`,
        display(row(top, asked.sign, bottom, '=', answer)),
      ),
    ],
  };
}
