import { display, line, p } from '../../content/build.ts';
import { type NodeLike, num, row } from '../../content/nodes.ts';
import type { Figure, MathNode, Misconception, SolutionStep } from '../../model/index.ts';
import { persianNumber } from '../../numbers/persian/digits.ts';
import { integerKey } from '../answers.ts';
import { misconception, step } from '../draft.ts';
import { columnPlaces } from './written-steps.ts';

function fromOnes(value: number): readonly number[] {
  return [...String(value)].reverse().map(Number);
}

/** A number by its places, zeros left out: 407 is [400, 7]. */
export function placeParts(value: number): readonly number[] {
  return fromOnes(value)
    .map((digit, place) => digit * 10 ** place)
    .filter((part) => part > 0)
    .reverse();
}

/** What is carried into each place when `value` is multiplied by one digit, counted from the right. */
export function carriesOfProduct(value: number, digit: number): readonly number[] {
  const carries = [0];
  for (const each of fromOnes(value)) carries.push(Math.floor((each * digit + (carries.at(-1) ?? 0)) / 10));
  return carries;
}

/** Written multiplication by one digit in which nothing is carried: 47 × 6 gives 242. */
export function productUncarried(value: number, digit: number): number {
  const digits = fromOnes(value);
  const columns = digits.map((each, place) => (place === digits.length - 1 ? each * digit : (each * digit) % 10));
  return Number([...columns].reverse().join(''));
}

/** What is carried is added before multiplying: 47 × 6 gives 482. */
export function carriedTooEarly(value: number, digit: number): number {
  const digits = fromOnes(value);
  let carried = 0;
  const columns = digits.map((each, place) => {
    const found = (each + carried) * digit;
    carried = Math.floor(found / 10);
    return place === digits.length - 1 ? found : found % 10;
  });
  return Number([...columns].reverse().join(''));
}

/** Each place's product is written whole below it: 47 × 6 gives 2442. */
export function productsWrittenWhole(value: number, digit: number): number {
  return Number([...fromOnes(value).map((each) => each * digit)].reverse().join(''));
}

/** Only the ones are multiplied, the rest is copied: 47 × 6 gives 82. */
export function onlyOnesMultiplied(value: number, digit: number): number {
  return value - (value % 10) + (value % 10) * digit;
}

/** Misconceptions of writing a product in columns. */
export function columnWrittenMisconceptions(value: number, digit: number): readonly Misconception[] {
  const uncarried = productUncarried(value, digit);
  // Of 12 × 5 nothing is written for the ones, as when only 10 is multiplied.
  const isOnesLeftOut = value % 10 > 0 && uncarried === (value - (value % 10)) * digit;
  const [id, title]: readonly [string, string] = isOnesLeftOut
    ? ['no-carrying-or-ones-left-out', 'آنچه را باید به ستون بعد برود نبرده، یا یکان را ضرب نکرده']
    : ['no-carrying', 'آنچه را باید به ستون بعد برود نبرده'];
  return [
    misconception(
      id,
      title,
      integerKey(uncarried),
      line`وقتی حاصل ضرب یک رقم دو رقمی شد، یکان آن را بنویس و بقیه را به ستون سمت چپ ببر.`,
    ),
    misconception(
      'carried-before-multiplying',
      'رقم انتقالی را پیش از ضرب جمع کرده',
      integerKey(carriedTooEarly(value, digit)),
      line`اول رقم آن ستون را ضرب کن، بعد آنچه از ستون قبل آمده را اضافه کن.`,
    ),
    misconception(
      'products-written-whole',
      'حاصل ضرب هر رقم را کامل کنار هم نوشته',
      integerKey(productsWrittenWhole(value, digit)),
      line`حاصل ضرب هر رقم را کنار هم نگذار. آنچه از یکان زیاد می‌آید، با دهگان جمع می‌شود.`,
    ),
  ];
}

/** Misconceptions of taking a number apart by its places and multiplying the parts. */
export function placeWrittenMisconceptions(value: number, digit: number): readonly Misconception[] {
  const product = value * digit;
  const [ones = 0, tens = 0] = fromOnes(value);
  // Who multiplies the hundreds alone and copies the rest comes to the same.
  const isRestCopied = value > 99 && (tens + ones) * digit === value % 100;
  return [
    misconception(
      'only-ones-multiplied',
      'فقط یکان را ضرب کرده و بقیه را نوشته',
      integerKey(onlyOnesMultiplied(value, digit)),
      line`همهٔ رقم‌های عدد باید ضرب شود، نه فقط یکان آن.`,
    ),
    ...(tens > 0 && !isRestCopied
      ? [
          misconception(
            'tens-as-ones',
            'دهگان را مثل یکان حساب کرده',
            integerKey(product - 9 * tens * digit),
            line`رقم دهگان چند تا ده‌تایی است، نه چند تا یکی. حاصل ضرب آن هم چند تا ده‌تایی است.`,
          ),
        ]
      : []),
    misconception(
      'one-group-short',
      'یک بار کمتر حساب کرده',
      integerKey(product - value),
      line`ببین چند بار باید این عدد را بگیری. انگار یک بار جا مانده است.`,
    ),
    misconception(
      'added-instead',
      'به جای ضرب، جمع کرده',
      integerKey(value + digit),
      line`این ضرب است؛ یعنی چند بار همان عدد. با یک بار جمع کردن به آن نمی‌رسی.`,
    ),
  ];
}

function sum(values: readonly NodeLike[]): MathNode {
  return row(...values.flatMap((value, index): readonly (NodeLike | '+')[] => (index === 0 ? [value] : ['+', value])));
}

/** `digit` × `value` by taking the places apart and adding the partial products. */
export function partialProductSteps(value: number, digit: number): readonly SolutionStep[] {
  const parts = placeParts(value);
  const products = parts.map((part) => part * digit);
  return [
    step(
      p`${value} را به ${parts.map((part) => persianNumber(part)).join(' و ')} می‌شکنیم که ضربشان آسان است.`,
      display(row(value, '=', sum(parts))),
    ),
    step(
      p`هر قسمت را جدا در ${digit} ضرب می‌کنیم.`,
      ...parts.map((part) => display(row(digit, '×', part, '=', part * digit))),
    ),
    step(p`حاصل‌ها را با هم جمع می‌کنیم.`, display(row(digit, '×', value, '=', sum(products), '=', value * digit))),
  ];
}

/** Written multiplication by one digit, place by place from the right. */
export function columnProductSteps(value: number, digit: number): readonly SolutionStep[] {
  const digits = fromOnes(value);
  const carries = carriesOfProduct(value, digit);
  const steps = digits.map((each, place) => {
    const carried = carries[place] ?? 0;
    const found = each * digit + carried;
    const over = carries[place + 1] ?? 0;
    const name = columnPlaces[place]?.name ?? '';
    const next = columnPlaces[place + 1];
    const shown = display(
      carried > 0 ? row(each, '×', digit, '+', carried, '=', found) : row(each, '×', digit, '=', found),
    );
    const added = carried > 0 ? ` و ${persianNumber(carried)} را که از ستون قبل آمده اضافه می‌کنیم` : '';
    if (place === digits.length - 1)
      return step(p`${name}: رقم این ستون را ضرب می‌کنیم${added}. ستون آخر است؛ همهٔ حاصل را می‌نویسیم.`, shown);
    if (over === 0)
      return step(p`${name}: رقم این ستون را ضرب می‌کنیم${added} و حاصل را زیر همان ستون می‌نویسیم.`, shown);
    return step(
      p`${name}: رقم این ستون را ضرب می‌کنیم${added}. رقم ${found % 10} را می‌نویسیم و ${over} ${next?.bundle ?? ''} به ستون ${next?.name ?? ''} می‌دهیم.`,
      shown,
    );
  });
  return [...steps, step(p`رقم‌های حاصل را کنار هم می‌خوانیم.`, display(row(value, '×', digit, '=', value * digit)))];
}

/** Written multiplication with its result left open, or with a result somebody found. */
export function productColumn(value: number, digit: number, result: number | null = null): Figure {
  return {
    t: 'column',
    description: `ضرب نوشتنی ${persianNumber(value)} در ${persianNumber(digit)} زیر هم${result === null ? '؛ جای حاصل خالی است' : ` با حاصل ${persianNumber(result)}`}`,
    operator: '×',
    terms: [String(value), String(digit)],
    result: result === null ? null : String(result),
  };
}

/**
 * A rectangle of height `digit` cut into one piece a part of its width. Pieces keep their order of size, not their true
 * measure; each shows its partial product inside, or nothing where it is null.
 */
export function splitRectangle(
  digit: number,
  parts: readonly number[],
  inside: readonly (MathNode | null)[] = [],
): Figure {
  const widths = parts.map((part) => (part >= 100 ? 10 : part >= 10 ? 8 : 4));
  const height = 5;
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((all, width) => all + width, 0));
  const tones = ['sky', 'turmeric', 'leaf'] as const;
  const widthWords = parts.map((part) => persianNumber(part)).join(' و ');
  const known = inside.flatMap((node, index) =>
    node?.t === 'number'
      ? [`در قسمت ${persianNumber(parts[index] ?? 0)} عدد ${persianNumber(node.value)} نوشته شده است`]
      : [],
  );
  return {
    t: 'drawing',
    description: [`مستطیلی با عرض ${persianNumber(digit)} که طول آن به ${widthWords} بریده شده است`, ...known].join(
      '؛ ',
    ),
    width: widths.reduce((all, width) => all + width, 0),
    height,
    shapes: parts.flatMap((part, index) => {
      const [from, width] = [starts[index] ?? 0, widths[index] ?? 0];
      const shown = inside[index];
      return [
        {
          t: 'polygon' as const,
          points: [
            [from, 0],
            [from + width, 0],
            [from + width, height],
            [from, height],
          ] as const,
          tone: tones[index] ?? 'none',
          sides: [null, null, num(part), index === 0 ? num(digit) : null],
        },
        ...(shown ? [{ t: 'text' as const, at: [from + Math.floor(width / 2), 2] as const, text: shown }] : []),
      ];
    }),
  };
}
