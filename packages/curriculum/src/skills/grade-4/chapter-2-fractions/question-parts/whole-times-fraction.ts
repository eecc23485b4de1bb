import {
  type WrittenMisconception,
  writtenMisconception,
  writtenMisconceptionsFrom,
} from '../../../../authoring/fractions/written-misconceptions.ts';
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
} from '../../../../authoring/index.ts';

/** `count` times `numerator/denominator`. */
export interface WholeTimes {
  readonly count: number;
  readonly numerator: number;
  readonly denominator: number;
}

export function timesValue({ count, numerator, denominator }: WholeTimes): Rational {
  return Rational.of(count * numerator, denominator);
}

export function timesNode({ count, numerator, denominator }: WholeTimes): MathNode {
  return row(count, '×', frac(numerator, denominator));
}

/**
 * Known misconceptions, most distinctive first. `extra` are those of a picture, where the product may not be written; `thing` is
 * what the picture shows so many of.
 */
export function timesWrittenMisconceptions(
  n: WholeTimes,
  extra: readonly (WrittenMisconception | null)[] = [],
  isWritten = true,
  thing = 'شکل',
): readonly WrittenMisconception[] {
  const { count, numerator, denominator } = n;
  return writtenMisconceptionsFrom(timesValue(n), [
    isWritten
      ? writtenMisconception(
          'denominator-multiplied-too',
          'حاصل را با خود کسر برابر گرفته',
          { numerator: count * numerator, denominator: count * denominator },
          line`این با خود کسر برابر است. تعداد قسمت‌ها بیشتر می‌شود، ولی اندازهٔ هر قسمت همان می‌ماند.`,
        )
      : null,
    ...extra,
    isWritten
      ? writtenMisconception(
          'only-denominator-multiplied',
          'عدد را به جای صورت در مخرج ضرب کرده',
          { numerator, denominator: count * denominator },
          line`مخرج، اندازهٔ قسمت‌ها را می‌گوید و صورت، تعدادشان را. وقتی چند بار برمی‌داریم، کدام یک بیشتر می‌شود؟`,
        )
      : // One part, or what is left of one unit, is seen without any repetition.
        [1, denominator - numerator].includes(numerator / count)
        ? null
        : thing === 'پرش'
          ? // A number line has fewer parts than all the hops have units.
            writtenMisconception(
              'hops-in-denominator',
              'به جای صورت، مخرج را در تعداد پرش‌ها ضرب کرده',
              { numerator, denominator: count * denominator },
              line`مخرج، تعداد قسمت‌های یک واحد است، از صفر تا یک. با پرش‌های بیشتر عوض می‌شود؟`,
            )
          : writtenMisconception(
              'all-parts-for-denominator',
              'قسمت‌های همهٔ شکل‌ها را روی هم مخرج و قسمت‌های رنگی یک شکل را صورت نوشته',
              { numerator, denominator: count * denominator },
              line`مخرج، تعداد قسمت‌های یک واحد است. قسمت‌های یک واحد را بشمار.`,
            ),
    // A part more or less is a slip in counting, whatever the fraction is reduced to.
    Math.abs(count * numerator - count - numerator) === 1
      ? null
      : writtenMisconception(
          isWritten ? 'whole-added-to-numerator' : 'times-added-to-parts',
          isWritten ? 'عدد را با صورت جمع کرده' : 'تعداد تکرارها را با قسمت‌های یکی از آن‌ها جمع کرده',
          { numerator: count + numerator, denominator },
          isWritten
            ? line`این عدد تعداد دفعه‌ها را می‌گوید، نه تعداد قسمت‌ها را: کسر چند بار با خودش جمع می‌شود؟`
            : line`یک بار دیگر بشمار: چند ${thing} هست و در هر ${thing} چند قسمت؟`,
        ),
    writtenMisconception(
      'one-time-short',
      'یک بار کمتر حساب کرده',
      { numerator: (count - 1) * numerator, denominator },
      isWritten ? line`دوباره بشمار: کسر را باید چند بار روی هم بگذاری؟` : line`دوباره بشمار: چند ${thing} هست؟`,
    ),
    writtenMisconception(
      // Of one part, the number added to the numerator is as much.
      isWritten && numerator === 1 ? 'one-time-over-or-added' : 'one-time-over',
      isWritten && numerator === 1 ? 'یک بار بیشتر حساب کرده، یا عدد را به صورت اضافه کرده' : 'یک بار بیشتر حساب کرده',
      { numerator: (count + 1) * numerator, denominator },
      isWritten ? line`دوباره بشمار: کسر را باید چند بار روی هم بگذاری؟` : line`دوباره بشمار: چند ${thing} هست؟`,
    ),
  ]);
}

/** `counted` is what the whole number is called: a picture shows shapes or hops, and no number. */
export function timesHints(
  { count, numerator, denominator }: WholeTimes,
  restated: Block | null,
  counted = 'عدد',
): readonly Hint[] {
  return [
    hint(
      restated ??
        p`${row(count, '×', frac(numerator, denominator))} یعنی ${count} بار ${frac(numerator, denominator)} را روی هم بگذاریم.`,
    ),
    hint(p`همهٔ قسمت‌ها هم‌اندازه‌اند؛ پس مخرج همان ${denominator} می‌ماند و فقط تعداد قسمت‌ها بیشتر می‌شود.`),
    hint(
      p`${counted} را در صورت ضرب کن.`,
      display(row(frac(row(count, '×', numerator), denominator), '=', frac(blank(), denominator))),
    ),
  ];
}

export function timesSolution(n: WholeTimes, before: Block | null): readonly SolutionStep[] {
  const { count, numerator, denominator } = n;
  const value = timesValue(n);
  const isShort = count <= 5;
  return [
    ...(before === null ? [] : [step(before)]),
    isShort
      ? step(
          // The sum is in the sentence: of a formula on its own line one bar would be drawn for all its equal numbers.
          p`ضرب یعنی ${count} بار ${frac(numerator, denominator)} را با هم جمع کنیم: ${row(
            ...Array.from({ length: count }, (_, index) => [
              ...(index === 0 ? [] : (['+'] as const)),
              frac(numerator, denominator),
            ]).flat(),
          )}. قسمت‌ها هم‌اندازه‌اند؛ پس مخرج همان ${denominator} می‌ماند.`,
        )
      : step(
          p`ضرب یعنی ${count} بار ${frac(numerator, denominator)} را روی هم بگذاریم. قسمت‌ها هم‌اندازه‌اند؛ پس مخرج همان ${denominator} می‌ماند.`,
        ),
    step(
      p`تعداد قسمت‌ها ${count} برابر می‌شود؛ پس صورت را در ${count} ضرب می‌کنیم.`,
      display(
        row(
          timesNode(n),
          '=',
          frac(row(count, '×', numerator), denominator),
          '=',
          frac(count * numerator, denominator),
        ),
      ),
      ...(value.denominator === denominator
        ? []
        : [
            p`این جواب را می‌شود ساده‌تر هم نوشت؛ هر دو درست است.`,
            display(row(frac(count * numerator, denominator), '=', fracOf(value))),
          ]),
    ),
  ];
}
