import { onALine } from '../../../authoring/fractions/stories/on-a-line.ts';
import { pickWordProblem } from '../../../authoring/fractions/stories/word-problem.ts';
import { fractionValue, type Mixed, written } from '../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  type Hint,
  hint,
  mixed,
  type NumberLine,
  numberLineAnswer,
  onAnswerLine,
  p,
  persianNumber,
  type Rng,
  row,
  type SolutionStep,
  step,
  words,
} from '../../../authoring/index.ts';
import { lineMisconceptions } from './question-parts/number-line-misconceptions.ts';
import { drawTarget, improper, type Target, tickOf } from './question-parts/number-line-target.ts';

function picture({ whole, numerator, denominator }: Mixed, isRound: boolean): Figure {
  const full = whole === 1 ? 'اولی' : `${persianNumber(whole)} تای اول`;
  const shape = isRound ? 'دایرهٔ' : 'نوار';
  const units = Array.from({ length: whole + 1 }, (_, index) => ({
    parts: denominator,
    shaded: index < whole ? denominator : numerator,
    tone: 'accent' as const,
  }));
  const description = `${persianNumber(whole + 1)} ${shape} برابر که هر کدام ${persianNumber(denominator)} قسمت مساوی دارد؛ ${full} کامل رنگ شده و از آخری ${persianNumber(numerator)} قسمت`;
  return isRound ? { t: 'circles', description, circles: units } : { t: 'bars', description, bars: units };
}

function stem(rng: Rng, target: Target, name: string, isRound: boolean): readonly Block[] | null {
  const { n, form, shown, other, from } = target;
  switch (form) {
    case 'figure':
      return [
        p`هر ${isRound ? 'دایره' : 'نوار'} یک واحد است. ببین روی هم چه مقدار رنگ شده است و همان عدد را روی محور نشان بده.`,
      ];
    case 'story':
      return pickWordProblem(rng, onALine, {
        shown,
        parts: n.whole * n.denominator + n.numerator,
        denominator: n.denominator,
      });
    case 'reverse':
      return (
        from && [
          p`عددی را روی محور نشان بده که به اندازهٔ ${from.isLess ? frac(n.denominator - n.numerator, n.denominator) : frac(n.numerator, n.denominator)} از ${from.whole} ${from.isLess ? 'کمتر' : 'بیشتر'} است.`,
        ]
      );
    case 'compare': {
      if (other === null) return null;
      const isLarger = fractionValue(n).compare(fractionValue(other)) > 0;
      // One as a fraction and one as a mixed number, so that they must be brought to one form.
      const pair = rng.chance(1, 2) ? [improper(n), written(other)] : [written(n), improper(other)];
      const [first, second] = rng.shuffle(pair);
      if (first === undefined || second === undefined) return null;
      return [
        p`از دو عدد ${first} و ${second} کدام ${isLarger ? 'بزرگ‌تر' : 'کوچک‌تر'} است؟ همان عدد را روی محور نشان بده.`,
      ];
    }
    case 'find-mistake':
      return [
        p`${name} می‌خواست ${shown} را روی محور نشان بدهد، ولی نقطه را جای درستی نگذاشته است.`,
        p`تو جای درست ${shown} را نشان بده.`,
      ];
    default:
      return [p`عدد ${shown} را روی محور نشان بده.`];
  }
}

function restated({ form, shown, from }: Target): Hint {
  switch (form) {
    case 'figure':
      return hint(p`اول واحدهای کامل را بشمار، بعد ببین از واحد آخر چند قسمت رنگ شده است.`);
    case 'compare':
      return hint(p`اول باید ببینی کدام عدد خواسته شده است. اگر هر دو را عدد مخلوط بنویسی، مقایسه آسان می‌شود.`);
    case 'story':
      return hint(p`باید ببینی از صفر چقدر باید جلو بروی. روی محور، فاصلهٔ هر دو عدد کامل یک واحد است.`);
    default:
      return from
        ? hint(p`اول ${from.whole} را روی محور پیدا کن، بعد ببین از آنجا باید به سمت راست بروی یا به سمت چپ.`)
        : hint(p`باید جای ${shown} را پیدا کنی. روی محور، فاصلهٔ هر دو عدد کامل یک واحد است.`);
  }
}

function hints(target: Target): readonly Hint[] {
  const { n, divisions, form, from } = target;
  const each = divisions / n.denominator;
  const cut =
    each === 1
      ? hint(p`هر واحد روی محور ${divisions} قسمت مساوی دارد؛ پس هر قسمت ${frac(1, divisions)} است.`)
      : hint(
          p`هر واحد روی محور ${divisions} قسمت مساوی دارد، ولی مخرج کسر ${n.denominator} است. پس هر ${each} قسمت محور می‌شود ${frac(1, n.denominator)}.`,
        );
  if (from) {
    return [restated(target), cut, hint(p`حالا از ${from.whole} به اندازهٔ صورت کسر، قسمت‌ها را یکی‌یکی بشمار.`)];
  }
  const main =
    form === 'compare'
      ? p`عددی را که خواسته شده است پیدا کن: از صفر واحدهای کاملش را جلو برو و از آنجا قسمت‌ها را بشمار.`
      : p`ببین در عدد چند واحد کامل هست: هر ${n.denominator} تا ${frac(1, n.denominator)} یک واحد می‌شود. تا آن عدد کامل جلو برو و از آنجا بقیهٔ قسمت‌ها را بشمار.`;
  return [restated(target), cut, hint(main)];
}

function solution(target: Target): readonly SolutionStep[] {
  const { n, divisions, other, from } = target;
  const each = divisions / n.denominator;
  const rest = n.numerator * each;
  const cut = step(p`هر واحد روی محور ${divisions} قسمت مساوی دارد؛ پس هر قسمت ${frac(1, divisions)} است.`);
  const finer =
    each === 1
      ? []
      : [
          step(
            p`مخرج کسر ${n.denominator} است؛ پس برای هر ${frac(1, n.denominator)} باید ${each} قسمت محور را بشماریم.`,
            display(row(frac(n.numerator, n.denominator), '=', frac(rest, divisions))),
          ),
        ];
  const arrived = display(
    from
      ? row(
          from.whole,
          from.isLess ? '−' : '+',
          from.isLess ? frac(n.denominator - n.numerator, n.denominator) : frac(n.numerator, n.denominator),
          '=',
          written(n),
        )
      : row(improper(n), '=', written(n), ...(each === 1 ? [] : ['=' as const, mixed(n.whole, rest, divisions)])),
  );
  if (from) {
    const count = from.isLess ? n.denominator - n.numerator : n.numerator;
    return [
      cut,
      step(
        p`از ${from.whole} شروع می‌کنیم و چون عدد ${from.isLess ? 'کمتر' : 'بیشتر'} است، ${count} قسمت به سمت ${from.isLess ? 'چپ' : 'راست'} می‌رویم.`,
        arrived,
      ),
    ];
  }
  const compared = other
    ? [
        step(
          p`هر دو را عدد مخلوط می‌نویسیم تا مقایسه کنیم:`,
          display(row(improper(n), '=', written(n))),
          display(row(improper(other), '=', written(other))),
        ),
        step(p`پس عددی که سؤال می‌خواهد ${written(n)} است.`),
      ]
    : [];
  return [
    ...compared,
    cut,
    ...finer,
    step(
      p`هر ${n.denominator} تا ${frac(1, n.denominator)} یک واحد کامل است؛ پس تا ${n.whole} جلو می‌رویم و از آنجا ${rest} قسمت دیگر می‌شماریم.`,
      arrived,
    ),
  ];
}

export const improperNumberline = defineSkill({
  id: 'g5-improper-numberline',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onAnswerLine],
  revision: 11,
  make: (rng, level) => {
    const target = drawTarget(rng, level);
    if (target === null) return null;
    const { n, divisions, to, form } = target;
    const name = child(rng);
    const isRound = rng.chance(1, 2);
    const tick = tickOf(n, divisions);
    const known = lineMisconceptions(target);
    const wrong = known
      .map(({ answer }) => (answer.kind === 'number-line' ? answer.tick : tick))
      .filter((at) => at !== tick);
    const asked = stem(rng, target, name, isRound);
    if (asked === null || wrong.length === 0) return null;
    const axis: NumberLine = {
      from: 0,
      to,
      divisions,
      ...(form === 'find-mistake' ? { points: [{ tick: rng.pick(wrong), tone: 'rose', label: words(name) }] } : {}),
    };
    return {
      form,
      stem: asked,
      ...(form === 'figure' ? { figure: picture(n, isRound) } : {}),
      ...numberLineAnswer(axis, tick),
      misconceptions: known,
      hints: hints(target),
      solution: solution(target),
    };
  },
});
