import {
  display,
  frac,
  type Level,
  line,
  type MathNode,
  mixedOf,
  p,
  type QuestionDraft,
  Rational,
  type Rng,
  row,
  worked,
  wrongLineQuestion,
} from '../../../../authoring/index.ts';

function drawFraction(rng: Rng, most: number): Rational {
  const bottom = rng.int(2, most);
  return Rational.of(rng.int(1, bottom - 1), bottom);
}

const plain = (value: Rational): MathNode => mixedOf(value);

/** Where is the wrong line of `a ÷ b ± c × d`: a quotient, a product, and what joins them. */
export function orderWrongLine(rng: Rng, level: Level): QuestionDraft | null {
  const most = level === 4 ? 9 : 6;
  const [a, b, c, d] = [
    drawFraction(rng, most),
    drawFraction(rng, most),
    drawFraction(rng, most),
    drawFraction(rng, most),
  ];
  const isSum = rng.chance(1, 2);
  const sign = isSum ? '+' : '−';
  const fits = (value: Rational) => value.sign > 0 && value.whole < 20 && value.d <= 200n;
  const joined = (left: Rational, right: Rational) => (isSum ? left.plus(right) : left.minus(right));
  return wrongLineQuestion(rng, {
    problem: [
      p`می‌خواهیم حاصل این عبارت را پیدا کنیم:`,
      display(row(frac(a.n, a.d), '÷', frac(b.n, b.d), sign, frac(c.n, c.d), '×', frac(d.n, d.d))),
    ],
    work: (mistake) => {
      const quotient = mistake === 'unturned' ? a.times(b) : a.over(b);
      const product = mistake === 'numerators-added' ? Rational.of(c.n + d.n, c.d * d.d) : c.times(d);
      const fromLeft = joined(quotient, c);
      const result = joined(quotient, product);
      const first = worked(plain(a), '÷', plain(b), '=', plain(quotient));
      if (mistake === 'read-from-the-left') {
        const end = fromLeft.times(d);
        return fits(fromLeft) && fits(end) && fits(quotient)
          ? [
              first,
              worked(plain(quotient), sign, plain(c), '=', plain(fromLeft)),
              worked(plain(fromLeft), '×', plain(d), '=', plain(end)),
            ]
          : null;
      }
      const other = isSum ? quotient.minus(product) : quotient.plus(product);
      const end = mistake === 'other-sign' ? other : result;
      return fits(quotient) && fits(product) && fits(end)
        ? [
            first,
            worked(plain(c), '×', plain(d), '=', plain(product)),
            worked(plain(quotient), sign, plain(product), '=', plain(end)),
          ]
        : null;
    },
    mistakes: {
      unturned: line`در این تقسیم، کسر دوم معکوس نشده است.`,
      'numerators-added': line`در این ضرب، صورت‌ها جمع شده‌اند؛ باید در هم ضرب شوند.`,
      'read-from-the-left': line`ضرب پیش از جمع و تفریق است؛ در این سطر ${isSum ? 'جمع' : 'تفریق'} زودتر انجام شده است.`,
      'other-sign': line`حاصل این سطر با نشانهٔ آن جور نیست؛ عمل دیگری انجام شده است.`,
    },
    watch: line`ضرب و تقسیم پیش از جمع و تفریق است. در تقسیم، کسر دوم معکوس می‌شود.`,
  });
}
