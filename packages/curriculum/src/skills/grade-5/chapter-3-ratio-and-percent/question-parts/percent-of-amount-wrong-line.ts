import {
  type Level,
  line,
  p,
  percent,
  type QuestionDraft,
  type Rng,
  workedFor,
  wrongLineQuestion,
} from '../../../../authoring/index.ts';

/** Where is the wrong line of a percentage that is put together of tens and a five. */
export function percentWrongLine(rng: Rng, level: Level): QuestionDraft | null {
  const tens = rng.int(2, level === 4 ? 8 : 6);
  const whole = rng.int(1, level === 4 ? 40 : 20) * 200;
  const rate = tens * 10 + 5;
  return wrongLineQuestion(rng, {
    problem: [p`می‌خواهیم ${percent(rate)} از ${whole} را پیدا کنیم.`],
    work: (mistake) => {
      const tenth = mistake === 'divided-by-hundred' ? whole / 100 : whole / 10;
      const most = mistake === 'multiplied-once-less' ? (tens - 1) * tenth : tens * tenth;
      const five = mistake === 'doubled' ? tenth * 2 : tenth / 2;
      if (!Number.isInteger(five) || !Number.isInteger(most)) return null;
      const sign = mistake === 'subtracted' ? '−' : '+';
      return [
        workedFor(percent(10), whole, '÷', mistake === 'divided-by-hundred' ? 100 : 10, '=', tenth),
        workedFor(percent(tens * 10), tens, '×', tenth, '=', most),
        workedFor(percent(5), tenth, mistake === 'doubled' ? '×' : '÷', 2, '=', five),
        workedFor(percent(rate), most, sign, five, '=', sign === '+' ? most + five : most - five),
      ];
    },
    mistakes: {
      'divided-by-hundred': line`ده درصد یعنی یک‌دهم؛ در این سطر عدد بر ۱۰۰ تقسیم شده است.`,
      'multiplied-once-less': line`حاصل این ضرب درست نیست؛ یک بار کمتر جمع شده است.`,
      doubled: line`پنج درصد نصفِ ده درصد است، نه دو برابر آن.`,
      subtracted: line`دو قسمت درصد باید روی هم گذاشته شوند، نه از هم کم.`,
    },
    watch: line`اول هر سطر نوشته است چند درصد را حساب می‌کند. ببین عبارتش همان مقدار است یا نه.`,
  });
}
