import { fractionKey, line, type Misconception, mistake, Rational } from '../../../authoring/index.ts';

/** Mistakes of writing the ratio of `first` to `second`, where `whole` is both groups together. */
export function ratioMistakes(first: number, second: number, whole: number): readonly Misconception[] {
  const slip = (id: string, title: string, top: number, bottom: number, message: ReturnType<typeof line>) =>
    top > 0 && bottom > 0 ? [mistake(id, title, fractionKey(Rational.of(top, bottom)), message)] : [];
  const rest = whole - first;
  return [
    ...slip(
      'reversed-order',
      'دو مقدار نسبت را جابه‌جا نوشته',
      second,
      first,
      line`ترتیب مهم است: هر چه اول گفته شده، بالای کسر می‌نشیند.`,
    ),
    ...slip(
      'part-to-whole',
      'نسبت را به کل نوشته',
      first,
      whole,
      line`ببین نسبت را با چه چیزی خواسته‌اند: با گروه دیگر یا با همه؟`,
    ),
    ...slip(
      'part-to-part',
      'نسبت را به گروه دیگر نوشته',
      first,
      rest,
      line`نسبت را با همه خواسته‌اند، نه با گروه دیگر. همه چند تاست؟`,
    ),
    ...slip(
      'other-part-to-whole',
      'گروه دیگر را با کل مقایسه کرده',
      rest,
      whole,
      line`ببین در نسبت، اول کدام گروه گفته شده است.`,
    ),
    ...slip(
      'difference-in-place-of-ratio',
      'تفاوت را به جای یکی از دو مقدار نوشته',
      Math.abs(first - second),
      second,
      line`در نسبت، خودِ دو مقدار را می‌نویسیم، نه تفاوت آن‌ها را.`,
    ),
  ];
}
