import { fractionKey, line, type Misconception, misconception, Rational } from '../../../../authoring/index.ts';

/**
 * Misconceptions of writing the ratio of `first` to `second`, where `whole` is both together: two groups that make a whole, or
 * two numbers or measures, which are parts of nothing.
 */
export function ratioMisconceptions(
  first: number,
  second: number,
  whole: number,
  areGroups = true,
): readonly Misconception[] {
  const writtenMisconception = (
    id: string,
    title: string,
    numerator: number,
    denominator: number,
    message: ReturnType<typeof line>,
  ) =>
    numerator > 0 && denominator > 0
      ? [misconception(id, title, fractionKey(Rational.of(numerator, denominator)), message)]
      : [];
  const rest = whole - first;
  const reversed = writtenMisconception(
    'reversed-order',
    'دو مقدار نسبت را جابه‌جا نوشته',
    second,
    first,
    line`ترتیب مهم است: هر چه اول گفته شده، بالای کسر می‌نشیند.`,
  );
  const difference = writtenMisconception(
    'difference-in-place-of-ratio',
    'تفاوت را به جای یکی از دو مقدار نوشته',
    Math.abs(first - second),
    second,
    line`در نسبت، خودِ دو مقدار را می‌نویسیم، نه تفاوت آن‌ها را.`,
  );
  if (!areGroups)
    return [
      ...reversed,
      ...writtenMisconception(
        'first-to-sum',
        'مقدار اول را با جمع دو مقدار مقایسه کرده',
        first,
        whole,
        line`در مخرج، خودِ مقدار دوم می‌نشیند، نه جمع دو مقدار.`,
      ),
      ...difference,
    ];
  return [
    ...reversed,
    ...writtenMisconception(
      'part-to-whole',
      'نسبت را به کل نوشته',
      first,
      whole,
      line`ببین نسبت را با چه چیزی خواسته‌اند: با گروه دیگر یا با همه؟`,
    ),
    ...writtenMisconception(
      'part-to-part',
      'نسبت را به گروه دیگر نوشته',
      first,
      rest,
      line`نسبت را با همه خواسته‌اند، نه با گروه دیگر. همه چند تاست؟`,
    ),
    ...writtenMisconception(
      'other-part-to-whole',
      'گروه دیگر را با کل مقایسه کرده',
      rest,
      whole,
      rest === second
        ? line`نسبت یک گروه به گروه دیگر خواسته شده، نه به همه. ببین اول کدام گروه گفته شده است.`
        : line`ببین در نسبت، اول کدام گروه گفته شده است.`,
    ),
    ...difference,
  ];
}
