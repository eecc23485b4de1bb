import { fractionKey, line, type Misconception, misconception, Rational } from '../../../authoring/index.ts';

/** What children write in place of `numerator` of `denominator`; a fraction that cannot be typed or is right drops out by itself. */
export function shadedWrittenMisconceptions(top: number, bottom: number): readonly Misconception[] {
  const rest = bottom - top;
  return [
    ...(rest > 0
      ? [
          misconception(
            'part-compared-with-rest',
            'قسمت را با بقیه مقایسه کرده',
            fractionKey(Rational.of(top, rest)),
            line`مخرج، تعداد همه است، نه فقط بقیه. همه را با هم بشمار.`,
          ),
          misconception(
            'other-part-written',
            'کسر قسمت دیگر را نوشته',
            fractionKey(Rational.of(rest, bottom)),
            line`ببین سؤال کدام قسمت را می‌خواهد. آن‌ها را دوباره بشمار.`,
          ),
        ]
      : []),
    misconception(
      'numerator-and-denominator-swapped',
      'جای صورت و مخرج را عوض کرده',
      fractionKey(Rational.of(bottom, top)),
      line`تعداد همهٔ قسمت‌ها پایین خط کسر نوشته می‌شود و آنچه خواسته شده بالای آن.`,
    ),
    ...(bottom > 1
      ? [
          misconception(
            'parts-miscounted',
            'در شمردن قسمت‌ها یکی جا انداخته',
            fractionKey(Rational.of(top, bottom - 1)),
            line`خیلی نزدیک شده‌ای. همهٔ قسمت‌ها را یک بار دیگر بشمار.`,
          ),
        ]
      : []),
  ];
}
