import {
  type Block,
  child,
  Decimal,
  decimalAnswer,
  decimalKey,
  defineSkill,
  display,
  hint,
  type Inline,
  type Level,
  line,
  type Misconception,
  misconception,
  num,
  p,
  type QuestionVariant,
  roundingLine,
  row,
  step,
} from '../../../authoring/index.ts';
import {
  approximated,
  cut,
  isOfFinerUnit,
  type Method,
  methodNames,
  rounded,
  unitOf,
  upTo,
  writeAmount,
} from './question-parts/approximation-methods.ts';
import { drawTask } from './question-parts/approximation-questions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'compare', 'find-mistake'],
  4: ['story', 'compare', 'find-mistake'],
};

function distance(a: Decimal, b: Decimal): Decimal {
  return a.compare(b) >= 0 ? a.minus(b) : b.minus(a);
}

export const approxError = defineSkill({
  id: 'g6-approx-error',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [roundingLine],
  revision: 8,
  commonMistakes: ['approximation-written', 'mark-one-place-off'],
  make: (rng, level) => {
    const { value, power } = drawTask(rng, level);
    const method: Method = rng.chance(1, 2) ? 'cut' : 'round';
    const near = approximated(value, power, method);
    const [low, round] = [cut(value, power), rounded(value, power)];
    if (low.units === 0n || near.equals(value) || isOfFinerUnit(value, power)) return null;
    const form = rng.pick(formsOf[level]);
    // «Compare»: by how much the worse of the two methods is farther off than the better one.
    const isCompare = form === 'compare';
    if (isCompare && low.equals(round)) return null;
    const [errorLow, errorRound] = [distance(value, low), distance(value, round)];
    const answer = isCompare ? (errorLow.compare(errorRound) < 0 ? errorLow : errorRound) : distance(value, near);
    if (answer.units === 0n || (isCompare && errorLow.equals(errorRound))) return null;
    const other = approximated(value, power, method === 'cut' ? 'round' : 'cut');
    // In the middle the other method is as far off.
    if (!isCompare && !other.equals(near) && distance(value, other).equals(answer)) return null;
    const found: Misconception[] = [];
    const add = (id: string, title: string, wrong: Decimal, message: readonly Inline[]) => {
      if (wrong.units > 0n) found.push(misconception(id, title, decimalKey(wrong), message));
    };
    if (isCompare) {
      add(
        'larger-error-written',
        'خطای روش دورتر را نوشته',
        errorLow.compare(errorRound) < 0 ? errorRound : errorLow,
        line`هر دو اختلاف را حساب کن. روش نزدیک‌تر آن است که اختلافش کمتر باشد.`,
      );
    } else {
      add(
        'error-of-the-other-method',
        'اختلاف را برای روش دیگر حساب کرده',
        distance(value, other),
        line`روش خواسته‌شده را دوباره بخوان و مقدار تقریبی را با همان روش بنویس.`,
      );
    }
    add(
      'approximation-written',
      'خود مقدار تقریبی را نوشته',
      isCompare ? round : near,
      line`مقدار تقریبی را پیدا کرده‌ای. حالا فاصلهٔ آن را تا مقدار واقعی حساب کن.`,
    );
    add(
      'unit-written',
      'اندازهٔ تقریب را نوشته',
      unitOf(power),
      line`اختلاف همیشه از این مقدار کمتر است. دو مقدار را از هم کم کن.`,
    );
    add(
      'added-instead',
      'به جای تفریق، جمع کرده',
      value.plus(isCompare ? round : near),
      line`برای پیدا کردن اختلاف، مقدار کوچک‌تر را از بزرگ‌تر کم کن.`,
    );
    if (value.places > 0)
      add(
        answer.places === 1 ? 'mark-left-out' : 'mark-one-place-off',
        answer.places === 1 ? 'ممیز را در جواب ننوشته' : 'جای ممیز را یک رقم اشتباه گذاشته',
        answer.shift(1),
        line`در تفریق، ممیزها باید زیر هم باشند. دوباره حساب کن.`,
      );
    const statement = form === 'story' ? writeAmount(rng, value) : null;
    if (form === 'story' && statement === null) return null;
    const unit = unitOf(power);
    const name = child(rng);
    const wrong = found
      .flatMap(({ answer: each }) => (each.kind === 'decimal' ? each.values : []))
      .filter((each) => each !== answer.toString() && Decimal.parse(each).compare(value) < 0);
    if (wrong.length === 0) return null;
    const way = methodNames[method];
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            ...(statement === null ? [] : [statement.statement]),
            p`${name} این مقدار را با تقریب کمتر از ${unit} به روش ${way} گفته است. مقدار تقریبی او با مقدار واقعی چقدر اختلاف دارد؟`,
          ];
        case 'compare':
          return [
            p`عدد ${value} را یک بار به روش قطع کردن و یک بار به روش گرد کردن، با تقریب کمتر از ${unit} می‌نویسیم.`,
            p`یکی از این دو مقدار به عدد نزدیک‌تر است. اختلاف همان مقدار با عدد چقدر است؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} می‌گوید اگر ${value} را با تقریب کمتر از ${unit} به روش ${way} بنویسیم، اختلاف مقدار تقریبی با مقدار واقعی ${Decimal.parse(rng.pick(wrong))} است، ولی درست نیست.`,
            p`این اختلاف چقدر است؟`,
          ];
        default:
          return [
            p`عدد ${value} را با تقریب کمتر از ${unit} به روش ${way} می‌نویسیم.`,
            p`اختلاف مقدار تقریبی با مقدار واقعی چقدر است؟`,
          ];
      }
    };
    const best = errorLow.compare(errorRound) < 0 ? low : round;
    const used = isCompare ? best : near;
    const [large, small] = used.compare(value) > 0 ? [used, value] : [value, used];
    return {
      form,
      stem: stem(),
      ...decimalAnswer(answer, statement === null ? {} : { unit: statement.unit }),
      misconceptions: found,
      hints: [
        hint(p`اول مقدار تقریبی را ${isCompare ? 'با هر دو روش' : 'با روش خواسته‌شده'} بنویس.`),
        hint(p`اختلاف یعنی فاصلهٔ دو عدد: کوچک‌تر را از بزرگ‌تر کم کن.`),
        ...(isCompare ? [hint(p`دو اختلاف را با هم مقایسه کن و کوچک‌تر را بنویس.`)] : []),
      ],
      solution: [
        ...(isCompare
          ? [
              step(
                p`به روش قطع کردن و به روش گرد کردن${upTo(power)} این دو مقدار به دست می‌آید.`,
                display(row(num(value), '≃', num(low))),
                display(row(num(value), '≃', num(round))),
              ),
              step(p`مقدار ${best} به عدد نزدیک‌تر است.`),
            ]
          : [step(p`مقدار تقریبی${upTo(power)} به روش ${way} این است:`, display(row(num(value), '≃', num(near))))]),
        step(p`اختلاف را با تفریق پیدا می‌کنیم.`, display(row(num(large), '−', num(small), '=', num(answer)))),
      ],
    };
  },
});
