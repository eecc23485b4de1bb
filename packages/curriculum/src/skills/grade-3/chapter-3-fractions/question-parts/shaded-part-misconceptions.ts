import { fractionKey, line, type Misconception, misconception, Rational } from '../../../../authoring/index.ts';

/**
 * What children write in place of `numerator` of `denominator`, of the parts of a figure, of things drawn or of things that a
 * story counts; a fraction that cannot be typed or is right drops out by itself.
 */
export function shadedWrittenMisconceptions(
  top: number,
  bottom: number,
  counted: 'parts' | 'things' | 'said' = 'parts',
): readonly Misconception[] {
  const all = counted === 'parts' ? 'همهٔ قسمت‌ها' : 'همه';
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
            counted === 'said'
              ? line`ببین سؤال چه کسری را می‌خواهد: کسرِ این‌ها یا کسرِ بقیه؟`
              : line`ببین سؤال کدام قسمت را می‌خواهد. آن‌ها را دوباره بشمار.`,
          ),
        ]
      : []),
    misconception(
      'numerator-and-denominator-swapped',
      'جای صورت و مخرج را عوض کرده',
      fractionKey(Rational.of(bottom, top)),
      line`تعداد ${all} پایین خط کسر نوشته می‌شود و آنچه خواسته شده بالای آن.`,
    ),
    // Where a story says both numbers, nothing is counted. A whole is the one other part, or one figure,
    // sooner than a slip, and a half is guessed.
    ...(bottom > 1 && counted !== 'said' && top !== bottom - 1 && 2 * top !== bottom - 1
      ? [
          misconception(
            'parts-miscounted',
            counted === 'parts' ? 'در شمردن قسمت‌ها یکی جا انداخته' : 'در شمردن همه، یکی جا انداخته',
            fractionKey(Rational.of(top, bottom - 1)),
            line`خیلی نزدیک شده‌ای. ${all} را یک بار دیگر بشمار.`,
          ),
        ]
      : []),
  ];
}
