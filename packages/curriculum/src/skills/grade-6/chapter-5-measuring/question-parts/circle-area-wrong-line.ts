import {
  Decimal,
  type Level,
  line,
  p,
  type QuestionDraft,
  type Rng,
  workedFor,
  wrongLineQuestion,
} from '../../../../authoring/index.ts';

const pi = Decimal.parse('3.14');

/** Where is the wrong line of the area of a circle of which the diameter is given. */
export function circleAreaWrongLine(rng: Rng, level: Level): QuestionDraft | null {
  const radius = rng.int(3, level === 2 ? 30 : 60);
  const diameter = radius * 2;
  const unit = rng.pick(['سانتی‌متر', 'متر'] as const);
  return wrongLineQuestion(rng, {
    problem: [p`قطر دایره‌ای ${diameter} ${unit} است. مساحت آن را با عدد پی ${pi} می‌خواهیم.`],
    work: (mistake) => {
      const used = mistake === 'diameter-doubled' ? diameter * 2 : radius;
      const square = mistake === 'radius-doubled' ? used * 2 : used * used;
      const area = Decimal.of(square).times(pi);
      const shown = mistake === 'point-moved' ? area.shift(1) : area;
      return [
        workedFor('شعاع', diameter, mistake === 'diameter-doubled' ? '×' : '÷', 2, '=', used),
        workedFor('شعاع ضربدر شعاع', used, '×', mistake === 'radius-doubled' ? 2 : used, '=', square),
        workedFor('مساحت', pi, '×', square, '=', shown),
      ];
    },
    mistakes: {
      'diameter-doubled': line`شعاع نصف قطر است؛ در این سطر قطر دو برابر شده است.`,
      'radius-doubled': line`شعاع باید در خودش ضرب شود، نه در ۲.`,
      'point-moved': line`ممیز حاصل این ضرب جای درستی ندارد.`,
    },
    watch: line`هر سطر می‌گوید چه چیزی را حساب می‌کند. ببین عبارتش همان را حساب کرده است یا نه.`,
  });
}
