import {
  type Level,
  line,
  p,
  type QuestionDraft,
  type Rng,
  workedFor,
  wrongLineQuestion,
} from '../../../../authoring/index.ts';

/** Where is the wrong line of the area of a trapezoid. */
export function trapezoidWrongLine(rng: Rng, level: Level): QuestionDraft | null {
  const most = level === 4 ? 40 : 20;
  const [long, short, height] = [rng.int(8, most), rng.int(5, most - 3), rng.int(4, most)];
  if (long <= short || ((long + short) * height) % 2 !== 0) return null;
  return wrongLineQuestion(rng, {
    problem: [
      p`ضلع‌های موازی یک ذوزنقه ${long} و ${short} سانتی‌متر و ارتفاع آن ${height} سانتی‌متر است. مساحت آن را می‌خواهیم.`,
    ],
    work: (mistake) => {
      const sum =
        mistake === 'sides-multiplied' ? long * short : mistake === 'sides-subtracted' ? long - short : long + short;
      const factor = mistake === 'one-side-alone' ? long : sum;
      const both = factor * height;
      const area = mistake === 'doubled' ? both * 2 : both / 2;
      if (!Number.isInteger(area)) return null;
      const sign = mistake === 'sides-multiplied' ? '×' : mistake === 'sides-subtracted' ? '−' : '+';
      return [
        workedFor('مجموع دو ضلع موازی', long, sign, short, '=', sum),
        workedFor('ضربدر ارتفاع', factor, '×', height, '=', both),
        workedFor('نصف آن', both, mistake === 'doubled' ? '×' : '÷', 2, '=', area),
      ];
    },
    mistakes: {
      'sides-multiplied': line`دو ضلع موازی باید جمع شوند، نه ضرب.`,
      'sides-subtracted': line`دو ضلع موازی باید جمع شوند، نه تفریق.`,
      'one-side-alone': line`مجموع دو ضلع باید در ارتفاع ضرب شود؛ در این سطر فقط یکی از ضلع‌ها آمده است.`,
      doubled: line`نصف کردن یعنی تقسیم بر ۲؛ در این سطر عدد دو برابر شده است.`,
    },
    watch: line`هر سطر می‌گوید چه چیزی را حساب می‌کند. ببین عبارتش همان را حساب کرده است یا نه.`,
  });
}
