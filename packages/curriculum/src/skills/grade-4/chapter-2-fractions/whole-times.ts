import { type Slip, slip, slipsFrom } from '../../../authoring/fractions/slips.ts';
import {
  type Block,
  blank,
  display,
  frac,
  fracOf,
  type Hint,
  hint,
  line,
  type MathNode,
  p,
  Rational,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';

/** `count` times `top/bottom`. */
export interface WholeTimes {
  readonly count: number;
  readonly top: number;
  readonly bottom: number;
}

export function timesValue({ count, top, bottom }: WholeTimes): Rational {
  return Rational.of(count * top, bottom);
}

export function timesNode({ count, top, bottom }: WholeTimes): MathNode {
  return row(count, '×', frac(top, bottom));
}

/** Known mistakes, most telling first. `extra` are those of a picture. */
export function timesSlips(n: WholeTimes, extra: readonly (Slip | null)[] = []): readonly Slip[] {
  const { count, top, bottom } = n;
  return slipsFrom(timesValue(n), [
    slip(
      'denominator-multiplied-too',
      'عدد را هم در صورت و هم در مخرج ضرب کرده',
      { top: count * top, bottom: count * bottom },
      line`تعداد قسمت‌ها بیشتر می‌شود، ولی اندازهٔ هر قسمت همان است. به مخرج دوباره نگاه کن.`,
    ),
    ...extra,
    slip(
      'only-denominator-multiplied',
      'عدد را به جای صورت در مخرج ضرب کرده',
      { top, bottom: count * bottom },
      line`مخرج، اندازهٔ قسمت‌ها را می‌گوید و صورت، تعدادشان را. وقتی چند بار برمی‌داریم، کدام یک بیشتر می‌شود؟`,
    ),
    slip(
      'whole-added-to-numerator',
      'عدد را با صورت جمع کرده',
      { top: count + top, bottom },
      line`این عدد تعداد دفعه‌ها را می‌گوید، نه تعداد قسمت‌ها را: کسر چند بار با خودش جمع می‌شود؟`,
    ),
    slip(
      'one-time-short',
      'یک بار کمتر حساب کرده',
      { top: (count - 1) * top, bottom },
      line`دوباره بشمار: کسر را باید چند بار روی هم بگذاری؟`,
    ),
    slip(
      'one-time-over',
      'یک بار بیشتر حساب کرده',
      { top: (count + 1) * top, bottom },
      line`دوباره بشمار: کسر را باید چند بار روی هم بگذاری؟`,
    ),
  ]);
}

export function timesHints({ count, top, bottom }: WholeTimes, restated: Block | null): readonly Hint[] {
  return [
    hint(
      restated ?? p`${row(count, '×', frac(top, bottom))} یعنی ${count} بار ${frac(top, bottom)} را روی هم بگذاریم.`,
    ),
    hint(p`همهٔ قسمت‌ها هم‌اندازه‌اند؛ پس مخرج همان ${bottom} می‌ماند و فقط تعداد قسمت‌ها بیشتر می‌شود.`),
    hint(p`عدد را در صورت ضرب کن.`, display(row(frac(row(count, '×', top), bottom), '=', frac(blank(), bottom)))),
  ];
}

export function timesSolution(n: WholeTimes, before: Block | null): readonly SolutionStep[] {
  const { count, top, bottom } = n;
  const value = timesValue(n);
  const isShort = count <= 5;
  return [
    ...(before === null ? [] : [step(before)]),
    isShort
      ? step(
          p`ضرب یعنی ${count} بار ${frac(top, bottom)} را با هم جمع کنیم. قسمت‌ها هم‌اندازه‌اند؛ پس مخرج همان ${bottom} می‌ماند.`,
          display(
            row(
              timesNode(n),
              '=',
              ...Array.from({ length: count }, (_, index) => [
                ...(index === 0 ? [] : (['+'] as const)),
                frac(top, bottom),
              ]).flat(),
            ),
          ),
        )
      : step(
          p`ضرب یعنی ${count} بار ${frac(top, bottom)} را روی هم بگذاریم. قسمت‌ها هم‌اندازه‌اند؛ پس مخرج همان ${bottom} می‌ماند.`,
        ),
    step(
      p`تعداد قسمت‌ها ${count} برابر می‌شود؛ پس صورت را در ${count} ضرب می‌کنیم.`,
      display(row(timesNode(n), '=', frac(row(count, '×', top), bottom), '=', frac(count * top, bottom))),
      ...(value.denominator === bottom
        ? []
        : [
            p`این جواب را می‌شود ساده‌تر هم نوشت؛ هر دو درست است.`,
            display(row(frac(count * top, bottom), '=', fracOf(value))),
          ]),
    ),
  ];
}
