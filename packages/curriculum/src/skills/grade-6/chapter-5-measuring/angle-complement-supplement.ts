import { askedAngle, degreesNode, degreesWords } from '../../../authoring/geometry/angles.ts';
import {
  additionBars,
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  type QuestionVariant,
  row,
  step,
  unknownFilled,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake', 'compare'],
  4: ['story', 'find-mistake', 'compare', 'reverse'],
};

/** Two angles beside each other that make a right angle or a straight one. */
function picture(angle: number, isRight: boolean): Figure {
  const whole = isRight ? 90 : 180;
  return {
    t: 'drawing',
    description: `${isRight ? 'یک زاویهٔ راست' : 'یک نیم‌صفحه'} که نیم‌خطی آن را دو قسمت کرده است؛ یک قسمت ${degreesWords(angle)} و قسمت دیگر با علامت سؤال`,
    width: 320,
    height: isRight ? 260 : 200,
    shapes: [
      { t: 'line', from: [isRight ? 40 : 160, 30], to: [300, 30], ends: 'one' },
      isRight
        ? { t: 'line', from: [40, 30], to: [40, 240], ends: 'one' }
        : { t: 'line', from: [160, 30], to: [20, 30], ends: 'one' },
      {
        t: 'line',
        from: [isRight ? 40 : 160, 30],
        to: { from: [isRight ? 40 : 160, 30], degrees: angle, length: isRight ? 200 : 140 },
        ends: 'one',
      },
      { t: 'angle', vertex: [isRight ? 40 : 160, 30], from: 0, to: angle, label: degreesNode(angle) },
      { t: 'angle', vertex: [isRight ? 40 : 160, 30], from: angle, to: whole, arcs: 2, label: askedAngle },
    ],
  };
}

export const angleComplement = defineSkill({
  id: 'g6-angle-complement-supplement',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [unknownFilled, additionBars],
  revision: 9,
  commonMistakes: ['complement-for-supplement', 'right-for-straight-angle', 'ten-off-in-subtraction'],
  make: (rng, level) => {
    const isRight = rng.chance(1, 2);
    const whole = isRight ? 90 : 180;
    const form = rng.pick(formsOf[level]);
    const angle = level === 1 ? rng.int(1, whole / 5 - 1) * 5 : rng.int(5, whole - 5);
    const name = isRight ? 'متمم' : 'مکمل';
    const other = isRight ? 180 : 90;
    const isDifference = form === 'compare';
    const isBack = form === 'reverse';
    // A story and a figure show a right or a straight angle and say neither word.
    const isNamed = form !== 'story' && form !== 'figure';
    // «Compare»: by how much the angle and its partner differ. «Reverse»: the partner is some times the angle.
    const times = rng.int(2, 8);
    if (isBack && whole % (times + 1) !== 0) return null;
    const asked = isBack ? whole / (times + 1) : angle;
    const partner = whole - asked;
    const answer = isBack ? asked : isDifference ? Math.abs(partner - asked) : partner;
    if (answer === 0 || (form === 'figure' && (angle < 25 || whole - angle < 25))) return null;
    // A right or straight angle speaks of its own measure in the hints.
    if (answer === 90 || answer === 180 || answer === angle) return null;
    const misconceptions = isBack
      ? wholeMisconceptions(
          [
            'divided-by-times',
            'زاویهٔ کل را فقط بر تعداد برابرها تقسیم کرده',
            whole % times === 0 ? whole / times : null,
            line`خود زاویه هم یک سهم است. همه چند سهم می‌شود؟`,
          ],
          ['partner-written', 'زاویهٔ دیگر را نوشته', partner, line`زاویهٔ کوچک‌تر خواسته شده است.`],
          [
            'other-sum',
            'متمم و مکمل را با هم اشتباه گرفته',
            other % (times + 1) === 0 ? other / (times + 1) : null,
            line`مجموع دو زاویهٔ متمم با مجموع دو زاویهٔ مکمل فرق دارد. دوباره فکر کن.`,
          ],
        )
      : wholeMisconceptions(
          [
            isNamed ? 'complement-for-supplement' : 'right-for-straight-angle',
            isNamed ? 'متمم و مکمل را با هم اشتباه گرفته' : 'زاویهٔ راست و نیم‌صفحه را با هم اشتباه گرفته',
            other > asked ? (isDifference ? Math.abs(other - 2 * asked) : other - asked) : null,
            isNamed
              ? line`مجموع دو زاویهٔ متمم با مجموع دو زاویهٔ مکمل فرق دارد. دوباره فکر کن.`
              : line`ببین دو زاویه با هم یک زاویهٔ راست می‌سازند یا یک نیم‌صفحه.`,
          ],
          [
            'angle-repeated',
            'خود زاویه را نوشته',
            asked,
            isDifference
              ? line`این خود زاویه است. اختلاف آن با زاویهٔ دیگر خواسته شده است.`
              : line`این خود زاویه است. زاویهٔ دیگر را پیدا کن.`,
          ],
          [
            'ten-off-in-subtraction',
            'در تفریق، ده تا اشتباه کرده',
            // From a whole that ends in 0 nothing is borrowed for full tens.
            asked % 10 === 0 ? null : answer + 10,
            line`تفریق را دوباره انجام بده: برای کم کردن یکان، یک ده‌تایی باز می‌شود.`,
          ],
          [
            'partner-only',
            'زاویهٔ دیگر را نوشته و تفاضل را حساب نکرده',
            isDifference ? partner : null,
            line`اختلاف دو زاویه خواسته شده است.`,
          ],
          [
            'added-instead',
            'به جای کم کردن، جمع کرده',
            isDifference ? null : whole + asked,
            line`دو زاویه با هم باید کل را بسازند؛ پس باید کم کنی.`,
          ],
        );
    const wrong = misconceptions
      .flatMap(({ answer: each }) => (each.kind === 'integer' ? each.values.map(Number) : []))
      .filter((each) => each !== answer);
    if (wrong.length === 0) return null;
    const student = child(rng);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [
            isRight ? p`این دو زاویه با هم یک زاویهٔ راست می‌سازند.` : p`این دو زاویه با هم یک زاویهٔ نیم‌صفحه می‌سازند.`,
            p`زاویه‌ای که علامت سؤال دارد چند درجه است؟`,
          ];
        case 'story':
          return isRight
            ? rng.pick([
                () => [
                  p`نردبانی به دیوار تکیه دارد و با زمین زاویهٔ ${asked} درجه می‌سازد. دیوار و زمین بر هم عمودند.`,
                  p`زاویهٔ نردبان با دیوار چند درجه است؟`,
                ],
                () => [
                  p`${student} گوشهٔ راست یک کاغذ را با یک خط دو قسمت کرد. یکی از زاویه‌ها ${asked} درجه است.`,
                  p`زاویهٔ دیگر چند درجه است؟`,
                ],
                () => [
                  p`یک نرده با خط قائم زاویهٔ ${asked} درجه می‌سازد. خط قائم بر زمین عمود است.`,
                  p`زاویهٔ نرده با زمین چند درجه است؟`,
                ],
              ])()
            : rng.pick([
                () => [
                  p`${student} یک نی را روی میز گذاشت، طوری که یک سر آن به وسط لبهٔ میز می‌رسد. نی با یک طرف لبه زاویهٔ ${asked} درجه می‌سازد.`,
                  p`با طرف دیگر لبه زاویهٔ چند درجه می‌سازد؟`,
                ],
                () => [
                  p`یک در که روی لولا می‌چرخد، از دیوار ${asked} درجه باز شده است. در می‌تواند تا نیم‌صفحه باز شود.`,
                  p`چند درجهٔ دیگر می‌تواند باز شود؟`,
                ],
                () => [
                  p`خیابانی به یک جادهٔ راست می‌رسد و با یک طرف آن زاویهٔ ${asked} درجه می‌سازد.`,
                  p`با طرف دیگر جاده زاویهٔ چند درجه می‌سازد؟`,
                ],
              ])();
        case 'compare':
          return [p`زاویه‌ای ${asked} درجه است.`, p`اختلاف این زاویه با ${name}ش چند درجه است؟`];
        case 'reverse':
          return [p`${name} زاویه‌ای ${times} برابر خود آن است.`, p`آن زاویه چند درجه است؟`];
        case 'find-mistake':
          return [
            p`${student} می‌گوید ${name} زاویهٔ ${asked} درجه، ${rng.pick(wrong)} درجه است، ولی درست نیست.`,
            p`${name} این زاویه چند درجه است؟`,
          ];
        default:
          return [p`${name} زاویهٔ ${asked} درجه چند درجه است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure: picture(asked, isRight) } : {}),
      ...integerAnswer(answer, { unit: 'درجه' }),
      misconceptions,
      hints: [
        isRight
          ? hint(p`دو زاویهٔ متمم با هم یک زاویهٔ راست می‌سازند.`)
          : hint(p`دو زاویهٔ مکمل با هم یک زاویهٔ نیم‌صفحه می‌سازند.`),
        isRight ? hint(p`زاویهٔ راست ۹۰ درجه است.`) : hint(p`زاویهٔ نیم‌صفحه ۱۸۰ درجه است.`),
        isBack
          ? hint(p`خود زاویه را یک سهم بگیر؛ زاویهٔ دیگر ${times} سهم است. همه چند سهم می‌شود؟`)
          : hint(p`زاویهٔ معلوم را از آن کم کن${isDifference ? ' و بعد اختلاف دو زاویه را پیدا کن' : ''}.`),
      ],
      solution: isBack
        ? [
            step(p`زاویه یک سهم و ${name} آن ${times} سهم است؛ همه ${times + 1} سهم و روی هم ${whole} درجه است.`),
            step(p`یک سهم را پیدا می‌کنیم.`, display(row(whole, '÷', times + 1, '=', asked))),
          ]
        : [
            step(p`دو زاویهٔ ${name} روی هم ${whole} درجه‌اند.`),
            step(p`زاویهٔ معلوم را کم می‌کنیم.`, display(row(whole, '−', asked, '=', partner))),
            ...(isDifference
              ? [
                  step(
                    p`اختلاف دو زاویه را پیدا می‌کنیم.`,
                    display(row(Math.max(asked, partner), '−', Math.min(asked, partner), '=', answer)),
                  ),
                ]
              : []),
          ],
    };
  },
});
